import { placeIndex } from "@nev/api/operations";
import { describe, expect, it } from "vitest";
import { checkZip } from "./zip-code.js";

const places = placeIndex();

describe("a ZIP code", () => {
	it.each([
		...["33101", "33101-1234", "33101 1234", "331011234", '="33101"', "'33101", "33101.0"],
		...[
			"33101\u20131234",
			"33101 \u2212 1234",
			"33101\u20111234",
			"331011234.0",
			"FL 33101",
			"Fla. 33101-1234",
			"33101-1234 FL",
			"33101, Florida",
			"33101-",
			"33101.",
		],
	])("may be written as %s", (text) => {
		const { zipCode, notes } = checkZip(text, "Florida", places);
		expect(zipCode?.slice(0, 5)).toBe("33101");
		expect(notes).toEqual([]);
	});

	it.each([
		["2134", "Massachusetts", "02134"],
		["2134.0", "Massachusetts", "02134"],
		["2134-1234", "Massachusetts", "02134-1234"],
		["21341234", "Massachusetts", "02134-1234"],
		["501", "New York", "00501"],
	] as const)("gets the leading zeros back that %s lost", (text, state, zipCode) => {
		const checked = checkZip(text, state, places);
		expect(checked.zipCode).toBe(zipCode);
		expect(checked.notes).toEqual([
			{
				kind: "mended",
				text: `the ZIP code ${text} is ${zipCode}`,
				cause: "ZIP code without its leading zeros",
			},
		]);
	});

	it.each(["3310", "2134"])(
		"lacks a digit if it would be in another state with zeros: %s",
		(text) => {
			const checked = checkZip(text, "Florida", places);
			expect(checked.zipCode).toBeUndefined();
			expect(checked.notes).toEqual([
				{
					kind: "refused",
					text: `the ZIP code "${text}" lacks a digit`,
					cause: "ZIP code that lacks a digit",
				},
			]);
		},
	);

	it.each([
		["2134", "02134", "Massachusetts"],
		["33101", "33101", "Florida"],
		["901", "00901", "Puerto Rico"],
	])("tells the state of a row that lacks it: %s", (text, zipCode, state) => {
		expect(checkZip(text, undefined, places)).toMatchObject({ zipCode, place: { state } });
	});

	it("that is unknown tells no state, and lacks a digit if it is short", () => {
		expect(checkZip("00000", undefined, places).place).toBeUndefined();
		expect(checkZip("331", undefined, places).notes).toMatchObject([{ kind: "refused" }]);
	});

	it.each(["", "abc", "12", "123456", "K1A 0B1", "3.3E+4", "GA 33101", "No 33101", "FL"])(
		"is not %j",
		(text) => {
			expect(checkZip(text, "Florida", places).notes).toMatchObject([{ kind: "refused" }]);
		},
	);

	it("of another state, or an unknown one, is accepted with a note", () => {
		expect(checkZip("33101", "Georgia", places)).toMatchObject({
			zipCode: "33101",
			place: { state: "Florida" },
			notes: [
				{
					kind: "doubtful",
					text: "the ZIP code 33101 is in Florida, not in Georgia",
					cause: "ZIP code in another state",
				},
			],
		});
		expect(checkZip("00000", "Georgia", places)).toMatchObject({
			zipCode: "00000",
			isUnknown: true,
			notes: [],
		});
	});
});
