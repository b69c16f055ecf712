import { describe, expect, it } from "vitest";
import type { Place } from "./dealership-search.js";
import { createGazetteer, type Gazetteer } from "./gazetteer.js";
import { isNearMe } from "./near-me.js";
import { readPlaces } from "./read-places.js";
import { regionNames } from "./us-states.js";

const cities: readonly [zip: string, city: string, state: string, latitude: number][] = [
	["85001", "Phoenix", "Arizona", 33.4],
	["90001", "Los Angeles", "California", 34],
	["33101", "Miami", "Florida", 25.8],
	["33160", "North Miami Beach", "Florida", 25.9],
	["34102", "Naples", "Florida", 26.1],
	["75974", "Naples", "Texas", 33.2],
	["21154", "Street", "Maryland", 39.7],
	["32801", "Orlando", "Florida", 28.5],
	["12345", "Schenectady", "New York", 42.8],
	["10001", "New York", "New York", 40.7],
	["20001", "Washington", "District of Columbia", 38.9],
	["63101", "St. Louis", "Missouri", 38.6],
	["64101", "Kansas City", "Missouri", 39.1],
	["25301", "Charleston", "West Virginia", 38.3],
	["44615", "Carrollton", "Ohio", 40.6],
	["77001", "Houston", "Texas", 29.8],
	["76691", "West", "Texas", 31.8],
	["91761", "Ontario", "California", 34.1],
	["", "Orange County", "California", 33.7],
	["", "Orange County", "Florida", 28.5],
	["65801", "Springfield", "Missouri", 37.2],
	["62701", "Springfield", "Illinois", 39.8],
];

const places = cities.map(
	([zip, city, state, latitude]): Place => ({
		label: `${zip && `${zip} `}${city}, ${state}`,
		city,
		state,
		...(zip && { zip }),
		latitude,
		longitude: -80,
	}),
);

const gazetteer: Gazetteer = {
	named: (key, region) =>
		createGazetteer(places)
			.named(key, region)
			.map((place) => (place.zip ? { ...place, label: `${place.zip} ${place.label}` } : place)),
	byZip: (zip) =>
		zip === "75072"
			? {
					label: zip,
					city: "",
					state: "Texas",
					zip,
					latitude: 33,
					longitude: -97,
					approximate: true,
				}
			: places.find((place) => place.zip === zip),
	region: (name) => ({ label: name, city: "", state: name, latitude: 0, longitude: 0 }),
};

/** The labels of what a text names, after `?` if it may be the name of a dealership. */
function read(text: string): string {
	const reading = readPlaces(text, gazetteer);
	if (!reading) return "nothing";
	const labels = reading.places.map(({ label }) => label).join(" | ");
	return reading.isCertain ? labels : `? ${labels}`;
}

