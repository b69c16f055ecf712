import { expect, it } from "vitest";
import { pageCount, pagePath, readPage } from "./state-pages.js";

it.each([
	["", 100, 1],
	["page=1", 100, 1],
	["page=3", 100, 3],
	["page=4", 100, 1],
	["page=02", 100, 1],
	["page=1.5", 100, 1],
	["page=-1", 100, 1],
	["page=x", 0, 1],
])("%s with %i dealers is page %i", (query, dealers, page) => {
	expect(readPage(new URLSearchParams(query), dealers)).toBe(page);
});

it("the last page is full, and the first one has the address of the state", () => {
	expect([0, 48, 49].map(pageCount)).toEqual([1, 1, 2]);
	expect([1, 2].map((page) => pagePath("texas", page))).toEqual([
		"/states/texas",
		"/states/texas?page=2",
	]);
});
