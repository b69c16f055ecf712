import type { WidgetHost } from "../../elements/widget-definition.js";
import type { GridComparison } from "../inventory-grid.js";
import { CompareCheckbox } from "./compare-checkbox.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./comparison.css?inline";
import { Comparison } from "./comparison.js";

/** The comparison of an element's grid. Adds its styles to the element. */
export function comparisonOf(host: WidgetHost): GridComparison {
	host.adoptStyles(styles);
	return { Comparison, CompareCheckbox };
}
