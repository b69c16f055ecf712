import { describe, expect, it } from "vitest";
import { miles } from "../../test/dealerships.js";
import { createPlaceIndex } from "./place-index.js";

const places = createPlaceIndex();
const labels = (typed: string) => places.suggest(typed).map(({ label }) => label);

describe("the place of a ZIP code", () => {
	it("has its city, the full name of its state and its centre", () => {
		expect(places.byZip("33101")).toEqual({
			label: "33101 Miami, Florida",
			city: "Miami",
			state: "Florida",
			zip: "33101",
			latitude: expect.closeTo(25.78, 1),
			longitude: expect.closeTo(-80.2, 1),
		});
	});

	it.each([
		["20001", "District of Columbia"],
		["00901", "Puerto Rico"],
		["00802", "U.S. Virgin Islands"],
		["96910", "Guam"],
	])("may lie outside the 50 states: %s in %s", (zip, state) => {
		expect(places.byZip(zip)?.state).toBe(state);
	});

	it.each(["09002", "96201", "34001"])("is none of the armed forces: %s", (zip) => {
		expect(places.byZip(zip)).toBeUndefined();
	});

	it.each(["00000", "T0A", "K1A", "3310", ""])("is not known of %j", (zip) => {
		expect(places.byZip(zip)).toBeUndefined();
	});

	it("is left out where the data has it on the wrong side of the world", () => {
		expect(places.byZip("10200")).toBeUndefined();
	});
});

describe("the suggestions", () => {
	it("for digits are the first ZIP codes that begin with them", () => {
		expect(labels("33101")).toEqual(["33101 Miami, Florida"]);
		const zips = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, "0"));
		for (const digits of ["331", "0", "010", "9"]) {
			const first = zips.filter((zip) => zip.startsWith(digits) && places.byZip(zip)).slice(0, 8);
			expect(first).toHaveLength(8);
			expect(places.suggest(digits).map(({ zip }) => zip)).toEqual(first);
		}
	});

	it("take a ZIP code with its four digits more, and a label that was chosen before", () => {
		expect(labels("33101-1234")).toEqual(["33101 Miami, Florida"]);
		expect(labels("33101 Miami, Florida")).toEqual(["33101 Miami, Florida"]);
	});

	it("for letters are cities, the larger first", () => {
		expect(labels("naples")[0]).toBe("Naples, Florida");
		expect(labels("naples")).toContain("Naples, Texas");
		expect(labels("Los Ange")[0]).toBe("Los Angeles, California");
	});

	it.each(["naples, fl", "Naples Florida", "naples,FL", "  naples   flor "])(
		"take a state after the city: %j",
		(typed) => {
			expect(labels(typed)).toEqual(["Naples, Florida"]);
		},
	);

	it.each([
		["st louis", "Saint Louis, Missouri"],
		["St. Louis, MO", "Saint Louis, Missouri"],
		["saint louis", "Saint Louis, Missouri"],
		["ft lauderdale", "Fort Lauderdale, Florida"],
		["mt pleasant, sc", "Mount Pleasant, South Carolina"],
		["port st lucie", "Port Saint Lucie, Florida"],
		["sault ste. marie", "Sault Sainte Marie, Michigan"],
		["washington dc", "Washington, District of Columbia"],
		["washington, d.c.", "Washington, District of Columbia"],
		["o'fallon", "O Fallon, Missouri"],
		["O’Fallon", "O Fallon, Missouri"],
		["coeur d'alene", "Coeur D Alene, Idaho"],
		["lee's summit", "Lees Summit, Missouri"],
		["Lee’s Summit", "Lees Summit, Missouri"],
		["land o'lakes, fl", "Land O Lakes, Florida"],
		["winston-salem", "Winston Salem, North Carolina"],
		["cañon city", "Canon City, Colorado"],
		["new york, new york", "New York, New York"],
		["san juan, pr", "San Juan, Puerto Rico"],
	])("know %j as %s", (typed, label) => {
		expect(labels(typed)[0]).toBe(label);
	});

	it("put a city at the most central of its ZIP codes", () => {
		const ofChicago = Array.from({ length: 100 }, (_, number) => places.byZip(`${60600 + number}`))
			.filter((place) => place?.city === "Chicago")
			.map((place) => ({ latitude: 0, longitude: 0, ...place }));
		expect(ofChicago.length).toBeGreaterThan(50);
		const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
		const middle = {
			latitude: mean(ofChicago.map(({ latitude }) => latitude)),
			longitude: mean(ofChicago.map(({ longitude }) => longitude)),
		};
		const nearest = Math.min(...ofChicago.map((place) => miles(middle, place)));
		const [city = middle] = places.suggest("chicago, il");
		expect(miles(middle, city)).toBeLessThan(nearest + 0.5);
	});

	it.each(["s", "san", "1", "new", "saint "])("are never more than eight: %j", (typed) => {
		expect(places.suggest(typed)).toHaveLength(8);
	});

	it("hold no place of the armed forces and none of Canada", () => {
		const typed = ["apo", "fpo", "dpo", "090", "962", "340", "toronto", "montreal", "k1a", "t0a"];
		const found = typed.flatMap((text) => places.suggest(text));
		expect(found.length).toBeGreaterThan(0);
		for (const { city, state } of found) {
			expect(city).not.toMatch(/^[AFD]po$/);
			expect(state).toMatch(/^[A-Z][a-z.]/);
		}
		expect(labels("apo")).toContain("Apopka, Florida");
		expect(labels("toronto")).not.toContain("Toronto, Ontario");
	});

	it.each(["", "  ", "'", "zzzz", "naples, zz", "naplesxfl", "331011"])(
		"are none for %j",
		(typed) => {
			expect(places.suggest(typed)).toEqual([]);
		},
	);
});
