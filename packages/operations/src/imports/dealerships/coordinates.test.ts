import { placeIndex } from "@nev/api/operations";
import { describe, expect, it } from "vitest";
import { checkCoordinates } from "./coordinates.js";

const places = placeIndex();
const naples = places.byZip("34102");

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
			notes: [{ kind: "mended", text, cause: text.replace(/:.*/, "") }],
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
			notes: [{ kind: "dropped", text, cause: expect.any(String) }],
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

	it.each([
		["San Diego", "California", "92101", "32.55", "-117.04", "32.5149", "-117.0382"],
		["Detroit", "Michigan", "48226", "42.33", "-83.05", "42.3149", "-83.0364"],
	] as const)(
		"are not across the border of %s",
		(city, state, zip, north, west, latitude, longitude) => {
			const byZip = places.byZip(zip);
			const byCity = () => places.byCity(city, state);
			expect(checkCoordinates(north, west, byZip, byCity).notes).toEqual([]);
			expect(checkCoordinates(latitude, longitude, byZip, byCity)).toMatchObject({
				latitude: null,
				notes: [{ kind: "dropped", cause: "coordinates outside of the United States" }],
			});
		},
	);
});

describe("coordinates far from the ZIP code", () => {
	const lancaster = () => places.byCity("Lancaster", "Ohio");

	it("stay if the city is there, and the ZIP code is doubtful", () => {
		// Two digits were swapped: 43430 is Genoa, and 43130 Lancaster.
		const checked = checkCoordinates("39.7338", "-82.6206", places.byZip("43430"), lancaster);
		expect(checked).toEqual({
			latitude: 39.7338,
			longitude: -82.6206,
			doubtsZip: true,
			notes: [
				{
					kind: "doubtful",
					text: "the ZIP code is 130 miles from the city and the coordinates, which locate the dealer",
					cause: "ZIP code far from its city",
				},
			],
		});
	});

	it("stay after a frequent mistake, too", () => {
		const { notes, ...point } = checkCoordinates(
			"39.7338",
			"82.6206",
			places.byZip("43430"),
			lancaster,
		);
		expect(point).toMatchObject({ latitude: 39.7338, longitude: -82.6206 });
		expect(notes.map(({ kind }) => kind)).toEqual(["mended", "doubtful"]);
	});

	it.each([
		["the city is at the ZIP code", "43130", lancaster],
		["the city is far from both", "43430", () => places.byCity("Cincinnati", "Ohio")],
		["the city is unknown", "43430", undefined],
	])("are dropped if %s", (_, zip, city) => {
		expect(checkCoordinates("36.1627", "-86.7816", places.byZip(zip), city)).toMatchObject({
			latitude: null,
			longitude: null,
			notes: [{ kind: "dropped", cause: "coordinates far from the ZIP code" }],
		});
	});
});
