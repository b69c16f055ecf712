import { describe, expect, it } from "vitest";
import {
	dealershipSearchText,
	hasWholeWords,
	matchesSearch,
	matchesWords,
	searchWords,
} from "./search-text.js";

const dealer = dealershipSearchText({ name: "Gulf Carts", city: "Naples", state: "Florida" });
describe("a dealer search", () => {
	it.each(["gulf", "CARTS", "aple", "florida", "Florida", "  naples  ", ""])("matches %j", (q) => {
		expect(matchesSearch(dealer, q)).toBe(true);
	});

	it.each(["miami", "34102", "carts naples", "cartsnaples"])("does not match %j", (q) => {
		expect(matchesSearch(dealer, q)).toBe(false);
	});
});

describe("the words of a search", () => {
	it.each([
		["Bauer & Sons", ["bauer", "son"]],
		["The Bauer and Sons", ["bauer", "son"]],
		["Main Street Carts Co.", ["main", "st", "cart", "co"]],
		["constructor", ["constructor"]],
		[" , ", []],
	])("of %j are %j", (query, words) => expect(searchWords(query)).toEqual(words));

	it("may be in any order", () => {
		const text = dealershipSearchText({
			name: "Bauer & Sons Carts",
			city: "Naples",
			state: "Florida",
		});
		for (const query of [
			"bauer and sons",
			"cart bauer",
			"Naples Bauer",
			"the Bauer Carts of Florida",
		])
			expect(matchesWords(text, query), query).toBe(true);
		for (const query of ["", "and", "bauer miami", "bau"])
			expect(matchesWords(text, query), query).toBe(false);
	});

	it("may be asked for whole", () => {
		expect(hasWholeWords("Lincoln Avenue Carts", "lincoln avenue")).toBe(true);
		expect(hasWholeWords("Carts of Lincoln", "LINCOLN.")).toBe(true);
		expect(hasWholeWords("Lincolnton Carts", "lincoln")).toBe(false);
	});
});
