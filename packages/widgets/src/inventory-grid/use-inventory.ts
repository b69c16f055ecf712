import { queries, vehicleReader } from "@nev/contract";
import { useEffect, useImperativeHandle } from "react";
import { useLoadEvents, useLoader } from "../data/index.js";
import {
	createController,
	useChange,
	useControlled,
	usePersistentMemo,
	usePersistentRef,
	usePersistentState,
	useReadiness,
	useStableValue,
} from "../hooks/index.js";
import { readOwnList } from "../lists/own-list.js";
import { lookUp } from "../loader/loader.js";
import { lookupOf } from "../loader/lookup-of.js";
import type { InventoryGridController } from "./controller.js";
import type { InventoryGridProps } from "./inventory-grid-props.js";
import {
	createInventoryState,
	type InventoryState,
	type SortVehicles,
	type VehicleSource,
} from "./inventory-state.js";
import { knownFilters, type VehicleFilters, writeFilters } from "./vehicle-filters.js";

/** Creates the grid's state and controller, and keeps the state in sync with the props. */
export function useInventory(
	props: InventoryGridProps,
	sort: SortVehicles | undefined,
): InventoryState {
	const { limit } = props;
	const vehicles = useStableValue(readOwnList("vehicles", props.vehicles, vehicleReader));
	const loader = useLoader();
	const source = usePersistentMemo("vehicles", (): VehicleSource => {
		if (vehicles === undefined) return lookUp(loader, queries.vehicles());
		return lookupOf(vehicles ? { status: "ready", data: vehicles } : { status: "loading" });
	}, [loader, vehicles]);
	const inventory = usePersistentState("inventory", () =>
		createInventoryState(source, startFiltersOf(props), { limit, sort }, props.comparedSlugs),
	);
	const readiness = useReadiness();
	useEffect(() => inventory.setSource(source), [inventory, source]);
	useEffect(() => inventory.setView({ limit, sort }), [inventory, limit, sort]);
	useFilters(inventory, props);
	useChange(inventory.results, props.onResultsChange);
	useChange(inventory.compared, props.onComparedChange);
	useChange(inventory.status, props.onStatusChange);
	useImperativeHandle(props.ref, (): InventoryGridController => {
		const { filters, results, compared, status, setFilters, compare } = inventory;
		const state = { filters, results, compared, status };
		return createController(readiness.ready, state, { setFilters, compare });
	}, [inventory, readiness]);
	useLoadEvents(inventory.results, props, readiness);
	return inventory;
}

/** The filters that a page starts with. */
export function startFiltersOf({
	filters,
	defaultFilters,
	category,
}: InventoryGridProps): VehicleFilters {
	return filters ?? defaultFilters ?? { category };
}

/** Keeps the filters those of the page where it controls them, and follows a new `category`. */
function useFilters(inventory: InventoryState, props: InventoryGridProps): void {
	const { filters, category, onFiltersChange } = props;
	useControlled({
		value: filters && knownFilters(filters),
		current: inventory.filters,
		apply: inventory.setFilters,
		isSame: (a, b) => writeFilters(a) === writeFilters(b),
		onChange: onFiltersChange,
	});
	// An element may be put back with another one.
	const applied = usePersistentRef("category", category);
	useEffect(() => {
		if (category === applied.current) return;
		applied.current = category;
		inventory.setFilters({ category });
	}, [inventory, applied, category]);
}
