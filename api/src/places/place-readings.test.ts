import { regionAbbreviation } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { haversineMiles } from "../../test/dealerships.js";
import { collectCities } from "./cities.js";
import { placeIndex } from "./place-index.js";
import { readZipAreas } from "./zip-codes.js";

const places = placeIndex();
const read = (typed: string) => places.read(typed)?.places.map(({ label }) => label) ?? [];

describe("what people type", () => {
	it.each([
		["AZ", "Arizona"],
		["Kansas", "Kansas"],
		["Naples, FL 34102", "34102 Naples, Florida"],
		["34102 Naples", "34102 Naples, Florida"],
		["34102 Naples, Florida", "34102 Naples, Florida"],
		["123 Main St, Naples, FL 34102", "34102 Naples, Florida"],
		["Naples, FL, USA", "Naples, Florida"],
		["34102-1234", "34102 Naples, Florida"],
		["NYC", "New York, New York"],
		["LA", "Los Angeles, California"],
		["Philly", "Philadelphia, Pennsylvania"],
		["N Miami Beach", "North Miami Beach, Florida"],
		["Orange County, CA", "Orange County, California"],
		["Orleans Parish, LA", "Orleans Parish, Louisiana"],
		["Miramar, FL", "Miramar, Florida"],
		["Lakewood, CO", "Lakewood, Colorado"],
		["DeKalb, IL", "DeKalb, Illinois"],
		["De Kalb, IL", "DeKalb, Illinois"],
	])("%j is %s", (typed, label) => {
		expect(read(typed)[0]).toBe(label);
	});

	it("is asked which, if several cities have the name", () => {
		expect(read("Springfield").slice(0, 3)).toEqual([
			"Springfield, Missouri",
			"Springfield, Massachusetts",
			"Springfield, Illinois",
		]);
		expect(places.read("Springfield")?.isCertain).toBe(false);
	});

	it("is what dealers sell, and not a village of that name", () => {
		expect(read("golf")).toEqual([]);
		expect(read("Golf, IL")).toEqual(["Golf, Illinois"]);
	});

	it("is a state before a small town of the same name", () => {
		expect(read("Kansas")).toEqual(["Kansas"]);
		expect(read("New York")).toEqual(["New York", "New York, New York"]);
	});
});

describe("an unknown ZIP code", () => {
	it.each(["00001", "00099", "99999a", "1234"])(
		"is no place far from every other one: %s",
		(zip) => {
			expect(places.locateZip(zip)).toBeUndefined();
		},
	);

	it("is near the nearest known one of the same first three digits", () => {
		const areas = readZipAreas();
		const known = new Set(areas.map(({ zip }) => zip));
		const unknown = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, "0"))
			.filter((zip) => !known.has(zip))
			.filter((_, index) => index % 97 === 0);
		for (const zip of unknown) {
			const [nearest] = areas
				.filter((area) => area.zip.startsWith(zip.slice(0, 3)))
				.map((area) => ({ ...area, steps: Math.abs(Number(area.zip) - Number(zip)) }))
				.sort((a, b) => a.steps - b.steps || (a.zip < b.zip ? -1 : 1));
			const { state, latitude, longitude } = nearest ?? {};
			expect(places.locateZip(zip), zip).toEqual(
				nearest && {
					label: `${zip}, ${state}`,
					city: "",
					state,
					zip,
					latitude,
					longitude,
					approximate: true,
				},
			);
		}
	});
});

describe("a misspelled city", () => {
	it.each([
		["Pheonix, AZ", ["Phoenix, Arizona"]],
		["Pheonix", ["Phoenix, Arizona", "Phoenix, Oregon", "Phoenix, New York"]],
		["Napels", ["Naples, Florida", "Naples, Utah", "Naples, Texas"]],
		["Tuscon", ["Tucson, Arizona"]],
		["Albuqurque", ["Albuquerque, New Mexico"]],
		["Cincinatti", ["Cincinnati, Ohio", "Cincinnati, Iowa"]],
		// "Ratn" alone is near nothing.
		["Boxa Ratn, FL", ["Boca Raton, Florida"]],
		["123 Main St Pheonix AZ", ["Phoenix, Arizona"]],
		["123 Main St, Pheonix, AZ 85001", ["Phoenix, Arizona"]],
	])("%j may be %j", (typed, labels) => {
		expect(places.similar(typed).map(({ label }) => label)).toEqual(labels);
		expect(places.similar(typed).every(({ similar }) => similar)).toBe(true);
	});

	it.each([
		"golf cart parts",
		"Pheonix Electric Carts",
		"zzzzzz",
		"",
		"AZ",
		"123 Main",
		"(239) 555-0142",
	])("is not %j", (typed) => {
		expect(places.similar(typed)).toEqual([]);
	});
});

