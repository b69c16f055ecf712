import { clusterOptions, type Dealership } from "@nev/contract";
import { sampleDealerships } from "@nev/sample-data";
import { describe, expect, it } from "vitest";
import { dealership } from "../../test/dealerships.js";
import { createPlaceIndex } from "../places/place-index.js";
import { createClusterIndex } from "./cluster-index.js";
import { locate } from "./located-dealership.js";

const places = createPlaceIndex();
const indexOf = (all: readonly Dealership[]) =>
	createClusterIndex(all.map((one) => locate(one, places)));

const sample = sampleDealerships.map((one, id) => ({ ...one, id }));
const index = indexOf(sample);
const world = { west: -180, south: -90, east: 180, north: 90, q: "" };
const total = (clusters: { count: number }[]) =>
	clusters.reduce((sum, { count }) => sum + count, 0);

describe("what the map draws", () => {
	it.each([0, 3, 4.9, 8, 14, 22])("counts each dealer once, at zoom %d", (zoom) => {
		expect(total(index.within({ ...world, zoom }))).toBe(sample.length);
	});

	it("is fewer points from further away, and single dealers from near", () => {
		const numbers = [0, 4, 8, 14].map((zoom) => index.within({ ...world, zoom }).length);
		expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
		expect(numbers[0]).toBeLessThan(10);
		expect(numbers[3]).toBe(sample.length);
	});

	it("names the dealer of a point exactly where it is one", () => {
		const clusters = index.within({ ...world, zoom: 6 });
		expect(clusters.some(({ count }) => count > 1)).toBe(true);
		for (const { count, dealership: one, latitude, longitude } of clusters) {
			expect(one !== undefined).toBe(count === 1);
			if (one?.latitude && one.longitude) {
				expect(latitude).toBeCloseTo(one.latitude, 6);
				expect(longitude).toBeCloseTo(one.longitude, 6);
			}
		}
	});

	it("is what lies in the section, with dealers that are placed by their ZIP code", () => {
		const florida = { west: -83, south: 24, east: -79, north: 28, q: "" };
		const inside = sample.filter((one) => {
			const { position } = locate(one, places);
			return (
				position &&
				position.longitude >= florida.west &&
				position.longitude <= florida.east &&
				position.latitude >= florida.south &&
				position.latitude <= florida.north
			);
		});
		const drawn = index.within({ ...florida, zoom: 14 }).map((point) => point.dealership?.id);
		expect(drawn.sort()).toEqual(inside.map(({ id }) => id).sort());
		expect(inside.length).toBeGreaterThan(5);
	});

	it("draws two dealers as one within 48 pixels of a web map, and as two beyond", () => {
		const zoom = 8;
		const pixel = 360 / (256 * 2 ** zoom);
		const pair = (pixels: number) =>
			indexOf([
				dealership({ id: 1, latitude: 0, longitude: 0 }),
				dealership({ id: 2, latitude: 0, longitude: pixels * pixel }),
			]).within({ ...world, zoom });
		expect(pair(clusterOptions.radius - 2)).toMatchObject([{ count: 2 }]);
		expect(pair(clusterOptions.radius + 2)).toMatchObject([{ count: 1 }, { count: 1 }]);
	});

	it("reaches over the antimeridian", () => {
		const islands = indexOf([
			dealership({ id: 1, latitude: 52, longitude: 179 }),
			dealership({ id: 2, latitude: 52, longitude: -179 }),
			dealership({ id: 3, latitude: 52, longitude: 0 }),
		]);
		const section = { west: 170, south: 50, east: -170, north: 54, zoom: 14, q: "" };
		expect(islands.within(section).map((point) => point.dealership?.id)).toEqual([1, 2]);
	});

	it("can be narrowed to a text and to a state", () => {
		const florida = sample.filter(({ state }) => state === "Florida");
		expect(total(index.within({ ...world, zoom: 5, state: "Florida" }))).toBe(florida.length);
		expect(total(index.within({ ...world, zoom: 5, q: " florida " }))).toBe(florida.length);
		expect(index.within({ ...world, zoom: 5, q: "no such dealer" })).toEqual([]);
	});

	it("goes on narrowing when many texts have been asked for", () => {
		for (let number = 0; number < 40; number++) index.within({ ...world, zoom: 5, q: `${number}` });
		expect(total(index.within({ ...world, zoom: 5 }))).toBe(sample.length);
	});

	it("is never more than 500 points, however many dealers the section holds", () => {
		const many = indexOf(
			Array.from({ length: 4000 }, (_, id) =>
				dealership({ id, latitude: 26 + (id % 63) / 30, longitude: -82 + id / 2000 }),
			),
		);
		const found = many.within({ ...world, zoom: 22 });
		expect(found.length).toBeGreaterThan(50);
		expect(found.length).toBeLessThanOrEqual(500);
		expect(total(found)).toBe(4000);
	});
});
