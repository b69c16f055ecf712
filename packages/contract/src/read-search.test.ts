import { describe, expect, it } from "vitest";
import type { Place } from "./dealership-search.js";
import { readSearch, type SearchFilter } from "./read-search.js";

const place = (label: string, city: string, state: string): Place => ({
	label,
	city,
	state,
	latitude: 0,
	longitude: 0,
});
const arizona = place("Arizona", "", "Arizona");
const wyoming = place("Wyoming", "", "Wyoming");
const naples = place("Naples, Florida", "Naples", "Florida");
const naplesTexas = place("Naples, Texas", "Naples", "Texas");
const phoenix = { ...place("Phoenix, Arizona", "Phoenix", "Arizona"), similar: true };

/** What texts are read as, with those that may be names of dealerships after a question mark. */
const readings: Record<string, readonly Place[]> = {
	AZ: [arizona],
	WY: [wyoming],
	"Naples, FL": [naples],
	"? Naples": [naples, naplesTexas],
	"? Pheonix, AZ": [arizona],
};

function read(filter: SearchFilter, counts: Record<string, number> = {}) {
	const {
		filter: found,
		near,
		state,
		otherPlaces,
		textMatches,
	} = readSearch(filter, {
		read(text) {
			const [first, ...others] = readings[text] ?? readings[`? ${text}`] ?? [];
			return first && { places: [first, ...others], isCertain: text in readings };
		},
		count: ({ q, state }) => counts[q] ?? (q === "" ? (counts[state ?? ""] ?? 0) : 0),
		similar: (text) => (/^Pheonix/.test(text) ? [phoenix] : []),
	});
	return {
		q: found.q,
		...(found.state && { limitedTo: found.state }),
		...(near && { near: near.label }),
		...(state && { state }),
		...(otherPlaces.length > 0 && { others: otherPlaces.map(({ label }) => label) }),
		...(textMatches !== undefined && { textMatches }),
	};
}

describe("a search text", () => {
	it("without a place is a part of a name, city or state", () => {
		expect(read({ q: " carts " })).toEqual({ q: "carts" });
		expect(read({ q: "" })).toEqual({ q: "" });
		expect(read({ q: "carts", state: "Florida" })).toEqual({ q: "carts", limitedTo: "Florida" });
	});

	it("that is a state lists its dealerships, and offers others with the text", () => {
		expect(read({ q: "AZ" }, { Arizona: 10, AZ: 2 })).toEqual({
			q: "",
			limitedTo: "Arizona",
			state: "Arizona",
		});
		expect(read({ q: "AZ" }, { Arizona: 10, AZ: 12 })).toMatchObject({ textMatches: 12 });
	});

	it("that is a state without dealerships is a search around it", () => {
		expect(read({ q: "WY" })).toEqual({ q: "", near: "Wyoming" });
		expect(read({ q: "AZ", state: "Florida" }, { Arizona: 10 })).toEqual({
			q: "",
			limitedTo: "Florida",
			near: "Arizona",
		});
	});

	it("that can only be a place is a search around it", () => {
		expect(read({ q: "Naples, FL" })).toEqual({ q: "", near: "Naples, Florida" });
		expect(read({ q: "Naples, FL" }, { "Naples, FL": 3 })).toEqual({
			q: "",
			near: "Naples, Florida",
			textMatches: 3,
		});
	});

	it("that may be the name of a dealership is a place if no dealership has it", () => {
		expect(read({ q: "Naples" })).toEqual({
			q: "",
			near: "Naples, Florida",
			others: ["Naples, Texas"],
		});
		expect(read({ q: "Naples" }, { Naples: 2 })).toEqual({
			q: "Naples",
			others: ["Naples, Florida", "Naples, Texas"],
		});
	});

	it("names only places of the state that the dealerships are limited to, unless it says another", () => {
		expect(read({ q: "Naples", state: "Texas" })).toMatchObject({ near: "Naples, Texas" });
		expect(read({ q: "Naples", state: "Arizona" })).toEqual({ q: "Naples", limitedTo: "Arizona" });
		expect(read({ q: "Naples, FL", state: "Texas" })).toEqual({
			q: "",
			limitedTo: "Texas",
			near: "Naples, Florida",
		});
	});

	it("that is misspelled offers similar places", () => {
		expect(read({ q: "Pheonix" })).toEqual({ q: "Pheonix", others: ["Phoenix, Arizona"] });
		expect(read({ q: "Pheonix" }, { Pheonix: 1 })).toEqual({ q: "Pheonix" });
		expect(read({ q: "Pheonix, AZ" }, { Arizona: 10 })).toEqual({
			q: "",
			limitedTo: "Arizona",
			state: "Arizona",
			others: ["Phoenix, Arizona"],
		});
	});

	it.each(['"AZ"', "\u201cAZ\u201d", '"AZ'])("in quotation marks is never a place: %s", (q) => {
		expect(read({ q }, { Arizona: 10 })).toEqual({ q: "AZ" });
	});
});
