// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";

export * from "./locator-map.js";
export { styles };
