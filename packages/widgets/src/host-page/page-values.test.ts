import { beforeEach, expect, test, vi } from "vitest";
import { choiceValue, positiveValue } from "./page-values.js";

const report = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => report.mockClear());

test("a value is one of the choices, in any case, or a number that is written as text", () => {
	expect(choiceValue("usage", "Business", ["personal", "business"])).toBe("business");
	expect(choiceValue("term", "60", [48, 60])).toBe(60);
	expect(positiveValue("radius", "25")).toBe(25);
	expect(report).not.toHaveBeenCalled();
});

test.each([undefined, null, ""])("%j is no value, and no mistake", (value) => {
	expect(choiceValue("usage", value, ["personal"])).toBeUndefined();
	expect(positiveValue("radius", value)).toBeUndefined();
	expect(report).not.toHaveBeenCalled();
});

test("another value is reported once, and counts as none", () => {
	for (const _ of [1, 2]) {
		expect(choiceValue("usage", "sports", ["personal", "business"])).toBeUndefined();
		expect(positiveValue("radius", -7)).toBeUndefined();
	}
	expect(report.mock.calls).toEqual([
		['[nev-widgets] usage="sports" is not one of personal, business.'],
		['[nev-widgets] radius="-7" is not a positive number.'],
	]);
});
