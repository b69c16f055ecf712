import styles from "./opening-hours.css?inline";

export * from "./opening-hours.js";
export { styles };
