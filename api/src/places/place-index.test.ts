import { readRegion, regionNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { haversineMiles } from "../../test/dealerships.js";
import { collectCities } from "./cities.js";
import { placeIndex } from "./place-index.js";
import { readZipAreas } from "./zip-codes.js";

const places = placeIndex();

const written: Readonly<Record<string, string>> = {
	st: "saint",
	ste: "sainte",
	ft: "fort",
	mt: "mount",
	n: "north",
	s: "south",
	e: "east",
	w: "west",
};

const labels = (typed: string) => places.suggest(typed).map(({ label }) => label);

describe("the place of a ZIP code", () => {
	it("has a city, the full name of a state, and coordinates", () => {
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
	])("may be outside the 50 states: %s in %s", (zip, state) => {
		expect(places.byZip(zip)?.state).toBe(state);
	});

	it.each(["09002", "96201", "34001"])("does not exist for military mail: %s", (zip) => {
		expect(places.byZip(zip)).toBeUndefined();
	});

	it.each(["00000", "T0A", "K1A", "3310", ""])("does not exist for %j", (zip) => {
		expect(places.byZip(zip)).toBeUndefined();
	});

	it.each([
		["75072", "McKinney"],
		["85144", "Queen Creek"],
		["72405", "Jonesboro"],
	])("may be new: %s in %s", (zip, city) => {
		expect(places.byZip(zip)?.city).toBe(city);
	});

	// Seven codes have their post office in downtown Richmond, 18 miles away.
	it("is in the middle of its own area", () => {
		const henrico = places.byZip("23233") ?? { latitude: 0, longitude: 0 };
		expect(haversineMiles({ latitude: 37.65, longitude: -77.62 }, henrico)).toBeLessThan(2);
	});

	it("has no city if only an organization had the code", () => {
		expect(places.byZip("85099")).toMatchObject({ label: "85099, Arizona", city: "" });
		expect(labels("85099")).toEqual(["85099, Arizona"]);
	});

	it("does not exist if its coordinates in the data are wrong", () => {
		expect(places.byZip("10200")).toBeUndefined();
	});
});

describe("a city of a state", () => {
	it.each([
		["Naples", "Florida", "Naples, Florida"],
		["ST. LOUIS", "Missouri", "St. Louis, Missouri"],
		["Ft Myers", "Florida", "Fort Myers, Florida"],
	] as const)("is found by its name: %s", (name, state, label) => {
		expect(places.byCity(name, state)?.label).toBe(label);
	});

	it.each(["Naples", "", "Arizona State Lottery"])("does not exist there: %j", (name) => {
		expect(places.byCity(name, "Arizona")).toBeUndefined();
	});
});

describe("the suggestions", () => {
	it("for digits are the first ZIP codes that start with them", () => {
		expect(labels("33101")).toEqual(["33101 Miami, Florida"]);
		const zips = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, "0"));
		for (const digits of ["331", "0", "010", "9"]) {
			const first = zips.filter((zip) => zip.startsWith(digits) && places.byZip(zip)).slice(0, 8);
			expect(first).toHaveLength(8);
			expect(places.suggest(digits).map(({ zip }) => zip)).toEqual(first);
		}
	});

	it("accept a ZIP+4 code while it is typed", () => {
		for (const typed of ["33101-", "33101-12", "33101-1234"])
			expect(labels(typed)).toEqual(["33101 Miami, Florida"]);
	});

	it("are those that comparing every place finds, states first and then the largest", () => {
		const cities = collectCities(readZipAreas());
		const textOf = (name: string) =>
			name
				.normalize("NFD")
				.toLowerCase()
				.replace(/\b([dlo])['\u2019]/g, "$1 ")
				.replaceAll(/[\u0300-\u036f.'\u2019]/g, "")
				.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
				.trim()
				.replace(/\b(st|ste|ft|mt)(?= )/g, (short) => written[short] ?? short)
				.replace(/^[nsew](?= )/g, (short) => written[short] ?? short)
				.replaceAll(" ", "");
		const places = [
			...regionNames.map((label) => ({ label, text: textOf(label) })),
			...cities
				.toSorted((a, b) => Number(a.isCounty) - Number(b.isCounty))
				.map(({ place }) => ({ label: place.label, text: textOf(place.city) })),
		];
		for (const [rank, { place }] of cities.entries()) {
			if (rank % 197 !== 0) continue;
			const name = textOf(place.city);
			for (const length of [3, 5, 8, name.length]) {
				const typed = name.slice(0, length);
				// Names of states, and what is short for a city, are read as such first.
				if (readRegion(typed) || readRegion(place.city.toLowerCase())) continue;
				const matches = places.filter(({ text }) => text.startsWith(typed));
				expect(labels(typed), typed).toEqual(matches.slice(0, 8).map(({ label }) => label));
			}
		}
	});

	it("for letters are cities, larger ones first", () => {
		expect(labels("naples")[0]).toBe("Naples, Florida");
		expect(labels("naples")).toContain("Naples, Texas");
		expect(labels("mirama")[0]).toBe("Miramar, Florida");
		expect(labels("Los Ange")[0]).toBe("Los Angeles, California");
	});

	it.each(["naples, fl", "Naples Florida", "naples,FL", "  naples   flor "])(
		"accept a state after the city: %j",
		(typed) => {
			expect(labels(typed)).toEqual(["Naples, Florida"]);
		},
	);

	it.each([
		["st louis", "St. Louis, Missouri"],
		["St. Louis, MO", "St. Louis, Missouri"],
		["saint louis", "St. Louis, Missouri"],
		["ft lauderdale", "Fort Lauderdale, Florida"],
		["mt pleasant, sc", "Mount Pleasant, South Carolina"],
		["port st lucie", "Port Saint Lucie, Florida"],
		["sault ste. marie", "Sault Ste. Marie, Michigan"],
		["washington dc", "Washington, District of Columbia"],
		["washington, d.c.", "Washington, District of Columbia"],
		["o'fallon", "O'Fallon, Missouri"],
		["O’Fallon", "O'Fallon, Missouri"],
		["coeur d'alene", "Coeur d'Alene, Idaho"],
		["lee's summit", "Lee's Summit, Missouri"],
		["Lee’s Summit", "Lee's Summit, Missouri"],
		["land o'lakes, fl", "Land O' Lakes, Florida"],
		["winston-salem", "Winston-Salem, North Carolina"],
		["cañon city", "Cañon City, Colorado"],
		["new york, new york", "New York, New York"],
		["san juan, pr", "San Juan, Puerto Rico"],
	])("find %j as %s", (typed, label) => {
		expect(labels(typed)[0]).toBe(label);
	});

	it.each([
		"arizona state lot",
		"bank of am",
		"citicorp",
		"federal communications",
		"first national",
		"kansas lot",
		"lions int",
		"macys",
		"pacific gas",
		"philip mor",
		"state farm ins",
	])("are no organizations that have a ZIP code: %s", (typed) => {
		const organization = new RegExp(`^${typed}`, "i");
		expect(labels(typed).filter((label) => organization.test(label))).toEqual([]);
	});

	it("are places alone: of all names, those that sound like an organization's", () => {
		const organization =
			/\d|&|\b(assoc|bank|brm|co|comp|company|corp|dept|firms?|govt|government|inc|ins|insurance|irs|lottery|natl|services?|state of|visa)\b/i;
		const names = collectCities(readZipAreas()).map(({ place }) => place.label);
		expect(names.filter((name) => organization.test(name)).sort()).toEqual([
			"Alum Bank, Pennsylvania",
			"Cut Bank, Montana",
			"East Bank, West Virginia",
			"Government Camp, Oregon",
			"Green Bank, West Virginia",
			"Nara Visa, New Mexico",
			"Paint Bank, Virginia",
			// A national park's post office.
			"Petrified Forest Natl Pk, Arizona",
			"Red Bank, New Jersey",
			"Red Bank, South Carolina",
			"Red Bank, Tennessee",
			"Socorro Mission Number 1 Colonia, Texas",
		]);
	});

	it("locate a city in its middle, with the ZIP code there", () => {
		const middle = { latitude: 41.88, longitude: -87.63 };
		const [chicago] = places.suggest("chicago, il");
		expect(chicago).toMatchObject({
			label: "Chicago, Illinois",
			zip: expect.stringMatching(/^60[26]\d\d$/),
		});
		expect(haversineMiles(middle, chicago ?? { latitude: 0, longitude: 0 })).toBeLessThan(3);
		const zip = places.byZip(chicago?.zip ?? "");
		expect(haversineMiles(middle, zip ?? { latitude: 0, longitude: 0 })).toBeLessThan(3);
	});

	it("read an address while it is typed", () => {
		expect(labels("34102 Nap")).toEqual(["34102 Naples, Florida"]);
		expect(labels("Naples, FL 34102")[0]).toBe("34102 Naples, Florida");
		expect(labels("123 Main St, Naples, FL")).toEqual(["Naples, Florida"]);
		expect(labels("123 Main St, Nap")).toContain("Naples, Florida");
		expect(labels("az").slice(0, 2)).toEqual(["Arizona", "Azusa, California"]);
		expect(labels("new york").slice(0, 2)).toEqual(["New York", "New York, New York"]);
		expect(labels("nyc")).toEqual(["New York, New York"]);
		expect(labels("orange county, ca")).toEqual(["Orange County, California"]);
	});

	it("correct a misspelled city", () => {
		expect(labels("Pheonix, AZ")[0]).toBe("Phoenix, Arizona");
		expect(labels("Napels")[0]).toBe("Naples, Florida");
	});

	it.each(["s", "san", "1", "new", "saint "])("are at most eight: %j", (typed) => {
		expect(places.suggest(typed)).toHaveLength(8);
	});

	it("contain no military mail and no place in Canada", () => {
		const typed = ["apo", "fpo", "dpo", "090", "962", "340", "toronto", "montreal", "k1a", "t0a"];
		const suggestions = typed.flatMap((text) => places.suggest(text));
		expect(suggestions.length).toBeGreaterThan(0);
		for (const { city, state } of suggestions) {
			expect(city).not.toMatch(/^[AFD]po$/);
			expect(state).toMatch(/^[A-Z][a-z.]/);
		}
		expect(labels("apo")).toContain("Apopka, Florida");
		expect(labels("toronto")).not.toContain("Toronto, Ontario");
	});

	it.each(["", "  ", "'", "zzzz", "123 Main", "naplesxfl", "331011"])(
		"are empty for %j",
		(typed) => {
			expect(places.suggest(typed)).toEqual([]);
		},
	);
});
