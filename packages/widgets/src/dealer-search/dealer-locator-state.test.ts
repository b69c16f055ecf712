import {
	ApiError,
	type Dealership,
	type DealershipPage,
	type NearbyDealerships,
	type Place,
} from "@nev/contract";
import type { Signal } from "@preact/signals-core";
import { effect, signal } from "@preact/signals-react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AsyncState } from "../loader/index.js";
import { gulfCarts } from "../testing/sample-dealership.js";
import { createDealerLocatorState, type DealerLocatorState } from "./dealer-locator-state.js";
import type { DealershipSource, NearRequest, TextRequest } from "./dealership-source.js";
import type { LocatorSearch } from "./locator-search.js";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

const dealership = (id: number): Dealership => ({ ...gulfCarts, id, name: `Dealership ${id}` });

const dealerships = (count: number, offset = 0) =>
	Array.from({ length: count }, (_, index) => dealership(offset + index + 1));

const page = (count: number, total = count, offset = 0): DealershipPage => ({
	total,
	dealerships: dealerships(count, offset),
});

const nearby = (count: number, withinRadius = count, offset = 0): NearbyDealerships => ({
	origin: { label: "33101 Miami, Florida", latitude: 25.77, longitude: -80.19 },
	radiusMiles: 50,
	withinRadius,
	dealerships: dealerships(count, offset).map((near) => ({ ...near, distanceMiles: near.id })),
});

interface RecordedLookup {
	readonly request: TextRequest | NearRequest | { id: number };
	readonly resource: Signal<AsyncState<unknown>>;
	readonly retry: ReturnType<typeof vi.fn>;
}

/** A source that records lookups, and whose responses the test sends. */
function createTestSource() {
	const lookups: RecordedLookup[] = [];
	function lookUp(request: RecordedLookup["request"]) {
		const resource = signal<AsyncState<unknown>>({ status: "loading" });
		const retry = vi.fn();
		lookups.push({ request, resource, retry });
		// The test sends data that fits the request.
		return { resource: resource as Signal<AsyncState<never>>, retry };
	}
	const source: DealershipSource = {
		byText: lookUp,
		byDistance: lookUp,
		byId: (id) => lookUp({ id }),
		includes: () => true,
		clusters: async () => [],
		places: async () => [],
	};
	return {
		source,
		lookups,
		lastRequest: () => lookups.at(-1)?.request,
		respond(data: unknown, index = lookups.length - 1, omitted?: number) {
			const lookup = lookups[index];
			if (lookup) lookup.resource.value = { status: "ready", data, omitted };
		},
		fail(error: Error) {
			const lookup = lookups.at(-1);
			if (lookup) lookup.resource.value = { status: "failed", error };
		},
	};
}

function createLocator(initialSearch?: LocatorSearch) {
	const testSource = createTestSource();
	return {
		...testSource,
		locator: createDealerLocatorState(testSource.source, initialSearch),
	};
}

const miami: Place = {
	label: "Miami, Florida",
	city: "Miami",
	state: "Florida",
	zip: "33101",
	latitude: 25.77,
	longitude: -80.19,
};

