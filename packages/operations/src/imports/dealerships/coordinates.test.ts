import { placeIndex } from "@nev/api/operations";
import { describe, expect, it } from "vitest";
import { checkCoordinates } from "./coordinates.js";

const naples = placeIndex().byZip("34102");

describe("coordinates", () => {
	it.each([
		["26.14", "-81.79"],
		["26,14", "-81,79"],
		["+26.14", "\u221281.79"],
	])("near their ZIP code are accepted: %s, %s", (latitude, longitude) => {
		expect(checkCoordinates(latitude, longitude, naples)).toEqual({
			latitude: 26.14,
			longitude: -81.79,
			notes: [],
		});
	});

	it.each([
		["-81.79", "26.14", "latitude and longitude were swapped: -81.79, 26.14"],
		["26.14", "81.79", "the longitude had lost its minus sign: 26.14, 81.79"],
		["81.79", "26.14", "latitude and longitude were swapped, without the minus sign: 81.79, 26.14"],
	])("are corrected after a frequent mistake: %s, %s", (latitude, longitude, text) => {
		expect(checkCoordinates(latitude, longitude, naples)).toEqual({
			latitude: 26.14,
			longitude: -81.79,
			notes: [{ kind: "mended", text }],
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
			notes: [],
		});
	});

	it("outside of the country are corrected without a known ZIP code too", () => {
		expect(checkCoordinates("-81.79", "26.14", undefined)).toMatchObject({
			latitude: 26.14,
			longitude: -81.79,
		});
	});

	it.each([
		["0", "0", "the coordinates 0, 0 are not in the United States"],
		["48.86", "2.35", "the coordinates 48.86, 2.35 are not in the United States"],
		["91", "-200", "the coordinates 91, -200 are not in the United States"],
		["north", "-81.79", "the coordinates north, -81.79 are not numbers of degrees"],
		["26.14", "", "there is only one coordinate: 26.14"],
		["47.61", "-122.33", "the coordinates 47.61, -122.33 are 2,643 miles from the ZIP code"],
	])("are dropped if they cannot be right: %s, %s", (latitude, longitude, text) => {
		expect(checkCoordinates(latitude, longitude, naples)).toEqual({
			latitude: null,
			longitude: null,
			notes: [{ kind: "dropped", text }],
		});
	});

	it("may be up to 50 miles from their ZIP code", () => {
		const north = (miles: number) => String((naples?.latitude ?? 0) + miles / 69.1);
		const longitude = String(naples?.longitude);
		expect(checkCoordinates(north(49.5), longitude, naples).notes).toEqual([]);
		expect(checkCoordinates(north(50.5), longitude, naples).notes).toMatchObject([
			{ kind: "dropped" },
		]);
	});

	it("are optional", () => {
		expect(checkCoordinates("", "", naples)).toEqual({
			latitude: null,
			longitude: null,
			notes: [],
		});
	});

	it("of Alaska and Hawaii are in the country", () => {
		expect(checkCoordinates("71.29", "-156.79", undefined).notes).toEqual([]);
		expect(checkCoordinates("52.93", "173.24", undefined).notes).toEqual([]);
		expect(checkCoordinates("19.07", "-155.58", undefined).notes).toEqual([]);
	});
});
