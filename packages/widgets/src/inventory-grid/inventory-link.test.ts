import { expect, test } from "vitest";
import { type InventoryLink, readInventoryLink, writeInventoryLink } from "./inventory-link.js";

test.each<[string, InventoryLink]>([
	["", { filters: {}, comparedSlugs: [] }],
	["sort=seats", { filters: { sort: "seats" }, comparedSlugs: [] }],
	["compare=classic-4", { filters: {}, comparedSlugs: ["classic-4"] }],
	[
		"category=4-seater&compare=classic-4,d6-max-gt4",
		{ filters: { category: "4-seater" }, comparedSlugs: ["classic-4", "d6-max-gt4"] },
	],
	["compare=a%26b,%C3%A9", { filters: {}, comparedSlugs: ["a&b", "é"] }],
])("reads and writes %j", (query, link) => {
	expect(readInventoryLink(new URLSearchParams(query))).toEqual(link);
	expect(writeInventoryLink(link)).toBe(query);
});

test.each(["compare=", "compare=,,"])("%j names no vehicle", (query) => {
	expect(readInventoryLink(new URLSearchParams(query)).comparedSlugs).toEqual([]);
});

test("reads commas that a form has escaped", () => {
	const { comparedSlugs } = readInventoryLink(new URLSearchParams("compare=a%2Cb"));
	expect(comparedSlugs).toEqual(["a", "b"]);
});