describe("initially", () => {
	test("loads the first ten of all dealerships, and more in larger parts", () => {
		const { locator, respond, lastRequest } = createLocator();
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 10 });
		expect(locator.typed.value).toBe("");
		expect(locator.results.value).toEqual({ status: "loading", dealerships: [], total: 0 });
		respond(page(10, 300));
		expect(locator.moreCount.value).toBe(24);
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 24, offset: 10 });
	});

	test("ignores what is no ZIP code", () => {
		const report = vi.spyOn(console, "error").mockImplementation(() => {});
		const { locator, lastRequest } = createLocator({ zip: "331-01" });
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 10 });
		expect(locator.typed.value).toBe("");
		expect(report).toHaveBeenCalledOnce();
		report.mockRestore();
	});

	test("starts with a search from the URL", () => {
		const { locator, lastRequest } = createLocator({ zip: "33101", radius: 25 });
		expect(lastRequest()).toEqual({ origin: { zip: "33101" }, radiusMiles: 25, limit: 24 });
		expect(locator.typed.value).toBe("33101");
		expect(locator.search.value).toEqual({ zip: "33101", radius: 25 });
	});

	test("selects the dealership in the URL once it has loaded", () => {
		const { locator, lookups, respond } = createLocator({ dealership: 7 });
		expect(locator.selection.value).toBeUndefined();
		const index = lookups.findIndex(({ request }) => "id" in request && request.id === 7);
		respond(dealership(7), index);
		expect(locator.selection.value).toMatchObject({
			dealership: dealership(7),
			chosenIn: "page",
		});
		expect(locator.search.value).toEqual({ dealership: 7 });
	});

	test("keeps the dealership in the URL while it loads, and if it fails", () => {
		const { locator, fail } = createLocator({ dealership: 7 });
		expect(locator.search.value).toEqual({ dealership: 7 });
		fail(new ApiError(500, "no"));
		expect(locator.search.value).toEqual({ dealership: 7 });
	});
});

describe("typing", () => {
	test("searches after a pause, not at every key press", () => {
		const { locator, lookups, lastRequest } = createLocator();
		for (const text of ["n", "na", "nap"]) {
			locator.type(text);
			vi.advanceTimersByTime(199);
		}
		expect(lookups).toHaveLength(1);
		expect(locator.typed.value).toBe("nap");
		vi.advanceTimersByTime(1);
		expect(lookups).toHaveLength(2);
		expect(lastRequest()).toEqual({ q: "nap", radiusMiles: 50, limit: 24 });
	});

	test("searches by distance at once for a whole ZIP code", () => {
		const { locator, lastRequest } = createLocator();
		locator.type("3310");
		locator.type("33101");
		expect(lastRequest()).toMatchObject({ origin: { zip: "33101" } });
		vi.runAllTimers();
		expect(lastRequest()).toMatchObject({ origin: { zip: "33101" } });
	});

	test("Enter searches at once", () => {
		const { locator, lookups, lastRequest } = createLocator();
		locator.type("naples");
		locator.submit();
		expect(lastRequest()).toMatchObject({ q: "naples" });
		vi.runAllTimers();
		expect(lookups).toHaveLength(2);
	});

	test("Enter keeps the search around a chosen place", () => {
		const { locator } = createLocator();
		locator.choosePlace(miami);
		locator.submit();
		expect(locator.mode.value).toMatchObject({ kind: "near", origin: { zip: "33101" } });
	});

	test("a new source does not cancel a pending search", () => {
		const { locator, source, lastRequest } = createLocator();
		locator.type("naples");
		locator.setSource({ ...source });
		vi.runAllTimers();
		expect(lastRequest()).toMatchObject({ q: "naples" });
	});

	test("dispose() cancels a pending search", () => {
		const { locator, lookups } = createLocator();
		locator.type("naples");
		locator.dispose();
		vi.runAllTimers();
		expect(lookups).toHaveLength(1);
	});
});

describe("results", () => {
	test("stay until the next ones have loaded", () => {
		const { locator, respond } = createLocator();
		respond(page(24, 300));
		locator.type("naples");
		locator.submit();
		expect(locator.results.value).toMatchObject({ status: "loading", total: 300 });
		expect(locator.results.value.dealerships).toHaveLength(24);
		respond(page(2));
		expect(locator.results.value).toMatchObject({ status: "ready", total: 2 });
	});

	test("ignore a late response to an earlier search", () => {
		const { locator, lookups, respond } = createLocator();
		locator.type("naples");
		locator.submit();
		respond(page(2), 1);
		respond(page(24, 300), 0);
		expect(lookups).toHaveLength(2);
		expect(locator.results.value.total).toBe(2);
	});

	test("by distance come with their origin and the number within the radius", () => {
		const { locator, respond } = createLocator({ zip: "33101" });
		respond(nearby(20, 31));
		expect(locator.results.value).toMatchObject({
			total: 31,
			near: { withinRadius: 31, origin: { label: "33101 Miami, Florida" } },
		});
	});

	test("by distance are the nearest if none is within the radius", () => {
		const { locator, respond } = createLocator({ zip: "33101" });
		respond(nearby(5, 0));
		expect(locator.results.value).toMatchObject({ total: 5, near: { withinRadius: 0 } });
		expect(locator.moreCount.value).toBe(0);
	});
});

