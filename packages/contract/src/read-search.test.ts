import { describe, expect, it } from "vitest";
import type { Place } from "./dealership-search.js";
import { readSearch, type SearchFilter, type SearchKnowledge } from "./read-search.js";

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

function read(
	filter: SearchFilter,
	counts: Record<string, number> = {},
	found: ReturnType<SearchKnowledge["find"]> = [],
) {
	const {
		filter: used,
		near,
		reading,
	} = readSearch(filter, {
		read(text) {
			const [first, ...others] = readings[text] ?? readings[`? ${text}`] ?? [];
			const isBare = text !== "Pheonix, AZ";
			return first && { places: [first, ...others], isCertain: text in readings, isBare };
		},
		count: ({ q, anyOrder, state }) =>
			counts[anyOrder ? `${q} in any order` : q] ?? (q === "" ? (counts[state ?? ""] ?? 0) : 0),
		find: () => found,
		similar: (text) => (/^Pheonix/.test(text) ? [phoenix] : []),
	});
	const { otherPlaces, ...others } = reading;
	return {
		q: used.q,
		...(used.anyOrder && { anyOrder: true }),
		...(used.state && { limitedTo: used.state }),
		...(near && { near: near.label }),
		...others,
		...(otherPlaces && { others: otherPlaces.map(({ label }) => label) }),
	};
}

describe("a search text", () => {
	it("without a place is a part of a name, city or state", () => {
		expect(read({ q: " carts " })).toEqual({ q: "carts" });
		expect(read({ q: "" })).toEqual({ q: "" });
		expect(read({ q: "carts", state: "Florida" })).toEqual({ q: "carts", limitedTo: "Florida" });
	});

	it("that asks for what is around is all of them, unless one has that name", () => {
		expect(read({ q: "golf carts near me", state: "Florida" })).toEqual({
			q: "",
			limitedTo: "Florida",
		});
		expect(read({ q: "near me" }, { "near me": 1 })).toEqual({ q: "near me" });
	});

	it("that is a state lists its dealerships, and offers others with the text", () => {
		expect(read({ q: "AZ" }, { Arizona: 10, AZ: 2 })).toEqual({
			q: "",
			limitedTo: "Arizona",
			state: "Arizona",
		});
		const [kentucky, others] = [
			{ name: "AZ Carts", city: "Lexington", state: "Kentucky" },
			[
				{ name: "Plaza Carts", city: "Lexington", state: "Kentucky" },
				{ name: "AZ Carts", city: "Phoenix", state: "Arizona" },
			],
		];
		expect(read({ q: "AZ" }, { Arizona: 10, AZ: 2 }, others)).not.toHaveProperty("textMatches");
		expect(read({ q: "AZ" }, { Arizona: 10, AZ: 3 }, [...others, kentucky])).toMatchObject({
			limitedTo: "Arizona",
			textMatches: 3,
		});
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
	});

	it("that is the name of a city is around it, unless a dealership elsewhere is called so", () => {
		const near = { q: "", near: "Naples, Florida", others: ["Naples, Texas"] };
		const dealer = { name: "Gulf Carts", city: "Naples", state: "Florida" };
		expect(read({ q: "Naples" })).toEqual(near);
		expect(read({ q: "Naples" }, { Naples: 1 }, [{ ...dealer, name: "Naples Carts" }])).toEqual(
			near,
		);
		const inTexas = { ...dealer, state: "Texas" };
		expect(read({ q: "Naples" }, { Naples: 2 }, [dealer, inTexas])).toEqual({
			...near,
			textMatches: 2,
		});
		expect(read({ q: "Naples" }, { Naples: 1 }, [{ ...inTexas, name: "Naplesville" }])).toEqual({
			...near,
			textMatches: 1,
		});
		expect(read({ q: "Naples" }, { Naples: 1 }, [{ ...inTexas, name: "Naples Carts" }])).toEqual({
			q: "Naples",
			others: ["Naples, Florida", "Naples, Texas"],
		});
	});

	it("that has all words of a dealership is its name, whatever stands between them", () => {
		expect(read({ q: "carts of bauer" }, { "carts of bauer in any order": 1 })).toEqual({
			q: "carts of bauer",
			anyOrder: true,
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
