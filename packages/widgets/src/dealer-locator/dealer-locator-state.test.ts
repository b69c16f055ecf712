import {
	ApiError,
	type Dealership,
	type DealershipPage,
	type NearbyDealerships,
	type Place,
} from "@nev/contract";
import { effect, type Signal, signal } from "@preact/signals-react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AsyncState } from "../data/index.js";
import { createDealerLocatorState } from "./dealer-locator-state.js";
import type { DealershipSource, NearRequest, TextRequest } from "./dealership-source.js";
import type { LocatorSearch } from "./locator-search.js";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

function dealership(id: number): Dealership {
	return {
		id,
		name: `Dealership ${id}`,
		address: "1 Main Street",
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0142",
		email: "hello@example.com",
		latitude: 26.14,
		longitude: -81.79,
	};
}

const dealerships = (count: number) => Array.from({ length: count }, (_, at) => dealership(at + 1));

const page = (count: number, total = count): DealershipPage => ({
	total,
	dealerships: dealerships(count),
});

const nearby = (count: number, withinRadius = count): NearbyDealerships => ({
	origin: { label: "33101 Miami, Florida", latitude: 25.77, longitude: -80.19 },
	radiusMiles: 50,
	withinRadius,
	dealerships: dealerships(count).map((one) => ({ ...one, distanceMiles: one.id })),
});

interface Ask {
	readonly request: TextRequest | NearRequest | { id: number };
	readonly resource: Signal<AsyncState<unknown>>;
	readonly retry: ReturnType<typeof vi.fn>;
}

/** A source that writes down what it is asked, and answers when the test says what. */
function createTestSource() {
	const asks: Ask[] = [];
	function ask(request: Ask["request"]) {
		const resource = signal<AsyncState<unknown>>({ status: "loading" });
		const retry = vi.fn();
		asks.push({ request, resource, retry });
		// The test answers with what fits the request.
		return { resource: resource as Signal<AsyncState<never>>, retry };
	}
	const source: DealershipSource = {
		byText: ask,
		byDistance: ask,
		byId: (id) => ask({ id }),
		clusters: async () => [],
		places: async () => [],
	};
	return {
		source,
		asks,
		lastRequest: () => asks.at(-1)?.request,
		answer(data: unknown, at = asks.length - 1) {
			const asked = asks[at];
			if (asked) asked.resource.value = { status: "ready", data };
		},
		refuse(error: Error) {
			const asked = asks.at(-1);
			if (asked) asked.resource.value = { status: "failed", error };
		},
	};
}

function createLocator(initial?: LocatorSearch) {
	const api = createTestSource();
	return { ...api, locator: createDealerLocatorState(api.source, initial) };
}

const miami: Place = {
	label: "Miami, Florida",
	city: "Miami",
	state: "Florida",
	zip: "33101",
	latitude: 25.77,
	longitude: -80.19,
};

describe("the beginning", () => {
	test("asks for the first page of everything", () => {
		const { locator, lastRequest } = createLocator();
		expect(lastRequest()).toEqual({ q: "", limit: 24 });
		expect(locator.typed.value).toBe("");
		expect(locator.results.value).toEqual({ status: "loading", dealerships: [], total: 0 });
	});

	test("takes over a search from the address", () => {
		const { locator, lastRequest } = createLocator({ zip: "33101", radius: 25 });
		expect(lastRequest()).toEqual({ origin: { zip: "33101" }, radiusMiles: 25, limit: 24 });
		expect(locator.typed.value).toBe("33101");
		expect(locator.search.value).toEqual({ zip: "33101", radius: 25 });
	});

	test("a text that is a whole ZIP code is a search by distance", () => {
		const { lastRequest } = createLocator({ q: "33101" });
		expect(lastRequest()).toEqual({ origin: { zip: "33101" }, radiusMiles: 50, limit: 24 });
	});

	test("the dealership of the address is selected once it is there", () => {
		const { locator, asks, answer } = createLocator({ dealer: 7 });
		expect(locator.selection.value).toBeUndefined();
		const at = asks.findIndex(({ request }) => "id" in request && request.id === 7);
		answer(dealership(7), at);
		expect(locator.selection.value).toEqual({ dealership: dealership(7), chosenIn: "address" });
		expect(locator.search.value).toEqual({ dealer: 7 });
	});

	test("the dealership of the address stays in it while it loads, and where it fails", () => {
		const { locator, refuse } = createLocator({ dealer: 7 });
		expect(locator.search.value).toEqual({ dealer: 7 });
		refuse(new ApiError(500, "no"));
		expect(locator.search.value).toEqual({ dealer: 7 });
	});
});

