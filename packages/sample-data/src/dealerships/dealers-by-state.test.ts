import { stateNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { dealersByState, statesWithoutDealers } from "./dealers-by-state.js";
import { townZipCodes } from "./towns.js";

const zipCodes = townZipCodes();

function sum(dealers: ReadonlyMap<string, number>): number {
	return [...dealers.values()].reduce((total, count) => total + count, 0);
}

describe("the dealers by state", () => {
	it.each([0, 1, 48, 300, 1001])("add up to %i", (count) => {
		expect(sum(dealersByState(count, zipCodes))).toBe(count);
	});

	it("leave two states empty and no other", () => {
		const dealers = dealersByState(300, zipCodes);
		expect([...dealers.keys()]).toEqual(stateNames);
		const empty = [...dealers].filter(([, count]) => count === 0).map(([state]) => state);
		expect(empty).toEqual(statesWithoutDealers);
		expect(empty).toHaveLength(2);
	});

	it("give one dealer to each of the 48 before a second to any", () => {
		const dealers = dealersByState(48, zipCodes);
		expect(Math.max(...dealers.values())).toBe(1);
	});

	it("give a single dealer to the state with the most weight", () => {
		expect(dealersByState(1, zipCodes).get("California")).toBe(1);
	});

	it("are most in the six large and warm states", () => {
		const most = [...dealersByState(300, zipCodes)].sort(([, a], [, b]) => b - a).slice(0, 6);
		expect(most.map(([state]) => state).sort()).toEqual([
			"Arizona",
			"California",
			"Florida",
			"Georgia",
			"New York",
			"Texas",
		]);
	});
});
