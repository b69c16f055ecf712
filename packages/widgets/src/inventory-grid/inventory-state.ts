import type { Vehicle } from "@nev/contract";
import { computed, type ReadonlySignal, signal } from "@preact/signals-react";
import type { AsyncState } from "../data/index.js";
import { passesFilters, type VehicleFilters } from "./vehicle-filters.js";

/** What the grid shows. */
export interface InventoryResults {
	readonly status: "loading" | "ready" | "failed";
	/** Those that pass the filters, as many as the limit allows. */
	readonly vehicles: readonly Vehicle[];
	/** How many pass the filters. */
	readonly total: number;
	/** Why it failed. */
	readonly error?: Error;
}

/** Where the vehicles come from, and how to ask again where it failed. */
export interface VehicleSource {
	readonly resource: ReadonlySignal<AsyncState<readonly Vehicle[]>>;
	retry(): void;
}

export interface InventoryState {
	readonly filters: ReadonlySignal<VehicleFilters>;
	readonly results: ReadonlySignal<InventoryResults>;

	/** Sets some of the filters; the others stay. */
	filter(change: VehicleFilters): void;
	/** Sets all of the filters at once; those that are not given are cleared. */
	setFilters(filters: VehicleFilters): void;
	clear(): void;
	retry(): void;
	/** Goes on with the same filters in another source. */
	setSource(source: VehicleSource): void;
	setLimit(limit: number | undefined): void;
}

/**
 * The inventory grid's state: what is filtered for, and what passes.
 *
 * @example
 * const state = createInventoryState(source, { category: "4-seater" });
 * state.results.value.total;
 */
export function createInventoryState(
	initialSource: VehicleSource,
	initial: VehicleFilters = {},
	initialLimit?: number,
): InventoryState {
	const source = signal(initialSource);
	const filters = signal(initial);
	const limit = signal(initialLimit);

	const results = computed((): InventoryResults => {
		const state = source.value.resource.value;
		if (state.status === "failed") {
			return { status: "failed", vehicles: [], total: 0, error: state.error };
		}
		if (state.status === "loading") return { status: "loading", vehicles: [], total: 0 };
		const found = state.data.filter((vehicle) => passesFilters(vehicle, filters.value));
		return { status: "ready", vehicles: found.slice(0, limit.value), total: found.length };
	});

	return {
		filters,
		results,
		filter(change) {
			filters.value = { ...filters.peek(), ...change };
		},
		setFilters(next) {
			filters.value = next;
		},
		clear() {
			filters.value = {};
		},
		retry: () => source.peek().retry(),
		setSource(next) {
			source.value = next;
		},
		setLimit(next) {
			limit.value = next;
		},
	};
}
