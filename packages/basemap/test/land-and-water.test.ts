import { describe, expect, it } from "vitest";
import { kindsAround, pixelsToLine, surfaceAt } from "./map.js";

const zooms = [8, 10] as const;

describe.each(zooms)("at tile zoom %i", (zoom) => {
	it.each([
		["the Hudson between Hoboken and Manhattan", -74.017, 40.745],
		["the East River at the Williamsburg Bridge", -73.972, 40.714],
		["San Francisco Bay off Oakland", -122.35, 37.8],
		["the south of San Francisco Bay", -122.22, 37.6],
		["San Pablo Bay", -122.4, 38.06],
		["the Golden Gate", -122.48, 37.817],
		["Chesapeake Bay off Annapolis", -76.4, 38.95],
		["Puget Sound off Seattle", -122.42, 47.6],
		["Tampa Bay", -82.55, 27.75],
		["Cook Inlet off Anchorage", -150.3, 61.15],
		["the Pacific off Waikiki", -157.84, 21.25],
		["the Atlantic off San Juan", -66.1, 18.6],
	])("%s is ocean", async (_name, longitude, latitude) => {
		expect(await surfaceAt(longitude, latitude, zoom)).toBe("ocean");
	});

	it.each([
		["Lake Michigan", -87, 43],
		["Lake Superior", -88, 47.8],
		["Lake Erie off Cleveland", -81.8, 41.7],
		["the Great Salt Lake", -112.5, 41.1],
		["Lake Tahoe", -120.03, 39.1],
		["Lake Okeechobee", -80.85, 26.95],
		["Lake Champlain", -73.33, 44.5],
	])("%s is a lake", async (_name, longitude, latitude) => {
		expect(await surfaceAt(longitude, latitude, zoom)).toBe("lake");
	});

	it.each([
		["Central Park in Manhattan", -73.966, 40.782],
		["Brooklyn", -73.95, 40.65],
		["Jersey City", -74.065, 40.72],
		["Golden Gate Park in San Francisco", -122.48, 37.77],
		["Oakland", -122.25, 37.81],
		["the Loop in Chicago", -87.64, 41.88],
		["Denver", -104.99, 39.74],
		["Los Angeles", -118.24, 34.05],
		["Anchorage", -149.88, 61.18],
		["Honolulu", -157.83, 21.32],
		["San Juan", -66.06, 18.39],
		["Guam", 144.8, 13.45],
		["Tutuila in American Samoa", -170.73, -14.3],
		["Attu, beyond the antimeridian", 172.9, 52.9],
		["Isle Royale in Lake Superior", -88.85, 48.0],
		["Toronto", -79.4, 43.7],
		["Tijuana", -117.02, 32.5],
	])("%s is land", async (_name, longitude, latitude) => {
		expect(await surfaceAt(longitude, latitude, zoom)).toBe("earth");
	});
});

describe("land and water", () => {
	it("are told apart in the tile of the whole world", async () => {
		expect(await surfaceAt(-100, 40, 0)).toBe("earth");
		expect(await surfaceAt(20, 0, 0)).toBe("earth");
		expect(await surfaceAt(-40, 30, 0)).toBe("ocean");
	});

	it("leave Denver's tile without water", async () => {
		expect(await kindsAround("water", -104.99, 39.74, 10)).toEqual([]);
	});
});

describe("rivers", () => {
	it("of GSHHG end at tile zoom 8, beyond which they would be too far from the truth", async () => {
		expect(await kindsAround("water", -90.07, 35.14, 8)).toContain("river");
		expect(await kindsAround("water", -90.07, 35.14, 9)).not.toContain("river");
		expect(await kindsAround("water", -90.07, 35.14, 10)).not.toContain("river");
	});

	it.each([
		["the Hudson at the George Washington Bridge", -73.9527, 40.8517],
		["the Hudson at Yonkers", -73.91, 40.94],
		["the Delaware at the Benjamin Franklin Bridge", -75.1338, 39.9529],
		["the Potomac at the 14th Street Bridge", -77.0395, 38.8745],
	])("that GSHHG lacks are filled: %s", async (_name, longitude, latitude) => {
		expect(await pixelsToLine("water", "river", longitude, latitude, 9)).toBeLessThan(3);
		// The Delaware, 700 metres wide there, is 12 pixels wide.
		expect(await pixelsToLine("water", "river", longitude, latitude, 10)).toBeLessThan(6);
	});

	it.each([
		["the Mississippi at Memphis", -90.07, 35.14],
		["the Mississippi at St. Louis", -90.18, 38.62],
		["the Missouri at Omaha", -95.92, 41.26],
		["the Ohio at Cincinnati", -84.51, 39.095],
		["the Columbia at The Dalles", -121.17, 45.61],
		["the Colorado at Needles", -114.6, 34.85],
		["the Hudson at Poughkeepsie", -73.95, 41.7],
	])("run within 10 pixels of %s at tile zoom 8", async (_name, longitude, latitude) => {
		expect(await pixelsToLine("water", "river", longitude, latitude, 8)).toBeLessThan(10);
	});
});