describe("an address", () => {
	const areas = readZipAreas();
	const cities = collectCities(areas);
	const streets = ["123 Main St", "45 NE 3rd Ave Ste 100", "12345 US Highway 41 N", "1 Ocean Blvd"];

	/** The orders of some parts. */
	function orders(parts: readonly string[]): string[][] {
		if (parts.length < 2) return [[...parts]];
		return parts.flatMap((part, index) =>
			orders(parts.toSpliced(index, 1)).map((others) => [part, ...others]),
		);
	}

	it("is read as its ZIP code, with its parts in any order", () => {
		const wrong: string[] = [];
		let count = 0;
		for (const { zip, city, state } of areas.filter((_, index) => index % 211 === 0)) {
			const code = regionAbbreviation(state) ?? "";
			for (const [order, parts] of orders([city, count % 2 ? state : code, zip]).entries()) {
				const street = streets[(count + order) % (streets.length + 2)];
				const all = [...(street ? [street] : []), ...parts, ...(count % 5 ? [] : ["USA"])];
				const typed = all.join(count % 3 ? ", " : " ");
				count += 1;
				const place = places.read(typed)?.places[0];
				if (place?.zip !== zip) wrong.push(`${typed}: ${place?.label}`);
			}
		}
		expect(count).toBeGreaterThan(1000);
		expect(wrong).toEqual([]);
	});

	it("without a ZIP code is read as its city", () => {
		const wrong: string[] = [];
		let count = 0;
		for (const { place } of cities.filter((_, index) => index % 29 === 0)) {
			const { city, state } = place;
			const code = regionAbbreviation(state) ?? "";
			for (const region of [state, code]) {
				const street = streets[count % streets.length];
				for (const typed of [
					`${city}, ${region}`,
					`${city} ${region}`.toLowerCase(),
					`${region}, ${city}`,
					`${street}, ${city}, ${region}`,
					`${city}, ${region}, United States`,
				]) {
					count += 1;
					const found = places.read(typed)?.places[0];
					// Another place of this name nearby is right too.
					const isRight = found?.city !== "" && found && haversineMiles(found, place) < 25;
					if (!isRight) wrong.push(`${typed}: ${found?.label}`);
				}
			}
		}
		expect(count).toBeGreaterThan(10_000);
		// A city and its state may be a city of another state: "Nevada, Missouri" the other way around.
		expect(wrong.length, wrong.join("\n")).toBeLessThan(count / 500);
	});
});

describe("a city in a sentence", () => {
	const largest = collectCities(readZipAreas())
		.filter(({ isCounty }) => !isCounty)
		.slice(0, 500)
		.map(({ place }) => place.city);

	it.each<[string, (city: string) => string]>([
		["dealers in", (city) => `dealers in ${city}`],
		["golf carts in", (city) => `Golf carts in ${city}`],
		["golf carts", (city) => `${city.toLowerCase()} golf carts`],
		["show me", (city) => `show me ${city}`],
		["downtown", (city) => `downtown ${city}`],
		["near", (city) => `near ${city.toLowerCase()}`],
		["cerca de", (city) => `cerca de ${city}`],
		["a street", (city) => `123 Main St, ${city}`],
		["a street without a comma", (city) => `12345 Main Street ${city.toLowerCase()}`],
	])("is the same as without it: %s", (_, sentence) => {
		const wrong = largest.flatMap((city) => {
			const found = read(sentence(city))[0];
			return found && read(city).includes(found) ? [] : `${sentence(city)}: ${found}`;
		});
		// A name may belong to the sentence: "Downtown" and "Main" are neighborhoods of larger cities.
		expect(wrong.length, wrong.join("\n")).toBeLessThan(largest.length / 100);
	});
});