describe("the subject of the results", () => {
	test("is the place that the API has read, or the state, or else the text", () => {
		const { locator, respond } = createLocator({ q: "fl" });
		expect(locator.subject.value).toBe("fl");
		respond({ ...page(2), state: "Florida" });
		expect(locator.subject.value).toBe("Florida");
		respond(nearby(2));
		expect(locator.subject.value).toBe("33101 Miami, Florida");
	});

	test("of a ZIP code is the page's name for it only if the API's ends so", () => {
		const { locator, respond } = createLocator({ zip: "33101", q: "Miami, Florida" });
		respond(nearby(2));
		expect(locator.subject.value).toBe("Miami, Florida");
		locator.apply({ zip: "33101", q: "Free carts" });
		respond(nearby(2));
		expect(locator.subject.value).toBe("33101 Miami, Florida");
	});
});

describe("a failure", () => {
	test("clears the list and can be retried", () => {
		const { locator, lookups, respond, fail } = createLocator();
		respond(page(24, 300));
		locator.type("naples");
		locator.submit();
		const error = new ApiError(500, "no");
		fail(error);
		expect(locator.results.value).toEqual({ status: "failed", dealerships: [], total: 0, error });
		expect(locator.isZipUnknown.value).toBe(false);

		locator.retry();
		expect(lookups.at(-1)?.retry).toHaveBeenCalledOnce();
	});

	test("can be retried by Enter too", () => {
		const { locator, lookups, fail } = createLocator();
		fail(new ApiError(500, "no"));
		locator.submit();
		expect(lookups).toHaveLength(1);
		expect(lookups[0]?.retry).toHaveBeenCalledOnce();
	});

	test("for an unknown ZIP code shows no list, since that of another search is none of it", () => {
		const { locator, respond, fail } = createLocator();
		respond(page(24, 300));
		locator.type("00000");
		fail(new ApiError(422, "no", { error: "no", code: "unknown-zip" }));
		expect(locator.isZipUnknown.value).toBe(true);
		expect(locator.results.value).toEqual({ status: "ready", dealerships: [], total: 0 });
		expect(locator.moreCount.value).toBe(0);

		locator.type("33101");
		expect(locator.isZipUnknown.value).toBe(false);
	});
});

