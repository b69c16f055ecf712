import { queries } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { useEffect, useMemo, useState } from "react";
import { useLoader } from "../data/index.js";
import { useControllableState, useLoadEvents } from "../hooks/index.js";
import type { InventoryGridProps } from "./inventory-grid-props.js";
import {
	createInventoryState,
	type InventoryState,
	type VehicleSource,
} from "./inventory-state.js";
import { readFilters, writeFilters } from "./vehicle-filters.js";

/** The grid's state, in sync with its props. Reports loading and filter changes to the host page. */
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

/** Keeps the filters of the state and those of the host page in sync. */
function useFilters(inventory: InventoryState, props: InventoryGridProps): void {
	const { filters, category, onFiltersChange } = props;
	const value = writeFilters(filters ?? { category });
	useControllableState({
		value,
		current: () => writeFilters(inventory.filters.value),
		apply: () => inventory.setFilters(readFilters(new URLSearchParams(value))),
		onChange: onFiltersChange && (() => onFiltersChange(inventory.filters.peek())),
		isControlled: filters !== undefined,
	});
}
