import { describe, expect, it } from "vitest";
import { haversineMiles } from "../../test/dealerships.js";
import { placeIndex } from "./place-index.js";

const places = placeIndex();
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

	it("does not exist if its coordinates in the data are wrong", () => {
		expect(places.byZip("10200")).toBeUndefined();
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

	it("accept a ZIP+4 code, and the label of a suggestion", () => {
		expect(labels("33101-1234")).toEqual(["33101 Miami, Florida"]);
		expect(labels("33101 Miami, Florida")).toEqual(["33101 Miami, Florida"]);
	});

	it("are those that comparing every city finds, largest first", () => {
		const textOf = (label: string) =>
			label
				.toLowerCase()
				.replaceAll(/[,.]/g, "")
				.replace(/^st /, "saint ")
				.replace(/^ft /, "fort ")
				.replace(/^mt /, "mount ");
		const zipCounts = new Map<string, number>();
		for (let zip = 0; zip < 100_000; zip += 1) {
			const place = places.byZip(String(zip).padStart(5, "0"));
			if (!place) continue;
			const label = `${place.city}, ${place.state}`;
			zipCounts.set(label, (zipCounts.get(label) ?? 0) + 1);
		}
		const bySize = [...zipCounts].sort(
			([a, sizeA], [b, sizeB]) => sizeB - sizeA || a.localeCompare(b, "en"),
		);
		const cities = bySize.map(([label]) => ({ label, text: textOf(label) }));
		for (const { text } of cities.filter((_, rank) => rank % 97 === 0)) {
			for (const length of [1, 2, 3, 5, 8, text.length]) {
				const typed = text.slice(0, length).trim();
				const matches = cities.filter((city) => city.text.startsWith(typed));
				expect(labels(typed), typed).toEqual(matches.slice(0, 8).map(({ label }) => label));
			}
		}
	});

	it("for letters are cities, larger ones first", () => {
		expect(labels("naples")[0]).toBe("Naples, Florida");
		expect(labels("naples")).toContain("Naples, Texas");
		expect(labels("Los Ange")[0]).toBe("Los Angeles, California");
	});

	it.each(["naples, fl", "Naples Florida", "naples,FL", "  naples   flor "])(
		"accept a state after the city: %j",
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
	])("find %j as %s", (typed, label) => {
		expect(labels(typed)[0]).toBe(label);
	});

	it("locate a city at its most central ZIP code", () => {
		const chicagoZips = Array.from({ length: 100 }, (_, number) =>
			places.byZip(`${60600 + number}`),
		)
			.filter((place) => place?.city === "Chicago")
			.map((place) => ({ latitude: 0, longitude: 0, ...place }));
		expect(chicagoZips.length).toBeGreaterThan(50);
		const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
		const middle = {
			latitude: mean(chicagoZips.map(({ latitude }) => latitude)),
			longitude: mean(chicagoZips.map(({ longitude }) => longitude)),
		};
		const nearest = Math.min(...chicagoZips.map((place) => haversineMiles(middle, place)));
		const [city = middle] = places.suggest("chicago, il");
		expect(haversineMiles(middle, city)).toBeLessThan(nearest + 0.5);
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

	it.each(["", "  ", "'", "zzzz", "naples, zz", "naplesxfl", "331011"])(
		"are empty for %j",
		(typed) => {
			expect(places.suggest(typed)).toEqual([]);
		},
	);
});