describe("showing more", () => {
	const shownIds = (locator: DealerLocatorState) =>
		locator.results.value.dealerships.map(({ id }) => id);
	const idsUpTo = (count: number) => dealerships(count).map(({ id }) => id);

	test("asks only for what is missing, and appends it", () => {
		const { locator, respond, lastRequest } = createLocator({ q: "naples" });
		respond(page(24, 60));
		expect(locator.moreCount.value).toBe(24);
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "naples", radiusMiles: 50, limit: 24, offset: 24 });
		expect(locator.results.value).toMatchObject({ status: "loading", total: 60 });
		expect(shownIds(locator)).toEqual(idsUpTo(24));
		respond(page(24, 60, 24));
		expect(shownIds(locator)).toEqual(idsUpTo(48));
		expect(locator.moreCount.value).toBe(12);
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "naples", radiusMiles: 50, limit: 12, offset: 48 });
		respond(page(12, 60, 48));
		expect(shownIds(locator)).toEqual(idsUpTo(60));
		expect(locator.moreCount.value).toBe(0);
	});

	test("twice while the next part loads asks once", () => {
		const { locator, lookups, respond } = createLocator();
		respond(page(24, 300));
		locator.showMore();
		locator.showMore();
		expect(lookups).toHaveLength(2);
		respond(page(24, 300, 24));
		expect(shownIds(locator)).toEqual(idsUpTo(48));
	});

	test("adds nothing twice, and ends, if the source sends the first part again", () => {
		const { locator, respond } = createLocator();
		respond(page(24, 300));
		locator.showMore();
		respond(page(24, 300));
		expect(shownIds(locator)).toEqual(idsUpTo(24));
		expect(locator.results.value.status).toBe("ready");
		expect(locator.moreCount.value).toBe(0);
	});

	test("adds nothing twice if the source has changed in the meantime", () => {
		const { locator, respond, lastRequest } = createLocator();
		respond(page(24, 300));
		locator.showMore();
		respond(page(24, 301, 22));
		expect(shownIds(locator)).toEqual(idsUpTo(46));
		expect(locator.moreCount.value).toBe(24);
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 24, offset: 46 });
	});

	test("skips what could not be read, and does not count it as shown", () => {
		const { locator, respond, lastRequest } = createLocator();
		respond(page(23, 60), 0, 1);
		expect(locator.results.value).toMatchObject({ total: 59, omitted: 1 });
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 24, offset: 24 });
		respond(page(22, 60, 24), 1, 2);
		expect(locator.results.value).toMatchObject({ total: 57, omitted: 3 });
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 12, offset: 48 });
		respond(page(12, 60, 48));
		expect(locator.results.value.dealerships).toHaveLength(57);
		expect(locator.results.value.total).toBe(57);
		expect(locator.moreCount.value).toBe(0);
	});

	test("is over after another search, and back again", () => {
		const { locator, respond, lastRequest } = createLocator();
		respond(page(24, 300));
		locator.showMore();
		respond(page(24, 300, 24));
		locator.type("naples");
		locator.submit();
		respond(page(2));
		expect(shownIds(locator)).toEqual([1, 2]);
		locator.clear();
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 10 });
		respond(page(24, 300));
		expect(shownIds(locator)).toEqual(idsUpTo(24));
		expect(locator.moreCount.value).toBe(24);
	});

	test("is repeated by a retry of the part that failed", () => {
		const { locator, lookups, respond, fail } = createLocator();
		respond(page(24, 300));
		locator.showMore();
		fail(new ApiError(500, "no"));
		expect(shownIds(locator)).toEqual(idsUpTo(24));
		locator.retry();
		expect(lookups.at(-1)?.retry).toHaveBeenCalledOnce();
		respond(page(24, 300, 24));
		expect(shownIds(locator)).toEqual(idsUpTo(48));
	});

	test("is kept in another source, which is asked for as many", () => {
		const { locator, respond, source, lastRequest } = createLocator();
		respond(page(24, 300));
		locator.showMore();
		respond(page(24, 300, 24));
		locator.setSource({ ...source });
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 48 });
		respond(page(48, 300));
		expect(shownIds(locator)).toEqual(idsUpTo(48));
	});

	test("ends at the limit of a search by text", () => {
		const { locator, respond, lastRequest } = createLocator();
		for (let shown = 0; shown < 456; shown += 24) {
			respond(page(24, 9000, shown));
			locator.showMore();
		}
		respond(page(24, 9000, 456));
		expect(locator.moreCount.value).toBe(20);
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 20, offset: 480 });
		respond(page(20, 9000, 480));
		expect(locator.moreCount.value).toBe(0);
	});

	test("ends at the limit of a search by distance", () => {
		const { locator, respond, lastRequest } = createLocator({ zip: "33101" });
		for (const shown of [0, 24, 48]) {
			respond(nearby(24, 150, shown));
			locator.showMore();
		}
		respond(nearby(24, 150, 72));
		expect(locator.moreCount.value).toBe(4);
		locator.showMore();
		expect(lastRequest()).toMatchObject({ limit: 4, offset: 96 });
		respond(nearby(4, 150, 96));
		expect(locator.moreCount.value).toBe(0);
	});

	test("keeps the list if the further page fails, until another search", () => {
		const { locator, respond, fail } = createLocator();
		respond(page(24, 300));
		locator.showMore();
		const error = new ApiError(500, "no");
		fail(error);
		expect(locator.results.value).toMatchObject({ status: "failed", total: 300, error });
		expect(locator.results.value.dealerships).toHaveLength(24);
		expect(locator.moreCount.value).toBe(24);

		locator.choosePlace(miami);
		expect(locator.isShowingMore.value).toBe(false);
		fail(error);
		expect(locator.results.value).toMatchObject({ status: "failed", dealerships: [] });
	});

	test("ends with another radius or another source", () => {
		const { locator, source, respond } = createLocator({ zip: "33101" });
		respond(nearby(24, 150));
		locator.showMore();
		expect(locator.isShowingMore.value).toBe(true);
		locator.setRadius(100);
		expect(locator.isShowingMore.value).toBe(false);
		respond(nearby(24, 150));
		locator.showMore();
		expect(locator.isShowingMore.value).toBe(true);
		locator.setSource({ ...source });
		expect(locator.isShowingMore.value).toBe(false);
	});
});

