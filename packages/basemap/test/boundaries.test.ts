import { describe, expect, it } from "vitest";
import { kindsAround, pixelsToLine } from "./map.js";

/** The limit for a line on the map. */
const threePixels = 3;

describe("boundaries", () => {
	it.each([
		["the 49th parallel in North Dakota", -100, 49],
		["the 141st meridian in Alaska", -141.0018, 66],
		["New Mexico's border with Mexico", -107.5, 31.784],
	])("of countries: %s", async (_name, longitude, latitude) => {
		for (const zoom of [4, 6, 8, 9]) {
			const pixels = await pixelsToLine("boundaries", "country", longitude, latitude, zoom);
			expect(pixels, `tile zoom ${zoom}`).toBeLessThan(threePixels);
		}
	});

	it.each([
		["the 37th parallel between Kansas and Oklahoma", -98.5, 37],
		["the 41st parallel between Wyoming and Colorado", -106, 41],
		["the 42nd parallel between Nevada and Idaho", -115.5, 41.998],
	])("of states: %s", async (_name, longitude, latitude) => {
		for (const zoom of [4, 6, 8, 9]) {
			const pixels = await pixelsToLine("boundaries", "region", longitude, latitude, zoom);
			expect(pixels, `tile zoom ${zoom}`).toBeLessThan(threePixels);
		}
	});

	it.each([
		["the Red River at Fargo", -96.783, 46.8745],
		["the Colorado at Bullhead City", -114.577, 35.13],
		["the Columbia at Vancouver", -122.673, 45.619],
		["the Ohio at Cincinnati", -84.51, 39.094],
		["the Mississippi at Memphis", -90.075, 35.15],
		["the Missouri at Omaha", -95.922, 41.259],
	])("of states are drawn at every zoom along %s", async (_name, longitude, latitude) => {
		for (let zoom = 5; zoom <= 10; zoom++) {
			const pixels = await pixelsToLine("boundaries", "region", longitude, latitude, zoom);
			expect(pixels, `tile zoom ${zoom}`).toBeLessThan(12);
		}
	});

	it("of counties begin at tile zoom 7 and end at 9", async () => {
		const kansas = [-98.5, 38.4] as const;
		expect(await kindsAround("boundaries", ...kansas, 6)).not.toContain("county");
		expect(await kindsAround("boundaries", ...kansas, 7)).toContain("county");
		expect(await kindsAround("boundaries", ...kansas, 9)).toContain("county");
		expect(await kindsAround("boundaries", ...kansas, 10)).not.toContain("county");
	});

	it.each([
		["Malibu", -118.8, 34.02],
		["Cape Canaveral", -80.6, 28.3],
		["Muskegon on Lake Michigan", -86.35, 43.25],
	])("are not drawn along the coast: %s", async (_name, longitude, latitude) => {
		const kinds = await kindsAround("boundaries", longitude, latitude, 8);
		expect(kinds).not.toContain("country");
		expect(kinds).not.toContain("region");
	});
});
