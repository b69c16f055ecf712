import type { Cluster, DealershipPage } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { describe, expect, test } from "vitest";
import type { AsyncState } from "../../data/index.js";
import { createDealerLocatorState } from "../dealer-locator-state.js";
import type { DealershipSource, MapBounds } from "../dealership-source.js";
import { createLocalSource } from "../local-source.js";
import { createMapState } from "./map-state.js";

const florida: MapBounds = { west: -88, south: 24, east: -79, north: 31, zoom: 6 };
const georgia: MapBounds = { west: -86, south: 30, east: -80, north: 35, zoom: 6 };

const point = (count: number): Cluster => ({ latitude: 26, longitude: -81, count });

/** A map over a source whose points come when the test says so. */
function createMap() {
	const asked: { section: MapBounds; q: string }[] = [];
	const waiting: ((answer: readonly Cluster[] | Error) => Promise<void>)[] = [];
	const source: DealershipSource = {
		...createLocalSource([]),
		clusters: (section, q) =>
			new Promise((resolve, reject) => {
				asked.push({ section, q });
				waiting.push(async (answer) => {
					if (answer instanceof Error) reject(answer);
					else resolve(answer);
					await Promise.resolve();
				});
			}),
	};
	const locator = createDealerLocatorState(source);
	return { locator, source, map: createMapState(locator), asked, waiting };
}

describe("the points", () => {
	test("are asked for once the map tells what it shows", () => {
		const { map, asked } = createMap();
		expect(asked).toEqual([]);
		map.show(florida, false);
		expect(asked).toEqual([{ section: florida, q: "" }]);
	});

	test("stay until the next ones are there", async () => {
		const { map, waiting } = createMap();
		map.show(florida, false);
		await waiting[0]?.([point(3)]);
		map.show(georgia, false);
		expect(map.clusters.value).toEqual([point(3)]);
		await waiting[1]?.([point(5)]);
		expect(map.clusters.value).toEqual([point(5)]);
	});

	test("of an earlier section never cover those of a later one", async () => {
		const { map, waiting } = createMap();
		map.show(florida, false);
		map.show(georgia, false);
		await waiting[1]?.([point(5)]);
		await waiting[0]?.([point(3)]);
		expect(map.clusters.value).toEqual([point(5)]);
	});

	test("stay where the next ones fail", async () => {
		const { map, waiting } = createMap();
		map.show(florida, false);
		await waiting[0]?.([point(3)]);
		map.show(georgia, false);
		await waiting[1]?.(new Error("no"));
		expect(map.clusters.value).toEqual([point(3)]);
	});

	test("that failed are asked for again once the list is there after all", async () => {
		const { locator, source, map, asked, waiting } = createMap();
		const resource = signal<AsyncState<DealershipPage>>({ status: "loading" });
		locator.setSource({ ...source, byText: () => ({ resource, retry: () => {} }) });
		map.show(florida, false);
		await waiting[0]?.(new Error("no"));
		resource.value = { status: "failed", error: new Error("no") };
		resource.value = { status: "loading" };
		expect(asked).toHaveLength(1);
		resource.value = { status: "ready", data: { total: 0, dealerships: [] } };
		expect(asked).toHaveLength(2);
		await waiting[1]?.([point(3)]);
		expect(map.clusters.value).toEqual([point(3)]);
	});

	test("of the section that is shown already are not asked for twice", () => {
		const { map, asked } = createMap();
		map.show(florida, false);
		map.show({ ...florida }, false);
		expect(asked).toHaveLength(1);
	});

	test("are those that match a search by text, and all of them around a place", () => {
		const { locator, map, asked } = createMap();
		map.show(florida, false);
		locator.type("naples");
		locator.submit();
		locator.type("33101");
		expect(asked.map(({ q }) => q)).toEqual(["", "naples", ""]);
	});

	test("are asked of a new source", () => {
		const { locator, source, map, asked } = createMap();
		map.show(florida, false);
		locator.setSource({ ...source });
		expect(asked).toHaveLength(2);
	});

	test("are neither asked for nor taken once the map is gone", async () => {
		const { locator, map, asked, waiting } = createMap();
		map.show(florida, false);
		map.dispose();
		await waiting[0]?.([point(3)]);
		locator.clear();
		expect(asked).toHaveLength(1);
		expect(map.clusters.value).toEqual([]);
	});
});

describe("a map that was moved", () => {
	test("is one that the visitor moved, and not the widget", () => {
		const { map } = createMap();
		map.show(florida, false);
		expect(map.isMoved.value).toBe(false);
		map.show(georgia, true);
		expect(map.isMoved.value).toBe(true);
		map.show(florida, false);
		expect(map.isMoved.value).toBe(true);
	});

	test("is not moved any more after the next search", () => {
		const { locator, map } = createMap();
		map.show(georgia, true);
		locator.clear();
		expect(map.isMoved.value).toBe(false);
	});
});
