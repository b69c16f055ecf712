import { describe, expect, it } from "vitest";
import { createPlaceIndex } from "../../places/place-index.js";
import { checkCoordinates } from "./coordinates.js";

const naples = createPlaceIndex().byZip("34102");

describe("coordinates", () => {
	it.each([
		["26.14", "-81.79"],
		["26,14", "-81,79"],
		["+26.14", "\u221281.79"],
	])("near their ZIP code are taken: %s, %s", (latitude, longitude) => {
		expect(checkCoordinates(latitude, longitude, naples)).toEqual({
			latitude: 26.14,
			longitude: -81.79,
			findings: [],
		});
	});

	it.each([
		["-81.79", "26.14", "latitude and longitude were swapped: -81.79, 26.14"],
		["26.14", "81.79", "the longitude had lost its minus sign: 26.14, 81.79"],
		["81.79", "26.14", "latitude and longitude were swapped, without the minus sign: 81.79, 26.14"],
	])("are mended: %s, %s", (latitude, longitude, text) => {
		expect(checkCoordinates(latitude, longitude, naples)).toEqual({
			latitude: 26.14,
			longitude: -81.79,
			findings: [{ kind: "mended", text }],
		});
	});

	it.each([
		["Puerto Rico", 18.2, -66.4],
		["the U.S. Virgin Islands", 17.7, -64.7],
		["Guam", 13.4, 144.8],
		["the Northern Mariana Islands", 15.2, 145.7],
		["American Samoa", -14.3, -170.7],
	])("in %s are in the United States", (_, latitude, longitude) => {
		expect(checkCoordinates(`${latitude}`, `${longitude}`, undefined)).toEqual({
			latitude,
			longitude,
			findings: [],
		});
	});

	it("are mended without a known ZIP code too, where they would be outside of the country", () => {
		expect(checkCoordinates("-81.79", "26.14", undefined)).toMatchObject({
			latitude: 26.14,
			longitude: -81.79,
		});
	});

	it.each([
		["0", "0", "the coordinates 0, 0 are not in the United States"],
		["48.86", "2.35", "the coordinates 48.86, 2.35 are not in the United States"],
		["91", "-200", "the coordinates 91, -200 are not in the United States"],
		["north", "-81.79", "the coordinates north, -81.79 are no numbers of degrees"],
		["26.14", "", "only one coordinate is given: 26.14"],
		["47.61", "-122.33", "the coordinates 47.61, -122.33 are 2,643 miles from the ZIP code"],
	])("that cannot be right are left out: %s, %s", (latitude, longitude, text) => {
		expect(checkCoordinates(latitude, longitude, naples)).toEqual({
			latitude: null,
			longitude: null,
			findings: [{ kind: "dropped", text }],
		});
	});

	it("may be 50 miles from their ZIP code, and no more", () => {
		const north = (miles: number) => String((naples?.latitude ?? 0) + miles / 69.1);
		const longitude = String(naples?.longitude);
		expect(checkCoordinates(north(49.5), longitude, naples).findings).toEqual([]);
		expect(checkCoordinates(north(50.5), longitude, naples).findings).toMatchObject([
			{ kind: "dropped" },
		]);
	});

	it("need not be given", () => {
		expect(checkCoordinates("", "", naples)).toEqual({
			latitude: null,
			longitude: null,
			findings: [],
		});
	});

	it("of Alaska and Hawaii are in the country", () => {
		expect(checkCoordinates("71.29", "-156.79", undefined).findings).toEqual([]);
		expect(checkCoordinates("52.93", "173.24", undefined).findings).toEqual([]);
		expect(checkCoordinates("19.07", "-155.58", undefined).findings).toEqual([]);
	});
});
