import { queries } from "@nev/contract";
import { signal, useSignalEffect } from "@preact/signals-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLoader } from "../data/index.js";
import { tellHost } from "../provider/index.js";
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
	useLoadEvents(inventory, props);
	return inventory;
}

/** Filters go both ways: the host sets them, and hears of what the visitor sets. */
function useFilters(inventory: InventoryState, props: InventoryGridProps): void {
	const latest = useRef(props);
	latest.current = props;
	const wanted = writeFilters(props.filters ?? { category: props.category });
	const told = useRef(wanted);
	// What the host has heard and may still hand back, late, while the visitor types on.
	const echoes = useRef(new Set<string>());
	useSignalEffect(() => {
		const written = writeFilters(inventory.filters.value);
		if (written === told.current) return;
		told.current = written;
		const { filters, onFiltersChange } = latest.current;
		if (!onFiltersChange) return;
		// A host that sets no filters has none to hand back.
		if (filters) echoes.current.add(written);
		tellHost(() => onFiltersChange(inventory.filters.peek()));
	});
	const isFirst = useRef(true);
	useEffect(() => {
		if (isFirst.current) {
			isFirst.current = false;
			return;
		}
		const isCurrent = wanted === writeFilters(inventory.filters.peek());
		if (!isCurrent && echoes.current.has(wanted)) return;
		echoes.current.clear();
		if (isCurrent) return;
		told.current = wanted;
		inventory.setFilters(readFilters(new URLSearchParams(wanted)));
	}, [inventory, wanted]);
}

function useLoadEvents(inventory: InventoryState, props: InventoryGridProps): void {
	const latest = useRef(props);
	latest.current = props;
	const isReady = useRef(false);
	useSignalEffect(() => {
		const { status, error } = inventory.results.value;
		if (status === "failed" && error) tellHost(() => latest.current.onError?.(error));
		if (status === "ready" && !isReady.current) {
			isReady.current = true;
			tellHost(() => latest.current.onReady?.());
		}
	});
}
