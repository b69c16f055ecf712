// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./comparison.css?inline";

export { CompareCheckbox } from "./compare-checkbox.js";
export { Comparison } from "./comparison.js";
export { styles };