describe("searching by distance", () => {
	test("around a chosen place", () => {
		const { locator, lastRequest } = createLocator();
		locator.choosePlace(miami);
		expect(locator.typed.value).toBe("Miami, Florida");
		expect(lastRequest()).toMatchObject({ origin: { zip: "33101" } });
		const search = { q: "Miami, Florida", zip: "33101", radius: 50 };
		expect(locator.search.value).toEqual(search);
		expect(createLocator(search).locator.typed.value).toBe("Miami, Florida");
	});

	test("around a place without a ZIP code is for its name, which the API reads", () => {
		const { locator, lastRequest } = createLocator();
		const { zip: _, ...place } = miami;
		locator.choosePlace(place);
		expect(lastRequest()).toMatchObject({ q: "Miami, Florida" });
		expect(locator.typed.value).toBe("Miami, Florida");
	});

	test("around the visitor, which the search tells", () => {
		const { locator, lastRequest } = createLocator();
		locator.searchNear({ latitude: 26.142, longitude: -81.795 }, "your location");
		expect(lastRequest()).toMatchObject({ origin: { latitude: 26.142, longitude: -81.795 } });
		const near = { latitude: 26.142, longitude: -81.795, label: "your location" };
		expect(locator.mode.value).toMatchObject({ label: near.label });
		expect(locator.search.value).toEqual({ near, radius: 50 });
	});

	test("in the visible area of the map", () => {
		const { locator, lastRequest } = createLocator();
		locator.searchMapArea({ latitude: 26, longitude: -81 }, 100, "the center of the map");
		expect(lastRequest()).toEqual({
			origin: { latitude: 26, longitude: -81 },
			radiusMiles: 100,
			limit: 24,
		});
		expect(locator.mode.value).toMatchObject({ isMapArea: true });
	});
});

describe("the selection", () => {
	test("survives a search that was still to come", () => {
		const { locator, lastRequest } = createLocator();
		locator.type("naples");
		locator.select(dealership(3), "map");
		vi.runAllTimers();
		expect(lastRequest()).toMatchObject({ q: "naples" });
		expect(locator.selection.value?.dealership.id).toBe(3);
	});

	test("comes with where it was selected", () => {
		const { locator } = createLocator();
		locator.select(dealership(3), "map");
		expect(locator.selection.value).toMatchObject({ dealership: dealership(3), chosenIn: "map" });
		expect(locator.search.value).toEqual({ dealership: 3 });
	});

	test("is dropped if another source does not have it", () => {
		const { locator, source } = createLocator();
		locator.select(dealership(3), "list");
		locator.setSource({ ...source, includes: ({ id }) => id !== 3 });
		expect(locator.selection.value).toBeUndefined();
		expect(locator.search.value).toEqual({});
	});

	test("that is in the URL and still loads is looked up in the other source", () => {
		const { locator, respond } = createLocator({ dealership: 7 });
		const other = createTestSource();
		locator.setSource(other.source);
		const index = other.lookups.findIndex(({ request }) => "id" in request);
		other.respond(dealership(7), index);
		expect(locator.selection.value?.dealership.id).toBe(7);
		respond(dealership(8), 1);
		expect(locator.selection.value?.dealership.id).toBe(7);
	});

	test("by its id keeps a search around the visitor, and its radius", () => {
		const { locator, lastRequest, lookups } = createLocator();
		locator.searchNear({ latitude: 26.142, longitude: -81.795 }, "your location");
		locator.setRadius(100);
		const count = lookups.length;
		locator.selectById(3);
		expect(lookups).toHaveLength(count + 1);
		expect(lastRequest()).toEqual({ id: 3 });
		expect(locator.search.value).toMatchObject({
			near: { latitude: 26.142 },
			radius: 100,
			dealership: 3,
		});
		locator.selectById(undefined);
		expect(locator.search.value).not.toHaveProperty("dealership");
	});

	test("is as in the latest list, and is the same act", () => {
		const { locator, respond, source } = createLocator();
		respond(page(3));
		locator.select(dealership(3), "list");
		const before = locator.selection.value;
		const renewed = { ...dealership(3), phone: "(239) 555-0199" };
		locator.setSource({ ...source });
		respond({ total: 1, dealerships: [renewed] });
		expect(locator.selected.value).toEqual(renewed);
		expect(locator.selection.value?.act).toBe(before?.act);
	});

	test("ends with another search", () => {
		const { locator } = createLocator();
		locator.select(dealership(3), "list");
		locator.choosePlace(miami);
		expect(locator.selection.value).toBeUndefined();
	});
});

