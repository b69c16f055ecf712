import styles from "./on-request.css?inline";

/* What the element loads only for a page that asks for any of it. */
export { CompareCheckbox } from "./comparison/compare-checkbox.js";
export { Comparison } from "./comparison/comparison.js";
export { connect } from "./grid-link.js";
export { SortField } from "./sorting/sort-field.js";
export { sortVehicles } from "./sorting/sort-vehicles.js";
export { cardsOf } from "./vehicle-template.js";
export { styles };
