import { describe, expect, it } from "vitest";
import { featuresOf, readTile, tilesOf } from "./archive-tiles.js";
import { archive, namesAround, positionOf } from "./map.js";

describe("places", () => {
	it.each([
		["Los Angeles", -118.24, 34.05],
		["Chicago", -87.65, 41.85],
		["New York", -74.006, 40.714],
		["Honolulu", -157.858, 21.307],
		["Anchorage", -149.9, 61.218],
		["San Juan", -66.106, 18.466],
	])("name %s from tile zoom 6", async (name, longitude, latitude) => {
		for (let zoom = 6; zoom <= 10; zoom++) {
			expect(await namesAround("locality", longitude, latitude, zoom)).toContain(name);
		}
	});

	it("name all 50 states and Puerto Rico at tile zoom 4 or 5", async () => {
		const names = new Map<string, string>();
		for await (const { zoom, x, y } of tilesOf(archive)) {
			if (zoom !== 4 && zoom !== 5) continue;
			for (const { properties } of featuresOf(await readTile(archive, zoom, x, y), "places")) {
				if (properties.kind !== "region") continue;
				names.set(String(properties["ref:en"]), String(properties.name));
			}
		}
		expect([...names.keys()].sort()).toEqual([...states, ...territories].sort());
		expect(names.get("NY")).toBe("New York");
		expect(names.get("PR")).toBe("Puerto Rico");
	});

	it.each([
		["Cook", -87.8, 41.8],
		["Los Angeles", -118.3, 34.36],
		["Barton", -98.75, 38.5],
	])("name the county %s", async (name, longitude, latitude) => {
		const found = [];
		for (let zoom = 7; zoom <= 10; zoom++) {
			if ((await namesAround("county", longitude, latitude, zoom)).includes(name)) found.push(zoom);
		}
		expect(found).not.toEqual([]);
	});

	it.each([
		["Maricopa", "Phoenix", -112.07, 33.45],
		["Collier", "Naples", -81.79, 26.14],
		["Anchorage", "Anchorage", -149.88, 61.2],
		["New York", "Manhattan", -73.98, 40.76],
		["Mohave", "Bullhead City", -114.57, 35.13],
		["Cass", "Fargo", -96.8, 46.88],
		["Honolulu", "Honolulu", -157.86, 21.31],
		["San Juan", "San Juan", -66.07, 18.45],
		["Guam", "Guam", 144.78, 13.45],
		["Chittenden", "Burlington", -73.2, 44.48],
	])(
		"name %s County in a view of 800 × 500 px around %s at map zoom 11",
		async (county, _town, longitude, latitude) => {
			const names = (await placesInTiles(longitude, latitude))
				.filter(({ kind, dx, dy }) => kind === "county" && dx <= 400 && dy <= 250)
				.map(({ name }) => name);
			expect(names).toContain(county);
		},
	);

	it.each([
		["Phoenix", -112.07, 33.45],
		["Naples", -81.79, 26.14],
		["Manhattan", -73.98, 40.76],
		["Bullhead City", -114.57, 35.13],
		["Fargo", -96.8, 46.88],
		["Anchorage", -149.88, 61.2],
		["Honolulu", -157.86, 21.31],
		["San Juan", -66.07, 18.45],
		["Guam", 144.78, 13.45],
		["Burlington", -73.2, 44.48],
	])(
		"of zoom 10 have three towns or ZIP codes around %s, however close the map is",
		async (_name, longitude, latitude) => {
			const found = await placesInTiles(longitude, latitude);
			const named = found.filter(({ kind }) => kind === "locality" || kind === "postcode");
			expect(named.length).toBeGreaterThanOrEqual(3);
		},
	);

	it("hold ZIP codes from tile zoom 9, which is map zoom 10", async () => {
		const losAngeles = [-118.2385, 34.0614] as const;
		expect(await namesAround("postcode", ...losAngeles, 8)).toEqual([]);
		expect(await namesAround("postcode", ...losAngeles, 9)).not.toEqual([]);
		expect(await namesAround("postcode", ...losAngeles, 10)).toContain("90012");
		expect(await namesAround("postcode", -98.7751, 38.3936, 10)).toContain("67530");
	});

	it("call sections of a city neighbourhoods", async () => {
		const brooklyn = [-73.95, 40.65] as const;
		expect(await namesAround("neighbourhood", ...brooklyn, 10)).toContain("Brooklyn");
		expect(await namesAround("locality", ...brooklyn, 10)).not.toContain("Brooklyn");
	});

	it("do not crowd: a tile of zoom 6 around New York names at most 60", async () => {
		expect((await namesAround("locality", -74, 40.7, 6)).length).toBeLessThanOrEqual(60);
	});
});

/** The places in the nine tiles of zoom 10 around a point, with their distances from it in pixels of map zoom 11. */
async function placesInTiles(longitude: number, latitude: number) {
	const { x, y } = positionOf(longitude, latitude, 10);
	const found = [];
	for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
		for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
			for (const feature of featuresOf(await readTile(archive, 10, column, row), "places")) {
				const [[at] = []] = feature.loadGeometry();
				const across = (position: number, tile: number, of: number) =>
					512 * Math.abs(tile + position / feature.extent - of);
				found.push({
					kind: String(feature.properties.kind),
					name: String(feature.properties.name),
					dx: across(at?.x ?? 0, column, x),
					dy: across(at?.y ?? 0, row, y),
				});
			}
		}
	}
	return found;
}

const states =
	"AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY".split(
		" ",
	);
const territories = ["AS", "GU", "MP", "PR", "VI"];
