import { computed } from "@preact/signals-react";
import { connectPageLink } from "../lists/connect-page-link.js";
import { readInventoryLink, writeInventoryLink } from "./inventory-link.js";
import type { InventoryState } from "./inventory-state.js";
import { type VehicleFilters, writeFilters } from "./vehicle-filters.js";

/** What is linked: the grid, and the filters that the page starts with. */
export interface LinkedGrid {
	readonly inventory: InventoryState;
	readonly start: () => VehicleFilters;
}

/** Keeps a grid's filters and its comparison in the fragment of the page's address. */
export function connect(
	{ inventory, start }: LinkedGrid,
	root: Element | null,
	known: { current: string },
): () => void {
	const written = computed(() => {
		const { filters, comparedSlugs } = inventory;
		const shown = writeInventoryLink({
			filters: filters.value,
			comparedSlugs: comparedSlugs.value,
		});
		return shown === writeFilters(start()) ? undefined : shown;
	});
	return connectPageLink(
		{
			name: "vehicles",
			written,
			apply(parameters) {
				const { filters, comparedSlugs } = readInventoryLink(parameters);
				inventory.setFilters(filters);
				inventory.compare(comparedSlugs);
			},
		},
		root,
		known,
	);
}
