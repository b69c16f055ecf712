import { clusterOptions } from "@nev/contract";
import { sampleDealerships } from "@nev/sample-data";
import { describe, expect, it } from "vitest";
import { dealership } from "../../test/dealerships.js";
import { indexDealerships as indexOf, places } from "../../test/index-dealerships.js";
import { locate, positionOf } from "./located-dealership.js";

const sample = sampleDealerships.map(({ openingHours: _, ...dealership }, id) => ({
	...dealership,
	id,
}));
const index = indexOf(sample);
const world = { west: -180, south: -90, east: 180, north: 90, q: "" };
const total = (clusters: { count: number }[]) =>
	clusters.reduce((sum, { count }) => sum + count, 0);

describe("the clusters of a map", () => {
	it("are fewer at a low zoom, and single dealers at a high zoom", () => {
		const lengths = [0, 4, 8, 14].map((zoom) => index.clusters({ ...world, zoom }).length);
		expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
		expect(lengths[0]).toBeLessThan(10);
		expect(lengths[3]).toBe(sample.length);
	});

	it("contain the dealer if and only if there is one", () => {
		const clusters = index.clusters({ ...world, zoom: 6 });
		expect(clusters.some(({ count }) => count > 1)).toBe(true);
		for (const { count, dealership: dealer, latitude, longitude } of clusters) {
			expect(dealer !== undefined).toBe(count === 1);
			if (dealer?.latitude && dealer.longitude) {
				expect(latitude).toBeCloseTo(dealer.latitude, 6);
				expect(longitude).toBeCloseTo(dealer.longitude, 6);
			}
		}
	});

	it("of several dealers have the box around them", () => {
		const near = indexOf([
			dealership({ id: 1, latitude: 26.1, longitude: -81.8 }),
			dealership({ id: 2, latitude: 26.3, longitude: -81.7 }),
			dealership({ id: 3, latitude: 26.2, longitude: -82.123456 }),
			dealership({ id: 4, latitude: 47, longitude: -120 }),
		]);
		const clusters = near.clusters({ ...world, zoom: 4 });
		expect(clusters.map(({ count, bounds }) => [count, bounds])).toEqual([
			[3, { west: -82.1235, south: 26.1, east: -81.7, north: 26.3 }],
			[1, undefined],
		]);
		for (const { count, latitude, longitude, bounds } of index.clusters({ ...world, zoom: 5 })) {
			if (count === 1) continue;
			const { west = 0, south = 0, east = 0, north = 0 } = bounds ?? {};
			expect(longitude).toBeGreaterThan(west - 1e-4);
			expect(longitude).toBeLessThan(east + 1e-4);
			expect(latitude).toBeGreaterThan(south - 1e-4);
			expect(latitude).toBeLessThan(north + 1e-4);
		}
	});

	it("are those in the section, with dealers that are located by their ZIP code", () => {
		const florida = { west: -83, south: 24, east: -79, north: 28, q: "" };
		const expected = sample.filter((dealership) => {
			const position = positionOf(locate(dealership, places));
			return (
				position &&
				position.longitude >= florida.west &&
				position.longitude <= florida.east &&
				position.latitude >= florida.south &&
				position.latitude <= florida.north
			);
		});
		const found = index.clusters({ ...florida, zoom: 14 }).map((cluster) => cluster.dealership?.id);
		expect(found.sort()).toEqual(expected.map(({ id }) => id).sort());
		expect(expected.length).toBeGreaterThan(5);
	});

	it("merge two dealers within 48 pixels of a web map", () => {
		const zoom = 8;
		const pixel = 360 / (256 * 2 ** zoom);
		const pair = (pixels: number) =>
			indexOf([
				dealership({ id: 1, latitude: 0, longitude: 0 }),
				dealership({ id: 2, latitude: 0, longitude: pixels * pixel }),
			]).clusters({ ...world, zoom });
		expect(pair(clusterOptions.radius - 2)).toMatchObject([{ count: 2 }]);
		expect(pair(clusterOptions.radius + 2)).toMatchObject([{ count: 1 }, { count: 1 }]);
	});

	it("cross the antimeridian", () => {
		const islands = indexOf([
			dealership({ id: 1, latitude: 52, longitude: 179 }),
			dealership({ id: 2, latitude: 52, longitude: -179 }),
			dealership({ id: 3, latitude: 52, longitude: 0 }),
		]);
		const section = { west: 170, south: 50, east: -170, north: 54, zoom: 14, q: "" };
		expect(islands.clusters(section).map((cluster) => cluster.dealership?.id)).toEqual([1, 2]);
	});

	it("lose no dealer at the right edge of the map", () => {
		const edges = indexOf([
			dealership({ id: 1, latitude: 52, longitude: 180 }),
			dealership({ id: 2, latitude: 30, longitude: -179 }),
		]);
		for (const zoom of [0, 1, 2, 3, 4]) {
			expect(total(edges.clusters({ ...world, zoom })), `zoom ${zoom}`).toBe(2);
		}
	});

	it("can be filtered by more texts than are cached", () => {
		for (let number = 0; number < 40; number++)
			index.clusters({ ...world, zoom: 5, q: `${number}` });
		expect(total(index.clusters({ ...world, zoom: 5 }))).toBe(sample.length);
	});

	it("are at most 500, with any number of dealers in the section", () => {
		const many = indexOf(
			Array.from({ length: 4000 }, (_, id) =>
				dealership({ id, latitude: 26 + (id % 63) / 30, longitude: -82 + id / 2000 }),
			),
		);
		const clusters = many.clusters({ ...world, zoom: 22 });
		expect(clusters.length).toBeGreaterThan(50);
		expect(clusters.length).toBeLessThanOrEqual(500);
		expect(total(clusters)).toBe(4000);
	});
});
