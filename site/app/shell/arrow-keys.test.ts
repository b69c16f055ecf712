import { describe, expect, it } from "vitest";
import { indexAfterKey } from "./arrow-keys.js";

describe("placeAfterKey", () => {
	it.each([
		["ArrowDown", 0, 1],
		["ArrowDown", 2, 0],
		["ArrowUp", 0, 2],
		["ArrowUp", 1, 0],
		["Home", 2, 0],
		["End", 0, 2],
		["ArrowDown", -1, 0],
		["ArrowUp", -1, 2],
	])("%s from place %i of three leads to %i", (key, place, expected) => {
		expect(indexAfterKey(key, place, 3, "column")).toBe(expected);
	});

	it.each(["ArrowLeft", "Enter", "a"])("leaves %s alone in a column", (key) => {
		expect(indexAfterKey(key, 1, 3, "column")).toBeUndefined();
	});

	it("goes along a row by left and right", () => {
		expect(indexAfterKey("ArrowRight", 1, 3, "row")).toBe(2);
		expect(indexAfterKey("ArrowLeft", 0, 3, "row")).toBe(2);
		expect(indexAfterKey("ArrowDown", 0, 3, "row")).toBeUndefined();
	});

	it("has nowhere to go where there is nothing, nor by Home from outside", () => {
		expect(indexAfterKey("ArrowDown", -1, 0, "column")).toBeUndefined();
		expect(indexAfterKey("Home", -1, 3, "column")).toBeUndefined();
	});
});
