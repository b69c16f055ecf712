import type { Vehicle } from "@nev/contract";
import { computed, type ReadonlySignal, signal } from "@preact/signals-react";
import type { AsyncState } from "../data/index.js";
import { passesFilters, type VehicleFilters } from "./vehicle-filters.js";

export interface InventoryResults {
	readonly status: "loading" | "ready" | "failed";
	/** The vehicles that pass the filters, up to the limit. */
	readonly vehicles: readonly Vehicle[];
	/** The number of vehicles that pass the filters, including those above the limit. */
	readonly total: number;
	readonly error?: Error;
	/** How many vehicles were left out because they could not be read. */
	readonly omitted?: number | undefined;
}

/** A source of vehicles: the API, or the host page. */
export interface VehicleSource {
	readonly resource: ReadonlySignal<AsyncState<readonly Vehicle[]>>;
	/** Loads again after a failure. */
	retry(): void;
}

export interface InventoryState {
	readonly filters: ReadonlySignal<VehicleFilters>;
	readonly results: ReadonlySignal<InventoryResults>;

	/** Changes some filters and keeps the others. */
	filter(change: VehicleFilters): void;
	/** Replaces all filters. */
	setFilters(filters: VehicleFilters): void;
	/** Removes all filters. */
	clear(): void;
	retry(): void;
	/** Replaces the source and keeps the filters. */
	setSource(source: VehicleSource): void;
	setLimit(limit: number | undefined): void;
}

/**
 * The inventory grid's state: the filters, and the vehicles that pass them.
 *
 * @example
 * const state = createInventoryState(source, { category: "4-seater" });
 * state.results.value.total;
 */
export function createInventoryState(
	initialSource: VehicleSource,
	initialFilters: VehicleFilters = {},
	initialLimit?: number,
): InventoryState {
	const source = signal(initialSource);
	const filters = signal(initialFilters);
	const limit = signal(initialLimit);

	const results = computed((): InventoryResults => {
		const state = source.value.resource.value;
		if (state.status === "failed") {
			return { status: "failed", vehicles: [], total: 0, error: state.error };
		}
		if (state.status === "loading") return { status: "loading", vehicles: [], total: 0 };
		const matches = state.data.filter((vehicle) => passesFilters(vehicle, filters.value));
		return {
			status: "ready",
			vehicles: matches.slice(0, limit.value),
			total: matches.length,
			omitted: state.omitted,
		};
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
