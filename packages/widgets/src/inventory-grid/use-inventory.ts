import { queries, type Vehicle, vehicleReader } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { useEffect, useImperativeHandle } from "react";
import { useLoadEvents, useLoader } from "../data/index.js";
import {
	useChange,
	useControlled,
	usePersistentMemo,
	usePersistentRef,
	usePersistentState,
	useReadiness,
	useStableValue,
} from "../hooks/index.js";
import { readOwnList } from "../lists/own-list.js";
import type { AsyncState } from "../loader/index.js";
import type { InventoryGridController } from "./controller.js";
import type { InventoryGridProps } from "./inventory-grid-props.js";
import {
	createInventoryState,
	type InventoryState,
	type VehicleSource,
} from "./inventory-state.js";
import { knownFilters, type VehicleFilters, writeFilters } from "./vehicle-filters.js";

/** Creates the grid's state and controller, and keeps the state in sync with the props. */
export function useInventory(props: InventoryGridProps): InventoryState {
	const { limit } = props;
	const vehicles = useStableValue(readOwnList("vehicles", props.vehicles, vehicleReader));
	const loader = useLoader();
	const source = usePersistentMemo("vehicles", (): VehicleSource => {
		if (vehicles !== undefined) {
			const state: AsyncState<readonly Vehicle[]> = vehicles
				? { status: "ready", data: vehicles }
				: { status: "loading" };
			return { resource: signal(state), retry: () => {} };
		}
		const query = queries.vehicles();
		return { resource: loader.load(query), retry: () => loader.retry(query) };
	}, [loader, vehicles]);
	const inventory = usePersistentState("inventory", () =>
		createInventoryState(source, startFiltersOf(props), limit),
	);
	const readiness = useReadiness();
	useEffect(() => inventory.setSource(source), [inventory, source]);
	useEffect(() => inventory.setLimit(limit), [inventory, limit]);
	useFilters(inventory, props);
	useChange(inventory.results, props.onResultsChange);
	useChange(inventory.compared, props.onComparedChange);
	useChange(inventory.status, props.onStatusChange);
	useImperativeHandle(props.ref, () => controllerOf(inventory, readiness.ready), [
		inventory,
		readiness,
	]);
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

function controllerOf(inventory: InventoryState, ready: Promise<void>): InventoryGridController {
	return {
		ready,
		get filters() {
			return inventory.filters.peek();
		},
		get results() {
			return inventory.results.peek();
		},
		get compared() {
			return inventory.compared.peek();
		},
		get status() {
			return inventory.status.peek();
		},
		setFilters: inventory.setFilters,
		compare: inventory.compare,
	};
}