describe("typing", () => {
	test("filters once it rests, and not at every letter", () => {
		const { locator, asks, lastRequest } = createLocator();
		for (const text of ["n", "na", "nap"]) {
			locator.type(text);
			vi.advanceTimersByTime(199);
		}
		expect(asks).toHaveLength(1);
		expect(locator.typed.value).toBe("nap");
		vi.advanceTimersByTime(1);
		expect(asks).toHaveLength(2);
		expect(lastRequest()).toEqual({ q: "nap", limit: 24 });
	});

	test("a whole ZIP code searches by distance at once", () => {
		const { locator, lastRequest } = createLocator();
		locator.type("3310");
		locator.type("33101");
		expect(lastRequest()).toMatchObject({ origin: { zip: "33101" } });
		vi.runAllTimers();
		expect(lastRequest()).toMatchObject({ origin: { zip: "33101" } });
	});

	test("Enter searches at once", () => {
		const { locator, asks, lastRequest } = createLocator();
		locator.type("naples");
		locator.submit();
		expect(lastRequest()).toMatchObject({ q: "naples" });
		vi.runAllTimers();
		expect(asks).toHaveLength(2);
	});

	test("Enter after a place searches for what was typed since, however fast", () => {
		const { locator, lastRequest } = createLocator();
		locator.choosePlace(miami);
		locator.type("tampa");
		locator.submit();
		expect(lastRequest()).toMatchObject({ q: "tampa" });
	});

	test("Enter on a place that was chosen keeps the search around it", () => {
		const { locator } = createLocator();
		locator.choosePlace(miami);
		locator.submit();
		expect(locator.mode.value).toMatchObject({ kind: "near", origin: { zip: "33101" } });
	});

	test("a new source does not stop what is being typed", () => {
		const { locator, source, lastRequest } = createLocator();
		locator.type("naples");
		locator.setSource({ ...source });
		vi.runAllTimers();
		expect(lastRequest()).toMatchObject({ q: "naples" });
	});

	test("nothing is asked once the locator is gone", () => {
		const { locator, asks } = createLocator();
		locator.type("naples");
		locator.dispose();
		vi.runAllTimers();
		expect(asks).toHaveLength(1);
	});
});

describe("results", () => {
	test("come with their number", () => {
		const { locator, answer } = createLocator();
		answer(page(24, 300));
		expect(locator.results.value).toMatchObject({ status: "ready", total: 300 });
		expect(locator.results.value.dealerships).toHaveLength(24);
	});

	test("those before stay until the next are there", () => {
		const { locator, answer } = createLocator();
		answer(page(24, 300));
		locator.type("naples");
		locator.submit();
		expect(locator.results.value).toMatchObject({ status: "loading", total: 300 });
		expect(locator.results.value.dealerships).toHaveLength(24);
		answer(page(2));
		expect(locator.results.value).toMatchObject({ status: "ready", total: 2 });
	});

	test("of an earlier search never cover those of a later one", () => {
		const { locator, asks, answer } = createLocator();
		locator.type("naples");
		locator.submit();
		answer(page(2), 1);
		answer(page(24, 300), 0);
		expect(asks).toHaveLength(2);
		expect(locator.results.value.total).toBe(2);
	});

	test("by distance tell where from, and how many lie within the radius", () => {
		const { locator, answer } = createLocator({ zip: "33101" });
		answer(nearby(20, 31));
		expect(locator.results.value).toMatchObject({
			total: 31,
			near: { withinRadius: 31, origin: { label: "33101 Miami, Florida" } },
		});
	});

	test("by distance with none within the radius are the nearest all the same", () => {
		const { locator, answer } = createLocator({ zip: "33101" });
		answer(nearby(5, 0));
		expect(locator.results.value).toMatchObject({ total: 5, near: { withinRadius: 0 } });
		expect(locator.moreCount.value).toBe(0);
	});
});