describe("the place in a text", () => {
	it.each([
		// States, as the attribute reads them.
		["AZ", "Arizona"],
		["tx", "Texas"],
		["Kansas", "Kansas"],
		["N.Y.", "New York | 10001 New York, New York"],
		["west virginia", "West Virginia"],
		["W. Va.", "West Virginia"],
		["N Carolina", "North Carolina"],
		["Nuevo M\u00e9xico", "New Mexico"],
		["Calif.", "California"],
		["U.S. Virgin Islands", "U.S. Virgin Islands"],
		["Washington", "Washington | 20001 Washington, District of Columbia"],
		// ZIP codes, wherever they stand.
		["34102", "34102 Naples, Florida"],
		["34102-1234", "34102 Naples, Florida"],
		["34102\u20131234", "34102 Naples, Florida"],
		["Naples, FL 34102", "34102 Naples, Florida"],
		["34102 Naples", "34102 Naples, Florida"],
		["34102 Naples, Florida", "34102 Naples, Florida"],
		["FL 34102 Naples", "34102 Naples, Florida"],
		["123 Main St, Naples, FL 34102", "34102 Naples, Florida"],
		["123 Main St, Naples, FL 34102, USA", "34102 Naples, Florida"],
		["12345 Main St, Naples, FL 34102", "34102 Naples, Florida"],
		["75072", "75072"],
		["carts 34102", "34102 Naples, Florida"],
		// A ZIP code and a city far away from it.
		["Naples, FL 33101", "33101 Miami, Florida"],
		["Orlando, FL 34102", "34102 Naples, Florida | 32801 Orlando, Florida"],
		["34102, Texas", "34102 Naples, Florida | Texas"],
		// The number of a house.
		["12345 Main St, Naples, FL", "34102 Naples, Florida"],
		["12345 Main St", "nothing"],
		["12345 Wilshire Blvd Los Angeles", "? 90001 Los Angeles, California"],
		["75072 Preston Rd, Houston", "? 77001 Houston, Texas"],
		["63101 St Louis", "63101 St. Louis, Missouri"],
		// An unknown ZIP code beside a city.
		["Houston, TX 75072", "77001 Houston, Texas"],
		// Cities with their states.
		["Naples, FL", "34102 Naples, Florida"],
		["Naples, FL, USA", "34102 Naples, Florida"],
		["Naples Florida", "34102 Naples, Florida"],
		["florida naples", "34102 Naples, Florida"],
		["Naples, TX", "75974 Naples, Texas"],
		["123 Main St Naples FL", "34102 Naples, Florida"],
		["New York, New York", "10001 New York, New York"],
		["Washington, D.C.", "20001 Washington, District of Columbia"],
		["Charleston West Virginia", "25301 Charleston, West Virginia"],
		["St. Louis, MO", "63101 St. Louis, Missouri"],
		["St.Louis MO", "63101 St. Louis, Missouri"],
		["445 North Loop West Texas Houston", "77001 Houston, Texas"],
		["Orange County, CA", "Orange County, California"],
		["Orange Co, FL", "Orange County, Florida"],
		["12 Main St NE, Miami, Fla.", "33101 Miami, Florida"],
		["Charleston W Va", "25301 Charleston, West Virginia"],
		["12 Main Street, Street, MD", "21154 Street, Maryland"],
		["12 Main Street MD", "? Maryland"],
		// What is short for a city.
		["NYC", "10001 New York, New York"],
		["nyc, ny", "10001 New York, New York"],
		["LA", "90001 Los Angeles, California | Louisiana"],
		["L.A.", "90001 Los Angeles, California | Louisiana"],
		["N Miami Beach, FL", "33160 North Miami Beach, Florida"],
		// A city that is unknown in its state is in no other state.
		["West Carrollton, OH", "? Ohio"],
		["Miami, Arizona", "? Arizona"],
		["10 Main St, Nowhere, AZ", "? Arizona"],
		// What may be the name of a dealership.
		["Naples", "? 34102 Naples, Florida | 75974 Naples, Texas"],
		["Springfield", "? 65801 Springfield, Missouri | 62701 Springfield, Illinois"],
		["Kansas City", "? 64101 Kansas City, Missouri"],
		["N Miami Beach", "? 33160 North Miami Beach, Florida"],
		["Orange County", "? Orange County, California | Orange County, Florida"],
		["dealers in Naples", "? 34102 Naples, Florida | 75974 Naples, Texas"],
		["Naples Electric Carts", "? 34102 Naples, Florida | 75974 Naples, Texas"],
		["golf carts Phoenix", "? 85001 Phoenix, Arizona"],
		["show me Phoenix", "? 85001 Phoenix, Arizona"],
		["downtown Houston", "? 77001 Houston, Texas"],
		["golf carts in Phoenix or Houston", "? 85001 Phoenix, Arizona | 77001 Houston, Texas"],
		["golf carts in Houston, TX", "? 77001 Houston, Texas"],
		["Orange Co", "? Orange County, California | Orange County, Florida"],
		["Orange", "? Orange County, California | Orange County, Florida"],
		["500 H St NE, Washington", "? 20001 Washington, District of Columbia | Washington"],
		["12 Oak Ct Miami", "? 33101 Miami, Florida"],
		["Florida golf carts", "? Florida"],
		["golf carts in LA", "? 90001 Los Angeles, California | Louisiana"],
		["123 Main St, Naples", "? 34102 Naples, Florida | 75974 Naples, Texas"],
		["123 Main St Naples", "? 34102 Naples, Florida | 75974 Naples, Texas"],
		["Quiet Street Carts of Orlando Florida", "? 32801 Orlando, Florida"],
		// None.
		["", "nothing"],
		[" , ", "nothing"],
		["near me", "nothing"],
		["Napels", "nothing"],
		["12 Main Street", "nothing"],
		["golf", "nothing"],
		["golf carts", "nothing"],
		["Golf Cart Co", "nothing"],
		["12 Oak Ct", "nothing"],
		["contact me", "nothing"],
		["trade in", "nothing"],
		["London, Ontario", "nothing"],
		["Ontario", "? 91761 Ontario, California"],
		["40.713, -74.006", "nothing"],
		["00000", "nothing"],
		["(239) 555-0142", "nothing"],
		["constructor", "nothing"],
	])("of %j is %s", (text, expected) => {
		expect(read(text)).toBe(expected);
		expect(read(text.toUpperCase())).toBe(expected);
		expect(read(`  ${text.replaceAll(" ", "  ")} `)).toBe(expected);
	});

	it("is each state by its name and its code", () => {
		for (const name of regionNames) expect(read(name).split(" | ")[0]).toBe(name);
	});
});

describe("a text that asks for what is around", () => {
	it.each([
		"near me",
		"Near Me ",
		"near-me.",
		"golf carts near me?",
		"golf carts near me open now",
		"nearby",
		"close to me",
		"dealers by me",
		"nearest dealer",
		"in my area",
		"cerca de mí.",
		"my location",
	])("is %j", (text) => expect(isNearMe(text)).toBe(true));

	it.each(["", "me", "ME", "near Miami", "near me Dallas", "Nearmont", "nearest Ohio"])(
		"is not %j",
		(text) => expect(isNearMe(text)).toBe(false),
	);
});
