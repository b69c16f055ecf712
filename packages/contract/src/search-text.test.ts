import { describe, expect, it } from "vitest";
import { dealershipSearchText, matchesSearch, vehicleSearchText } from "./search-text.js";

const dealer = dealershipSearchText({ name: "Gulf Carts", city: "Naples", state: "Florida" });
const vehicle = vehicleSearchText({ name: "D6 Max GT4", description: "Four seats, lifted." });

describe("a dealer search", () => {
	it.each(["gulf", "CARTS", "aple", "florida", "Florida", "  naples  ", ""])("matches %j", (q) => {
		expect(matchesSearch(dealer, q)).toBe(true);
	});

	it.each(["miami", "34102", "carts naples", "cartsnaples"])("does not match %j", (q) => {
		expect(matchesSearch(dealer, q)).toBe(false);
	});
});

describe("a vehicle search", () => {
	it.each(["d6 max", "gt4", "LIFTED", "seats, l"])("matches %j", (q) => {
		expect(matchesSearch(vehicle, q)).toBe(true);
	});

	it.each(["gt6", "4 four"])("does not match %j", (q) => {
		expect(matchesSearch(vehicle, q)).toBe(false);
	});
});