describe("a failure", () => {
	test("shows no dealerships and can be retried", () => {
		const { locator, asks, answer, refuse } = createLocator();
		answer(page(24, 300));
		locator.type("naples");
		locator.submit();
		const error = new ApiError(500, "no");
		refuse(error);
		expect(locator.results.value).toEqual({ status: "failed", dealerships: [], total: 0, error });
		expect(locator.isZipUnknown.value).toBe(false);

		locator.retry();
		expect(asks.at(-1)?.retry).toHaveBeenCalledOnce();
	});

	test("is retried by Enter too", () => {
		const { locator, asks, refuse } = createLocator();
		refuse(new ApiError(500, "no"));
		locator.submit();
		expect(asks).toHaveLength(1);
		expect(asks[0]?.retry).toHaveBeenCalledOnce();
	});

	test("of an unknown ZIP code keeps the results before", () => {
		const { locator, answer, refuse } = createLocator();
		answer(page(24, 300));
		locator.type("00000");
		refuse(new ApiError(422, "no", { error: "no", fields: { zip: "unknown" } }));
		expect(locator.isZipUnknown.value).toBe(true);
		expect(locator.results.value).toMatchObject({ status: "ready", total: 300 });

		locator.type("33101");
		expect(locator.isZipUnknown.value).toBe(false);
	});
});

describe("showing more", () => {
	test("asks for a page more, of the same search", () => {
		const { locator, answer, lastRequest } = createLocator({ q: "naples" });
		answer(page(24, 60));
		expect(locator.moreCount.value).toBe(24);
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "naples", limit: 48 });
		answer(page(48, 60));
		expect(locator.moreCount.value).toBe(12);
		locator.showMore();
		answer(page(60, 60));
		expect(locator.moreCount.value).toBe(0);
	});

	test("ends at the most that a search by text gives", () => {
		const { locator, answer, lastRequest } = createLocator();
		for (let shown = 24; shown < 480; shown += 24) {
			answer(page(shown, 9000));
			locator.showMore();
		}
		answer(page(480, 9000));
		expect(locator.moreCount.value).toBe(20);
		locator.showMore();
		expect(lastRequest()).toEqual({ q: "", limit: 500 });
		answer(page(500, 9000));
		expect(locator.moreCount.value).toBe(0);
	});

	test("ends at the most that a search by distance gives", () => {
		const { locator, answer, lastRequest } = createLocator({ zip: "33101" });
		for (const shown of [24, 48, 72]) {
			answer(nearby(shown, 150));
			locator.showMore();
		}
		answer(nearby(96, 150));
		expect(locator.moreCount.value).toBe(4);
		locator.showMore();
		expect(lastRequest()).toMatchObject({ limit: 100 });
		answer(nearby(100, 150));
		expect(locator.moreCount.value).toBe(0);
	});

	test("keeps what is shown where the further page fails, until another search", () => {
		const { locator, answer, refuse } = createLocator();
		answer(page(24, 300));
		locator.showMore();
		const error = new ApiError(500, "no");
		refuse(error);
		expect(locator.results.value).toMatchObject({ status: "failed", total: 300, error });
		expect(locator.results.value.dealerships).toHaveLength(24);
		expect(locator.moreCount.value).toBe(24);

		locator.choosePlace(miami);
		expect(locator.isShowingMore.value).toBe(false);
		refuse(error);
		expect(locator.results.value).toMatchObject({ status: "failed", dealerships: [] });
	});

	test("ends with another radius and another source, which show other dealerships", () => {
		const { locator, source, answer } = createLocator({ zip: "33101" });
		answer(nearby(24, 150));
		locator.showMore();
		expect(locator.isShowingMore.value).toBe(true);
		locator.setRadius(100);
		expect(locator.isShowingMore.value).toBe(false);
		locator.showMore();
		locator.setSource({ ...source });
		expect(locator.isShowingMore.value).toBe(false);
	});

	test("is not offered of the search before an unknown ZIP code", () => {
		const { locator, answer, refuse } = createLocator();
		answer(page(24, 300));
		locator.type("00000");
		refuse(new ApiError(422, "no", { error: "no", fields: { zip: "unknown" } }));
		expect(locator.moreCount.value).toBe(0);
	});

	test("begins anew with another search and with another radius", () => {
		const { locator, answer, lastRequest } = createLocator({ zip: "33101" });
		answer(nearby(24, 150));
		locator.showMore();
		locator.setRadius(100);
		expect(lastRequest()).toEqual({ origin: { zip: "33101" }, radiusMiles: 100, limit: 24 });
		locator.showMore();
		locator.clear();
		expect(lastRequest()).toEqual({ q: "", limit: 24 });
	});
});

