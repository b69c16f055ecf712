import type { Vehicle } from "@nev/contract";
import { sampleVehicles } from "@nev/sample-data";
import { effect, signal } from "@preact/signals-react";
import { expect, test, vi } from "vitest";
import type { AsyncState } from "../loader/index.js";
import { createInventoryState } from "./inventory-state.js";
import { sortVehicles } from "./sorting/sort-vehicles.js";

const vehicles: readonly Vehicle[] = sampleVehicles.map((vehicle, index) => ({
	id: index + 1,
	...vehicle,
}));
const [first, second] = vehicles as [Vehicle, Vehicle];

function createSource(state: AsyncState<readonly Vehicle[]>) {
	return { resource: signal(state), retry: vi.fn() };
}

const readySource = (data: readonly Vehicle[] = vehicles) =>
	createSource({ status: "ready", data });
const slugsOf = (list: readonly Vehicle[]) => list.map(({ slug }) => slug);

test("it follows its source from loading to ready", () => {
	const source = createSource({ status: "loading" });
	const { results } = createInventoryState(source);
	expect(results.value).toEqual({ status: "loading", vehicles: [], total: 0, available: 0 });
	source.resource.value = { status: "ready", data: vehicles };
	expect(results.value).toEqual({ status: "ready", vehicles, total: 33, available: 30 });
});

test("it has the error of a failed source, and a retry calls the source", () => {
	const error = new Error("No answer.");
	const source = createSource({ status: "failed", error });
	const state = createInventoryState(source);
	expect(state.results.value).toEqual({
		status: "failed",
		vehicles: [],
		total: 0,
		available: 0,
		error,
	});
	state.retry();
	expect(source.retry).toHaveBeenCalledOnce();
});

test.each(["null", '{ "search": null }'])("no vehicle is left out by the filters %s", (json) => {
	const state = createInventoryState(readySource(), { category: "4-seater" });
	state.setFilters(JSON.parse(json));
	expect(state.results.value.total).toBe(vehicles.length);
	state.filter({ category: "4-seater" });
	expect(state.results.value.total).toBeLessThan(vehicles.length);
});

test("a filter that is none of the choices is reported, and leaves no vehicle out", () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	const state = createInventoryState(readySource(), JSON.parse('{ "category": "5-seater" }'));
	state.setFilters(JSON.parse('{ "search": "max", "price": "nonsense" }'));
	expect(state.filters.value).toEqual({ search: "max" });
	expect(state.results.value.total).toBeGreaterThan(0);
	expect(report).toHaveBeenCalledTimes(2);
	report.mockRestore();
});

test("a page without types searches for a number", () => {
	const state = createInventoryState(readySource(), JSON.parse('{ "search": 4 }'));
	const found = createInventoryState(readySource(), { search: "4" }).results.value;
	expect(state.results.value).toEqual(found);
});

test("filters combine, and can be removed one by one or all at once", () => {
	const state = createInventoryState(readySource(), { category: "4-seater" });
	const { results } = state;
	const fourSeaters = results.value.total;
	expect(results.value.vehicles.every(({ category }) => category === "4-seater")).toBe(true);
	state.filter({ search: "d6 max" });
	expect(results.value.total).toBeLessThan(fourSeaters);
	state.filter({ search: undefined });
	expect(results.value.total).toBe(fourSeaters);
	state.clear();
	expect(state.filters.value).toEqual({});
	expect(results.value.total).toBe(vehicles.length);
});

test("setFilters replaces all filters in one step", () => {
	const state = createInventoryState(readySource(), { category: "4-seater", search: "max" });
	const updates: unknown[] = [];
	const stop = effect(() => void updates.push(state.filters.value));
	state.setFilters({ price: "under-10k" });
	expect(updates.slice(1)).toEqual([{ price: "under-10k" }]);
	stop();
});

test("a limit reduces the vehicles, but not the total, and can be changed", () => {
	const state = createInventoryState(readySource(), {}, { limit: 2 });
	expect(slugsOf(state.results.value.vehicles)).toEqual(slugsOf([first, second]));
	expect(state.results.value.total).toBe(vehicles.length);
	state.setView({ limit: 3 });
	expect(state.results.value.vehicles).toHaveLength(3);
	state.setView({});
	expect(state.results.value.vehicles).toHaveLength(vehicles.length);
});

test("it sorts before it limits, keeps the order when filters are cleared, and has the list's without a sorting", () => {
	const state = createInventoryState(
		readySource(),
		{ sort: "price-desc" },
		{ limit: 2, sort: sortVehicles },
	);
	expect(slugsOf(state.results.value.vehicles)).toEqual(["d6-max-xt4-awd", "d6-max-xt6"]);
	state.filter({ category: "4-seater" });
	state.clear();
	expect(state.filters.value).toEqual({ sort: "price-desc" });
	state.setView({ limit: 2 });
	expect(slugsOf(state.results.value.vehicles)).toEqual(slugsOf([first, second]));
});

test("it counts the available among all that pass the filters, beyond the limit too", () => {
	const list = vehicles.map((vehicle) => ({ ...vehicle, isAvailable: vehicle === second }));
	const state = createInventoryState(readySource(list), {}, { limit: 1 });
	expect(state.results.value.available).toBe(1);
	state.setFilters({ search: "atlantis" });
	expect(state.results.value.available).toBe(0);
});

test("a new source keeps the filters", () => {
	const state = createInventoryState(readySource(), { search: second.name });
	state.setSource(readySource([first, second]));
	expect(slugsOf(state.results.value.vehicles)).toEqual([second.slug]);
});

test("it compares the first three vehicles that there are, as they are in the list", () => {
	const state = createInventoryState(readySource());
	const slugs = slugsOf(vehicles).slice(0, 4) as [string, string, string, string];
	state.compare(["no-such-vehicle", ...slugs, slugs[0]]);
	expect(slugsOf(state.compared.value)).toEqual(slugs.slice(0, 3));
	// Filters do not change it.
	state.setFilters({ search: "atlantis" });
	expect(slugsOf(state.compared.value)).toEqual(slugs.slice(0, 3));
	state.toggleCompared(slugs[3]);
	expect(slugsOf(state.compared.value)).toEqual(slugs.slice(0, 3));
	state.toggleCompared(slugs[0]);
	state.toggleCompared(slugs[3]);
	expect(slugsOf(state.compared.value)).toEqual(slugs.slice(1));
	state.compare([]);
	expect(state.compared.value).toEqual([]);
});

test("it starts with a comparison, and knows it before the list is there", () => {
	const source = createSource({ status: "loading" });
	const comparedSlugs = [second.slug, second.slug, "no-such-vehicle"];
	const state = createInventoryState(source, {}, {}, comparedSlugs);
	expect(state.compared.value).toEqual([]);
	expect(state.comparedSlugs.value).toBe(comparedSlugs);
	source.resource.value = { status: "ready", data: vehicles };
	expect(state.compared.value).toEqual([second]);
});

test("what is compared follows a new list, and a vehicle that is gone leaves its place", () => {
	const state = createInventoryState(readySource());
	const slugs = slugsOf(vehicles).slice(0, 3);
	state.compare(slugs);
	const cheaper = { ...first, price: 1 };
	state.setSource(readySource([cheaper, ...vehicles.slice(3)]));
	expect(state.compared.value).toEqual([cheaper]);
	const [, , , fourth, fifth] = slugsOf(vehicles) as string[];
	state.toggleCompared(fourth as string);
	state.toggleCompared(fifth as string);
	expect(slugsOf(state.compared.value)).toEqual([first.slug, fourth, fifth]);
});
