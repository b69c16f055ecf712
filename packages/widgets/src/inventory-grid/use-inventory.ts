import { queries } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { useEffect, useMemo, useState } from "react";
import { useLoader } from "../data/index.js";
import { useControllableState, useLoadEvents } from "../hooks/index.js";
import type { InventoryGridProps } from "./inventory-grid.js";
import {
	createInventoryState,
	type InventoryState,
	type VehicleSource,
} from "./inventory-state.js";
import { readFilters, writeFilters } from "./vehicle-filters.js";

/** The grid's state, in step with its properties and telling the host what happens. */
export function useInventory(props: InventoryGridProps): InventoryState {
	const { vehicles, limit, category, filters } = props;
	const loader = useLoader();
	const source = useMemo((): VehicleSource => {
		if (vehicles) {
			return { resource: signal({ status: "ready", data: vehicles }), retry: () => {} };
		}
		const query = queries.vehicles();
		return { resource: loader.load(query), retry: () => loader.retry(query) };
	}, [loader, vehicles]);
	const [inventory] = useState(() => createInventoryState(source, filters ?? { category }, limit));
	useEffect(() => inventory.setSource(source), [inventory, source]);
	useEffect(() => inventory.setLimit(limit), [inventory, limit]);
	useFilters(inventory, props);
	useLoadEvents(inventory.results, props);
	return inventory;
}

/** Filters go both ways: the host sets them, and hears of what the visitor sets. */
function useFilters(inventory: InventoryState, props: InventoryGridProps): void {
	const { filters, category, onFiltersChange } = props;
	const given = writeFilters(filters ?? { category });
	useControllableState({
		value: given,
		current: () => writeFilters(inventory.filters.value),
		apply: () => inventory.setFilters(readFilters(new URLSearchParams(given))),
		onChange: onFiltersChange && (() => onFiltersChange(inventory.filters.peek())),
		isControlled: filters !== undefined,
	});
}