describe("searching by distance", () => {
	test("around a place that was chosen", () => {
		const { locator, lastRequest } = createLocator();
		locator.choosePlace(miami);
		expect(locator.typed.value).toBe("Miami, Florida");
		expect(lastRequest()).toMatchObject({ origin: { zip: "33101" } });
		expect(locator.search.value).toEqual({ zip: "33101", radius: 50 });
	});

	test("around a place without a ZIP code", () => {
		const { locator, lastRequest } = createLocator();
		const { zip: _, ...place } = miami;
		locator.choosePlace(place);
		expect(lastRequest()).toMatchObject({ origin: { latitude: 25.77, longitude: -80.19 } });
	});

	test("around the visitor, which no address tells", () => {
		const { locator, lastRequest } = createLocator();
		locator.searchNear({ latitude: 26.142, longitude: -81.795 }, "your location");
		expect(lastRequest()).toMatchObject({ origin: { latitude: 26.142, longitude: -81.795 } });
		expect(locator.mode.value).toMatchObject({ label: "your location" });
		expect(locator.search.value).toEqual({});
	});

	test("in the section of the map", () => {
		const { locator, lastRequest } = createLocator();
		locator.searchMapArea({ latitude: 26, longitude: -81 }, 100, "the middle of the map");
		expect(lastRequest()).toEqual({
			origin: { latitude: 26, longitude: -81 },
			radiusMiles: 100,
			limit: 24,
		});
		expect(locator.mode.value).toMatchObject({ isMapArea: true });
	});
});

describe("the selection", () => {
	test("is told with where it was chosen", () => {
		const { locator } = createLocator();
		locator.select(dealership(3), "map");
		expect(locator.selection.value).toEqual({ dealership: dealership(3), chosenIn: "map" });
		expect(locator.search.value).toEqual({ dealer: 3 });
	});

	test("stands above the dealership of the address", () => {
		const { locator, asks, answer } = createLocator({ dealer: 7 });
		answer(
			dealership(7),
			asks.findIndex(({ request }) => "id" in request),
		);
		locator.select(dealership(3), "list");
		expect(locator.selection.value?.dealership.id).toBe(3);
	});

	test("stays while more are shown, and in another source", () => {
		const { locator, source } = createLocator();
		locator.select(dealership(3), "list");
		locator.showMore();
		locator.setSource({ ...source });
		expect(locator.selection.value?.dealership.id).toBe(3);
	});

	test("ends with another search", () => {
		const { locator } = createLocator();
		locator.select(dealership(3), "list");
		locator.choosePlace(miami);
		expect(locator.selection.value).toBeUndefined();
	});
});

describe("the address form", () => {
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

	test("changes in one step, with nothing in between", () => {
		const { locator } = createLocator({ zip: "33101" });
		const told: LocatorSearch[] = [];
		const stop = effect(() => {
			told.push(locator.search.value);
		});
		locator.searchMapArea({ latitude: 26, longitude: -81 }, 250, "the middle of the map");
		locator.apply({ zip: "34102", radius: 10, dealer: 7 });
		stop();
		expect(told).toEqual([
			{ zip: "33101", radius: 50 },
			{},
			{ zip: "34102", radius: 10, dealer: 7 },
		]);
	});

	test("a search that is taken over replaces everything", () => {
		const { locator, lastRequest } = createLocator({ zip: "33101", radius: 25 });
		locator.select(dealership(3), "list");
		locator.apply({ q: "naples" });
		expect(locator.typed.value).toBe("naples");
		expect(locator.radiusMiles.value).toBe(50);
		expect(locator.selection.value).toBeUndefined();
		expect(lastRequest()).toEqual({ q: "naples", limit: 24 });
		expect(locator.search.value).toEqual({ q: "naples" });
	});
});

describe("another source", () => {
	test("is asked for the same search", () => {
		const { locator, answer } = createLocator({ q: "naples" });
		answer(page(2));
		const other = createTestSource();
		locator.setSource(other.source);
		expect(other.lastRequest()).toEqual({ q: "naples", limit: 24 });
		expect(locator.results.value).toMatchObject({ status: "loading", total: 2 });
		other.answer(page(1));
		expect(locator.results.value.total).toBe(1);
	});
});
