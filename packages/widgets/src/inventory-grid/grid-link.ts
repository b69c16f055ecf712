import { computed } from "@preact/signals-react";
import { connectPageLink } from "../lists/connect-page-link.js";
import type { InventoryState } from "./inventory-state.js";
import { readFilters, type VehicleFilters, writeFilters } from "./vehicle-filters.js";

/** What is linked: the grid, and the filters that the page starts with. */
export interface LinkedGrid {
	readonly inventory: InventoryState;
	readonly start: () => VehicleFilters;
}

/** Keeps a grid's filters in the fragment of the page's address. */
export function connect(
	{ inventory, start }: LinkedGrid,
	root: Element | null,
	known: { current: string },
): () => void {
	const written = computed(() => {
		const filters = writeFilters(inventory.filters.value);
		return filters === writeFilters(start()) ? undefined : filters;
	});
	return connectPageLink(
		{
			name: "vehicles",
			written,
			apply: (parameters) => inventory.setFilters(readFilters(parameters)),
		},
		root,
		known,
	);
}