describe("the search for the URL", () => {
	test("follows the search", () => {
		const { locator } = createLocator();
		locator.type("naples");
		locator.submit();
		expect(locator.search.value).toEqual({ q: "naples" });
		locator.type("33101");
		expect(locator.search.value).toEqual({ zip: "33101", radius: 50 });
		locator.setRadius(100);
		expect(locator.search.value).toEqual({ zip: "33101", radius: 100 });
		locator.clear();
		expect(locator.search.value).toEqual({});
	});

	test("changes without intermediate values", () => {
		const { locator } = createLocator({ zip: "33101" });
		const values: LocatorSearch[] = [];
		const stop = effect(() => {
			values.push(locator.search.value);
		});
		locator.searchMapArea({ latitude: 26, longitude: -81 }, 250, "the center of the map");
		locator.apply({ zip: "34102", radius: 10, dealership: 7 });
		stop();
		expect(values).toEqual([
			{ zip: "33101", radius: 50 },
			{
				near: { latitude: 26, longitude: -81, label: "the center of the map", isMapArea: true },
				radius: 250,
			},
			{ zip: "34102", radius: 10, dealership: 7 },
		]);
	});

	test.each(["null", '{ "dealership": null }'])("of a page without types may be %s", (json) => {
		const { locator, lastRequest } = createLocator({ q: "naples", dealership: 7 });
		locator.apply(JSON.parse(json));
		expect(locator.search.value).toEqual({});
		expect(lastRequest()).toEqual({ q: "", radiusMiles: 50, limit: 10 });
		locator.selectById(7);
		locator.selectById(JSON.parse("null"));
		expect(locator.search.value).toEqual({});
	});

	test("apply() replaces the whole search", () => {
		const { locator, lastRequest } = createLocator({ zip: "33101", radius: 25 });
		locator.select(dealership(3), "list");
		locator.apply({ q: "naples" });
		expect(locator.typed.value).toBe("naples");
		expect(locator.radiusMiles.value).toBe(50);
		expect(locator.selection.value).toBeUndefined();
		expect(lastRequest()).toEqual({ q: "naples", radiusMiles: 50, limit: 24 });
		expect(locator.search.value).toEqual({ q: "naples" });
	});
});

describe("another source", () => {
	test("is searched for the same", () => {
		const { locator, respond } = createLocator({ q: "naples" });
		respond(page(2));
		const other = createTestSource();
		locator.setSource(other.source);
		expect(other.lastRequest()).toEqual({ q: "naples", radiusMiles: 50, limit: 24 });
		expect(locator.results.value).toMatchObject({ status: "loading", total: 2 });
		other.respond(page(1));
		expect(locator.results.value.total).toBe(1);
	});
});
