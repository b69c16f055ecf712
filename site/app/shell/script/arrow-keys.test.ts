import { describe, expect, it } from "vitest";
import { indexAfterKey } from "./arrow-keys.js";

describe("indexAfterKey", () => {
	it.each([
		["ArrowDown", 0, 1],
		["ArrowDown", 2, 0],
		["ArrowUp", 0, 2],
		["ArrowUp", 1, 0],
		["Home", 2, 0],
		["End", 0, 2],
		["ArrowDown", -1, 0],
		["ArrowUp", -1, 2],
	])("%s moves from index %i of three items to %i", (key, index, expected) => {
		expect(indexAfterKey(key, index, 3, "column")).toBe(expected);
	});

	it.each(["ArrowLeft", "Enter", "a"])("ignores %s in a column", (key) => {
		expect(indexAfterKey(key, 1, 3, "column")).toBeUndefined();
	});

	it("uses the left and right arrow keys in a row", () => {
		expect(indexAfterKey("ArrowRight", 1, 3, "row")).toBe(2);
		expect(indexAfterKey("ArrowLeft", 0, 3, "row")).toBe(2);
		expect(indexAfterKey("ArrowDown", 0, 3, "row")).toBeUndefined();
	});

	it("moves nowhere without items, nor by Home if no item has the focus", () => {
		expect(indexAfterKey("ArrowDown", -1, 0, "column")).toBeUndefined();
		expect(indexAfterKey("Home", -1, 3, "column")).toBeUndefined();
	});
});
