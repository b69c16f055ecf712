import type { Vehicle } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { computed, signal } from "@preact/signals-react";
import type { Lookup } from "../loader/loader.js";
import { compareLimit } from "../ui/comparison-checkbox.js";
import type { InventoryResults } from "./controller.js";
import type { sortVehicles } from "./sorting/sort-vehicles.js";
import { knownFilters, passesFilters, type VehicleFilters } from "./vehicle-filters.js";

/** A source of vehicles: the API, or the host page. */
export type VehicleSource = Lookup<readonly Vehicle[]>;

export interface InventoryState {
	readonly filters: ReadonlySignal<VehicleFilters>;
	readonly results: ReadonlySignal<InventoryResults>;
	readonly status: ReadonlySignal<InventoryResults["status"]>;
	/** The slugs that `compare` was called with, also of vehicles that are not in the list. */
	readonly comparedSlugs: ReadonlySignal<readonly string[]>;
	/** The compared vehicles as they are in the latest list, in the order in which they were chosen. */
	readonly compared: ReadonlySignal<readonly Vehicle[]>;

	/** Changes some filters and keeps the others. */
	filter(change: VehicleFilters): void;
	/** Replaces all filters. */
	setFilters(filters: VehicleFilters): void;
	/** Removes all filters, and keeps the order. */
	clear(): void;
	/** Compares the vehicles with these slugs, the first three that there are. */
	compare(slugs: readonly string[]): void;
	/** Adds a vehicle to the comparison or removes it. A full comparison ignores a new vehicle. */
	toggleCompared(slug: string): void;
	retry(): void;
	/** Replaces the source and keeps the filters. */
	setSource(source: VehicleSource): void;
	/** Replaces how the list is shown, and keeps the filters. */
	setView(view: InventoryView): void;
}

export type SortVehicles = typeof sortVehicles;

/** How the vehicles that pass the filters are shown. */
export interface InventoryView {
	/** The maximum number. */
	readonly limit?: number | undefined;
	/** Sorts them. Without it, they have the order of their list. */
	readonly sort?: SortVehicles | undefined;
}

/** One list for all that are empty, which no listener takes for a change. */
const noVehicles: readonly Vehicle[] = [];

/**
 * The inventory grid's state: the filters, the vehicles that pass them, and those that are compared.
 *
 * @example
 * const state = createInventoryState(source, { category: "4-seater" });
 * state.results.value.total;
 */
export function createInventoryState(
	initialSource: VehicleSource,
	initialFilters: VehicleFilters = {},
	initialView: InventoryView = {},
	initialCompared: readonly string[] = [],
): InventoryState {
	const source = signal(initialSource);
	const filters = signal(knownFilters(initialFilters));
	const limit = signal(initialView.limit);
	const sorting = signal(initialView.sort);
	// Code that arrives for an order that nobody has chosen changes no results.
	const sort = computed(() => filters.value.sort && sorting.value);
	// Slugs: a list that the page or the API replaces has other objects.
	const comparedSlugs = signal(initialCompared);

	const results = computed((): InventoryResults => {
		const state = source.value.resource.value;
		if (state.status !== "ready") return { ...state, vehicles: [], total: 0, available: 0 };
		const matches = state.data.filter((vehicle) => passesFilters(vehicle, filters.value));
		const sorted = sort.value?.(matches, filters.value.sort) ?? matches;
		return {
			status: "ready",
			vehicles: sorted.slice(0, limit.value),
			total: matches.length,
			available: matches.filter(({ isAvailable }) => isAvailable).length,
			omitted: state.omitted,
		};
	});

	const compared = computed((): readonly Vehicle[] => {
		const { value: slugs } = comparedSlugs;
		const state = source.value.resource.value;
		if (state.status !== "ready" || slugs.length === 0) return noVehicles;
		const found = [...new Set(slugs)].flatMap(
			(slug) => state.data.find((vehicle) => vehicle.slug === slug) ?? [],
		);
		return found.length > 0 ? found.slice(0, compareLimit) : noVehicles;
	});

	function compare(slugs: readonly string[]): void {
		comparedSlugs.value = slugs;
	}

	return {
		filters,
		results,
		status: computed(() => results.value.status),
		comparedSlugs,
		compared,
		filter(change) {
			filters.value = { ...filters.peek(), ...change };
		},
		setFilters(next) {
			filters.value = knownFilters(next);
		},
		clear() {
			filters.value = { sort: filters.peek().sort };
		},
		compare,
		toggleCompared(slug) {
			// Those that are gone from the list do not count.
			const slugs = compared.peek().map((vehicle) => vehicle.slug);
			const others = slugs.filter((other) => other !== slug);
			compare(others.length < slugs.length ? others : [...slugs, slug].slice(0, compareLimit));
		},
		retry: () => source.peek().retry(),
		setSource(next) {
			source.value = next;
		},
		setView(next) {
			limit.value = next.limit;
			sorting.value = next.sort;
		},
	};
}
