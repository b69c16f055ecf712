import { stateNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { dealersByState, statesWithoutDealers } from "./dealers-by-state.js";
import { townZipCodes } from "./towns.js";

const zipCodes = townZipCodes();

function sum(dealers: ReadonlyMap<string, number>): number {
	return [...dealers.values()].reduce((total, count) => total + count, 0);
}

describe("dealersByState", () => {
	it.each([0, 1, 48, 300, 1001])("distributes %i dealers", (count) => {
		expect(sum(dealersByState(count, zipCodes))).toBe(count);
	});

	it("leaves exactly two states empty", () => {
		const dealers = dealersByState(300, zipCodes);
		expect([...dealers.keys()]).toEqual(stateNames);
		const empty = [...dealers].filter(([, count]) => count === 0).map(([state]) => state);
		expect(empty).toEqual(statesWithoutDealers);
		expect(empty).toHaveLength(2);
	});

	it("gives every other state one dealer before it gives any a second one", () => {
		const dealers = dealersByState(48, zipCodes);
		expect(Math.max(...dealers.values())).toBe(1);
	});

	it("gives a single dealer to the state with the highest weight", () => {
		expect(dealersByState(1, zipCodes).get("California")).toBe(1);
	});

	it("gives most dealers to the six large and warm states", () => {
		const top = [...dealersByState(300, zipCodes)].sort(([, a], [, b]) => b - a).slice(0, 6);
		expect(top.map(([state]) => state).sort()).toEqual([
			"Arizona",
			"California",
			"Florida",
			"Georgia",
			"New York",
			"Texas",
		]);
	});
});
