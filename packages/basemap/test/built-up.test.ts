import { describe, expect, it } from "vitest";
import { densityAt, featuresAround } from "./map.js";

/** Map zooms 8 to 14 show the tiles of these. */
const zooms = [7, 8, 9, 10] as const;

describe.each(zooms)("built-up areas at tile zoom %i", (zoom) => {
	it.each([
		["Phoenix", -112.077, 33.449],
		["Mesa, a suburb of it", -111.831, 33.415],
		["Naples", -81.795, 26.142],
		["Manhattan", -73.985, 40.758],
		["Brooklyn", -73.99, 40.693],
		["Bullhead City", -114.568, 35.135],
		["Fargo", -96.789, 46.877],
		["Anchorage", -149.893, 61.216],
		["Honolulu", -157.858, 21.307],
		["San Juan", -66.106, 18.42],
		["Dededo on Guam", 144.84, 13.52],
		["Burlington", -73.212, 44.476],
	])("contain %s", async (_name, longitude, latitude) => {
		expect(await densityAt(longitude, latitude, zoom)).toBeGreaterThan(0);
	});

	it.each([
		["the Grand Canyon", -112.1, 36.1],
		["Yellowstone", -110.5, 44.6],
		["Death Valley", -116.87, 36.46],
		["the Superstition Mountains east of Phoenix", -111.3, 33.45],
		["the Everglades", -80.9, 25.7],
		["the Big Cypress east of Naples", -81.25, 26.05],
		["the desert between Bullhead City and Kingman", -114.3, 35.17],
		["the Red River Valley north-west of Fargo", -97.4, 47.2],
		["the Koolau Range on Oahu", -157.93, 21.5],
		["the Waianae Range on Oahu", -158.15, 21.51],
		["El Yunque in Puerto Rico", -65.79, 18.29],
		["the Chugach Mountains beside Anchorage", -149.2, 61.15],
		["Camel's Hump in Vermont", -72.886, 44.32],
		["the High Peaks of the Adirondacks", -73.92, 44.11],
	])("do not contain %s", async (_name, longitude, latitude) => {
		expect(await densityAt(longitude, latitude, zoom)).toBe(0);
	});
});

describe("built-up areas", () => {
	it("have denser ones in them", async () => {
		expect(await densityAt(-112.077, 33.449, 9)).toBe(2);
		expect(await densityAt(-73.985, 40.758, 9)).toBe(2);
		expect(await densityAt(-112.58, 33.37, 9)).toBeLessThan(2);
	});

	it("begin at tile zoom 3, which is map zoom 4", async () => {
		const newYork = [-73.985, 40.758] as const;
		expect(await featuresAround("landcover", ...newYork, 2)).toEqual([]);
		for (let zoom = 3; zoom <= 10; zoom++) {
			const kinds = (await featuresAround("landcover", ...newYork, zoom)).map(
				({ properties }) => properties.kind,
			);
			expect(new Set(kinds), `tile zoom ${zoom}`).toEqual(new Set(["urban_area"]));
		}
	});
});
