import type { Cluster, DealershipPage } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { describe, expect, test } from "vitest";
import { createDealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { DealershipSource, MapBounds } from "../dealer-search/dealership-source.js";
import { createLocalSource } from "../dealer-search/local-source.js";
import type { AsyncState } from "../loader/index.js";
import { gulfCarts } from "../testing/sample-dealership.js";
import { createMapState } from "./map-state.js";
import { createMapViewState } from "./map-view-state.js";

const florida: MapBounds = { west: -88, south: 24, east: -79, north: 31, zoom: 6 };
const georgia: MapBounds = { west: -86, south: 30, east: -80, north: 35, zoom: 6 };

const point = (count: number): Cluster => ({ latitude: 26, longitude: -81, count });

/** A map whose source's responses the test sends. */
function createMap() {
	const requests: { bounds: MapBounds; q: string }[] = [];
	const signals: (AbortSignal | undefined)[] = [];
	const responses: ((response: readonly Cluster[] | Error) => Promise<void>)[] = [];
	const source: DealershipSource = {
		...createLocalSource([]),
		clusters: (bounds, q, signal) =>
			new Promise((resolve, reject) => {
				requests.push({ bounds, q });
				signals.push(signal);
				responses.push(async (response) => {
					if (response instanceof Error) reject(response);
					else resolve(response);
					await Promise.resolve();
				});
			}),
	};
	const locator = createDealerLocatorState(source);
	const view = createMapViewState();
	const map = createMapState(locator, view);
	return { locator, source, view, map, requests, signals, responses };
}

describe("the points", () => {
	test("load when the map reports its bounds", () => {
		const { map, requests } = createMap();
		expect(requests).toEqual([]);
		map.setBounds(florida, false);
		expect(requests).toEqual([{ bounds: florida, q: "" }]);
	});

	test("stay until the next ones have loaded", async () => {
		const { map, responses } = createMap();
		map.setBounds(florida, false);
		await responses[0]?.([point(3)]);
		map.setBounds(georgia, false);
		expect(map.clusters.value).toEqual([point(3)]);
		await responses[1]?.([point(5)]);
		expect(map.clusters.value).toEqual([point(5)]);
	});

	test("ignore a late response for earlier bounds", async () => {
		const { map, responses } = createMap();
		map.setBounds(florida, false);
		map.setBounds(georgia, false);
		await responses[1]?.([point(5)]);
		await responses[0]?.([point(3)]);
		expect(map.clusters.value).toEqual([point(5)]);
	});

	test("are no longer asked for when the bounds or the search change, or the map goes", () => {
		const { locator, map, signals } = createMap();
		const isAborted = () => signals.map((signal) => signal?.aborted);
		map.setBounds(florida, false);
		expect(isAborted()).toEqual([false]);
		map.setBounds(georgia, false);
		expect(isAborted()).toEqual([true, false]);
		locator.type("naples");
		locator.submit();
		expect(isAborted()).toEqual([true, true, false]);
		map.dispose();
		expect(isAborted()).toEqual([true, true, true]);
	});

	test("stay if the next ones fail", async () => {
		const { map, responses } = createMap();
		map.setBounds(florida, false);
		await responses[0]?.([point(3)]);
		map.setBounds(georgia, false);
		await responses[1]?.(new Error("no"));
		expect(map.clusters.value).toEqual([point(3)]);
	});

	test("load again after a failure once the list has loaded", async () => {
		const { locator, source, map, requests, responses } = createMap();
		const resource = signal<AsyncState<DealershipPage>>({ status: "loading" });
		locator.setSource({ ...source, byText: () => ({ resource, retry: () => {} }) });
		map.setBounds(florida, false);
		await responses[0]?.(new Error("no"));
		resource.value = { status: "failed", error: new Error("no") };
		resource.value = { status: "loading" };
		expect(requests).toHaveLength(1);
		resource.value = { status: "ready", data: { total: 0, dealerships: [] } };
		expect(requests).toHaveLength(2);
		await responses[1]?.([point(3)]);
		expect(map.clusters.value).toEqual([point(3)]);
	});

	test("that fail are told, and load again on request", async () => {
		const { map, requests, responses } = createMap();
		map.setBounds(florida, false);
		expect(map.hasFailed.value).toBe(false);
		await responses[0]?.(new Error("no"));
		expect(map.hasFailed.value).toBe(true);
		map.retry();
		expect(map.hasFailed.value).toBe(false);
		expect(requests).toHaveLength(2);
		await responses[1]?.([point(3)]);
		expect(map.clusters.value).toEqual([point(3)]);
		expect(map.hasFailed.value).toBe(false);
	});

	test("that were aborted have not failed", async () => {
		const { map, responses } = createMap();
		map.setBounds(florida, false);
		map.setBounds(georgia, false);
		await responses[0]?.(new Error("aborted"));
		expect(map.hasFailed.value).toBe(false);
	});

	test("do not load twice for the same bounds", () => {
		const { map, requests } = createMap();
		map.setBounds(florida, false);
		map.setBounds({ ...florida }, false);
		expect(requests).toHaveLength(1);
	});

	test("are filtered by a search by text, and not by a search by distance", () => {
		const { locator, map, requests } = createMap();
		map.setBounds(florida, false);
		locator.type("naples");
		locator.submit();
		locator.type("33101");
		expect(requests.map(({ q }) => q)).toEqual(["", "naples", ""]);
	});

	test("load from a new source", () => {
		const { locator, source, map, requests } = createMap();
		map.setBounds(florida, false);
		locator.setSource({ ...source });
		expect(requests).toHaveLength(2);
	});

	test("neither load nor change after dispose()", async () => {
		const { locator, map, requests, responses } = createMap();
		map.setBounds(florida, false);
		map.dispose();
		await responses[0]?.([point(3)]);
		locator.clear();
		expect(requests).toHaveLength(1);
		expect(map.clusters.value).toEqual([]);
	});
});

test("the dealerships of a cluster at one address are loaded singly, also those a few metres off", async () => {
	const { locator, map, requests, responses } = createMap();
	locator.type("carts");
	locator.submit();
	const dealerships = map.dealershipsIn({ west: -81, south: 26, east: -81, north: 26 });
	expect(requests).toEqual([{ bounds: expect.objectContaining({ zoom: 13 }), q: "carts" }]);
	const { west, south, east, north } = requests[0]?.bounds ?? florida;
	for (const room of [-81 - west, east + 81, 26 - south, north - 26]) {
		expect(room).toBeCloseTo(1e-4, 6);
	}
	await responses[0]?.([{ ...point(1), dealership: gulfCarts }, point(2)]);
	expect(await dealerships).toEqual([gulfCarts]);
});

describe("isMoved", () => {
	test("is true if the visitor moved the map, not if the widget did", () => {
		const { map } = createMap();
		map.setBounds(florida, false);
		expect(map.isMoved.value).toBe(false);
		map.setBounds(georgia, true);
		expect(map.isMoved.value).toBe(true);
		map.setBounds(florida, false);
		expect(map.isMoved.value).toBe(true);
	});

	test("is false again after the next search", () => {
		const { locator, map } = createMap();
		map.setBounds(georgia, true);
		locator.clear();
		expect(map.isMoved.value).toBe(false);
	});

	test("outlives the map", () => {
		const { locator, view, map } = createMap();
		map.setBounds(georgia, true);
		map.dispose();
		expect(createMapState(locator, view).isMoved.value).toBe(true);
	});
});
