import styles from "./element.css?inline";

export * from "./locator-map.js";
export { styles };
