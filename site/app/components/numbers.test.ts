import type { State } from "@nev/contract";
import { expect, it } from "vitest";
import { formatDealerCount, topStates, totalDealers } from "./numbers.js";

const states = [
	{ name: "Texas", dealerCount: 3 },
	{ name: "Alaska", dealerCount: 1 },
	{ name: "Ohio", dealerCount: 3 },
	{ name: "Utah", dealerCount: 0 },
] as State[];

it.each([
	[0, "0 dealers"],
	[1, "1 dealer"],
	[2, "2 dealers"],
	[1234, "1,234 dealers"],
])("%i is said as %s", (count, text) => {
	expect(formatDealerCount(count)).toBe(text);
});

it("the states with the most dealers come first, and in alphabetical order where they are even", () => {
	expect(topStates(states, 3).map(({ name }) => name)).toEqual(["Ohio", "Texas", "Alaska"]);
	expect(states[0]?.name).toBe("Texas");
});

it("the dealers of all states are counted when they are known", () => {
	expect(totalDealers({ status: "ready", data: states })).toBe(7);
	expect(totalDealers({ status: "loading" })).toBeUndefined();
	expect(totalDealers({ status: "failed", error: new Error("503") })).toBeUndefined();
});
