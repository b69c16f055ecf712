import { expect, test } from "vitest";
import { readSearch, writeSearch } from "./search-link.js";

test.each([
	{ q: "Naples, FL", zip: undefined, radius: undefined, dealership: undefined },
	{ q: "Naples, FL", zip: undefined, radius: 100, dealership: undefined },
	{ q: "Naples, Florida", zip: "34102", radius: 50, dealership: 7 },
	{ q: undefined, zip: "34102", radius: 25, dealership: undefined },
	{ q: undefined, zip: undefined, radius: undefined, dealership: 7 },
	{ q: undefined, zip: undefined, radius: undefined, dealership: undefined },
])("a search is the same after it was written and read: %j", (search) => {
	expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search);
});

test("where the visitor is stays out of a link", () => {
	const near = { latitude: 26.142, longitude: -81.795, label: "your location" };
	expect(writeSearch({ near, radius: 50, dealership: 7 })).toBe("dealer=7");
});

test("what is invalid is ignored, and a radius is the nearest of the choices", () => {
	const read = (query: string) => readSearch(new URLSearchParams(query));
	const none = { q: undefined, zip: undefined, radius: undefined, dealership: undefined };
	expect(read("zip=3410&radius=-5&dealer=x&q=")).toEqual(none);
	expect(read("zip=34102-1234&radius=70&dealer=7-gulf-carts")).toEqual({
		...none,
		zip: "34102",
		radius: 50,
		dealership: 7,
	});
	expect(read(`q=${"a".repeat(200)}`).q).toHaveLength(100);
	expect(read("dealer=99999999999999999999")).toEqual(none);
});
