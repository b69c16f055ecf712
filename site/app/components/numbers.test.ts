import type { State, Vehicle } from "@nev/contract";
import { expect, it } from "vitest";
import {
	countModels,
	countStatesWithDealers,
	formatNumber,
	formatStateCount,
	topStates,
	totalDealers,
} from "./numbers.js";

const states = [
	{ name: "Texas", dealerCount: 3 },
	{ name: "Alaska", dealerCount: 1 },
	{ name: "Ohio", dealerCount: 3 },
	{ name: "Utah", dealerCount: 0 },
] as State[];

it.each([
	[0, "0 states"],
	[1, "1 state"],
	[48, "48 states"],
])("formats %i as %s", (count, text) => {
	expect(formatStateCount(count)).toBe(text);
});

it("formats an unknown number as an ellipsis", () => {
	expect(formatNumber(1234)).toBe("1,234");
	expect(formatNumber(0)).toBe("0");
	expect(formatNumber(undefined)).toBe("…");
});

it("sorts the states with the most dealers first, and ties alphabetically", () => {
	expect(topStates(states, 3).map(({ name }) => name)).toEqual(["Ohio", "Texas", "Alaska"]);
	expect(states[0]?.name).toBe("Texas");
});

it("counts dealers and the states that have one, once the states are loaded", () => {
	expect(totalDealers({ status: "ready", data: states })).toBe(7);
	expect(countStatesWithDealers({ status: "ready", data: states })).toBe(3);
	for (const pending of [
		{ status: "loading" },
		{ status: "failed", error: new Error("503") },
	] as const) {
		expect(totalDealers(pending)).toBeUndefined();
		expect(countStatesWithDealers(pending)).toBeUndefined();
	}
});

it("counts the models, or falls back to the number of the texts", () => {
	expect(countModels({ status: "loading" }, 7)).toBeUndefined();
	expect(countModels({ status: "ready", data: [{}, {}] as Vehicle[] }, 7)).toBe(2);
	expect(countModels({ status: "ready", data: [] }, 7)).toBe(7);
	expect(countModels({ status: "failed", error: new Error("503") }, 7)).toBe(7);
});
