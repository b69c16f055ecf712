import { placeIndex } from "@nev/api/operations";
import { expect, it } from "vitest";
import type { RowNote } from "../import-report.js";
import type { DealershipField } from "./dealership-columns.js";
import { checkPlace } from "./row-place.js";

const places = placeIndex();

/** Reads the place of a row: city, state, ZIP code, latitude and longitude. */
function read([
	city = "",
	state = "",
	zipCode = "",
	latitude = "",
	longitude = "",
]: readonly string[]) {
	const cells: Partial<Record<DealershipField, string>> = {
		city,
		state,
		zipCode,
		latitude,
		longitude,
	};
	const notes: RowNote[] = [];
	const { pin, ...place } = checkPlace(
		(field) => cells[field] ?? "",
		places,
		notes,
		(text) => notes.push({ kind: "refused", text }),
	);
	const all = [...notes, ...pin.notes].map(({ kind, cause, text }) => `${kind}: ${cause ?? text}`);
	const texts = notes.map(({ text }) => text);
	return { ...place, isPlaced: pin.latitude !== null, notes: all, texts };
}

const state = "the state is missing, and its ZIP code does not tell it";

it.each([
	["all agree", ["Naples", "Fla.", "34102", "26.14", "-81.79"], true, []],
	["no pin", ["Naples", "US-FL", "34102\u20131234", "", ""], false, []],
	[
		"a pin elsewhere",
		["Naples", "FL", "34102", "40.7", "-74"],
		false,
		["dropped: coordinates far from the ZIP code"],
	],
	[
		"a ZIP code elsewhere",
		["Donna", "TX", "79756", "26.184", "-98.066"],
		true,
		["doubtful: ZIP code far from its city"],
	],
	[
		"a ZIP code of another state",
		["Fremont", "CA", "97538", "37.51", "-121.961"],
		true,
		["doubtful: ZIP code far from its city"],
	],
	[
		"a ZIP code of another state, no pin",
		["Fremont", "CA", "97538", "", ""],
		false,
		["doubtful: ZIP code in another state"],
	],
	["a city elsewhere", ["Miami", "FL", "32301", "30.44", "-84.28"], true, []],
	[
		"all apart",
		["Miami", "FL", "32301", "40.7", "-74"],
		false,
		["dropped: coordinates far from the ZIP code"],
	],
	[
		"a pin without its minus sign",
		["Naples", "FL", "34102", "26.14", "81.79"],
		true,
		["mended: the longitude had lost its minus sign"],
	],
	["no state", ["Naples", "", "34102", "26.14", "-81.79"], true, ["mended: missing state"]],
	[
		"an unknown ZIP code",
		["Naples", "FL", "34199", "26.14", "-81.79"],
		true,
		["doubtful: unknown ZIP code"],
	],
	[
		"an unknown ZIP code, and a pin elsewhere",
		["Naples", "FL", "34199", "47.6062", "-122.3321"],
		false,
		["doubtful: unknown ZIP code", "dropped: coordinates far from the city"],
	],
	[
		"an unknown ZIP code, and a pin without its minus sign",
		["Naples", "FL", "34199", "26.14", "81.79"],
		true,
		["doubtful: unknown ZIP code", "mended: the longitude had lost its minus sign"],
	],
	[
		"an unknown ZIP code and city, and a pin elsewhere",
		["Nowhere", "FL", "34199", "47.6062", "-122.3321"],
		false,
		["doubtful: unknown ZIP code", "dropped: coordinates far from the ZIP code"],
	],
	[
		"an unknown ZIP code, and a pin near its first three digits",
		["Miami", "FL", "34199", "26.14", "-81.79"],
		true,
		["doubtful: unknown ZIP code"],
	],
	[
		"a ZIP code that locates nothing, and a pin elsewhere",
		["Naples", "FL", "00000", "47.6062", "-122.3321"],
		false,
		["doubtful: unknown ZIP code", "dropped: coordinates far from the city"],
	],
	[
		"a ZIP code that locates nothing, and an unknown city",
		["Nowhere", "FL", "00000", "26.14", "-81.79"],
		true,
		["doubtful: unknown ZIP code"],
	],
	[
		"no state, and an unknown ZIP code",
		["Naples", "", "00000", "", ""],
		false,
		["doubtful: unknown ZIP code", `refused: ${state}`],
	],
	["the capital", ["Washington", "Washington DC", "20001", "38.9", "-77.03"], true, []],
	[
		"no such state",
		["Toronto", "Ontario", "M5V 2T6", "43.65", "-79.38"],
		false,
		['refused: "Ontario" is not a state or territory'],
	],
])("a row with %s", (_, cells, isPlaced, notes) => {
	expect(read(cells)).toMatchObject({ isPlaced, notes });
});

it.each([
	["26.14", "34199", "the ZIP code 34199 is unknown, and the coordinates locate the dealer"],
	["", "34199", "the ZIP code 34199 is unknown, so it locates the dealer only roughly"],
	["", "00000", "the ZIP code 00000 is unknown, so it does not locate the dealer"],
	["47.6", "00000", "the ZIP code 00000 is unknown, so it does not locate the dealer"],
])("says what locates a dealer with an unknown ZIP code: %s %s", (latitude, zip, text) => {
	const longitude = latitude && "-81.79";
	expect(read(["Naples", "FL", zip, latitude, longitude]).texts[0]).toBe(text);
});
