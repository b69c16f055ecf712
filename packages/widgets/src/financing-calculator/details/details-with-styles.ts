// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./details.css?inline";

export * from "./index.js";
export { styles };
