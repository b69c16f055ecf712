import styles from "./details.css?inline";

export * from "./index.js";
export { styles };
