import { expect, it } from "vitest";
import { sampleNotice } from "./sample-notice.js";

it.each([
	[{ vehicles: true, dealerships: true }, /^fictional vehicles, prices and dealers,/],
	[{ vehicles: true, dealerships: false }, /^fictional vehicles and prices,/],
	[{ vehicles: false, dealerships: true }, /^fictional dealers,/],
])("names only what is invented: %j", (sampleData, pattern) => {
	expect(sampleNotice(sampleData)).toMatch(pattern);
});

it("is undefined if nothing is invented", () => {
	expect(sampleNotice({ vehicles: false, dealerships: false })).toBeUndefined();
});
