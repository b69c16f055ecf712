import styles from "./comparison.css?inline";

export { CompareCheckbox } from "./compare-checkbox.js";
export { Comparison } from "./comparison.js";
export { styles };
