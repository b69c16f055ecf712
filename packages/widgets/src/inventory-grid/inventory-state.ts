import type { Vehicle } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { computed, signal } from "@preact/signals-react";
import type { Lookup } from "../loader/loader.js";
import { compareLimit } from "../ui/comparison-checkbox.js";
import type { InventoryResults } from "./controller.js";
import { knownFilters, passesFilters, type VehicleFilters } from "./vehicle-filters.js";

/** A source of vehicles: the API, or the host page. */
export type VehicleSource = Lookup<readonly Vehicle[]>;

export interface InventoryState {
	readonly filters: ReadonlySignal<VehicleFilters>;
	readonly results: ReadonlySignal<InventoryResults>;
	readonly status: ReadonlySignal<InventoryResults["status"]>;
	/** The compared vehicles as they are in the latest list, in the order in which they were chosen. */
	readonly compared: ReadonlySignal<readonly Vehicle[]>;

	/** Changes some filters and keeps the others. */
	filter(change: VehicleFilters): void;
	/** Replaces all filters. */
	setFilters(filters: VehicleFilters): void;
	/** Removes all filters. */
	clear(): void;
	/** Compares the vehicles with these slugs, the first three that there are. */
	compare(slugs: readonly string[]): void;
	/** Adds a vehicle to the comparison or removes it. A full comparison ignores a new vehicle. */
	toggleCompared(slug: string): void;
	retry(): void;
	/** Replaces the source and keeps the filters. */
	setSource(source: VehicleSource): void;
	setLimit(limit: number | undefined): void;
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
	initialLimit?: number,
): InventoryState {
	const source = signal(initialSource);
	const filters = signal(knownFilters(initialFilters));
	const limit = signal(initialLimit);
	// Slugs: a list that the page or the API replaces has other objects.
	const comparedSlugs = signal<readonly string[]>([]);

	const results = computed((): InventoryResults => {
		const state = source.value.resource.value;
		if (state.status === "failed") {
			return { status: "failed", vehicles: [], total: 0, available: 0, error: state.error };
		}
		if (state.status === "loading") {
			return { status: "loading", vehicles: [], total: 0, available: 0 };
		}
		const matches = state.data.filter((vehicle) => passesFilters(vehicle, filters.value));
		return {
			status: "ready",
			vehicles: matches.slice(0, limit.value),
			total: matches.length,
			available: matches.filter(({ isAvailable }) => isAvailable).length,
			omitted: state.omitted,
		};
	});

	const compared = computed((): readonly Vehicle[] => {
		const { value: slugs } = comparedSlugs;
		const state = source.value.resource.value;
		if (state.status !== "ready" || slugs.length === 0) return noVehicles;
		const found = slugs.flatMap(
			(slug) => state.data.find((vehicle) => vehicle.slug === slug) ?? [],
		);
		return found.length > 0 ? found.slice(0, compareLimit) : noVehicles;
	});

	function compare(slugs: readonly string[]): void {
		comparedSlugs.value = [...new Set(slugs)];
	}

	return {
		filters,
		results,
		status: computed(() => results.value.status),
		compared,
		filter(change) {
			filters.value = { ...filters.peek(), ...change };
		},
		setFilters(next) {
			filters.value = knownFilters(next);
		},
		clear() {
			filters.value = {};
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
		setLimit(next) {
			limit.value = next;
		},
	};
}
