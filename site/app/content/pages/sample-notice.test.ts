import { expect, it } from "vitest";
import { sampleNotice } from "./sample-notice.js";

it.each([
	[{ vehicles: true, dealerships: true }, /^invented vehicles, prices and dealers,/],
	[{ vehicles: true, dealerships: false }, /^invented vehicles and prices,/],
	[{ vehicles: false, dealerships: true }, /^invented dealers,/],
])("names what is invented, and no more: %j", (sampleData, words) => {
	expect(sampleNotice(sampleData)).toMatch(words);
});

it("says nothing where nothing is invented", () => {
	expect(sampleNotice({ vehicles: false, dealerships: false })).toBeUndefined();
});
