import type { Vehicle } from "@nev/contract";
import { createComparisonState } from "../../comparison/comparison-state.js";
import type { WidgetHost } from "../../elements/widget-definition.js";
import type { GridComparison } from "../inventory-grid.js";
import { CompareCheckbox } from "./compare-checkbox.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./comparison.css?inline";
import { Comparison } from "./comparison.js";

/** By the grid's state, so that a grid that starts over compares nothing. */
const comparisons = new WeakMap<object, GridComparison>();

/** The comparison of an element's grid. Adds its styles to the element. */
export function comparisonOf(host: WidgetHost): GridComparison {
	host.adoptStyles(styles);
	const grid = (host.stored("inventory") as object | undefined) ?? host;
	const existing = comparisons.get(grid);
	if (existing) return existing;
	const state = createComparisonState<Vehicle>(({ slug }) => slug);
	const comparison = { state, Comparison, CompareCheckbox };
	comparisons.set(grid, comparison);
	return comparison;
}
