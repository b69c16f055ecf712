import { describe, expect, it } from "vitest";
import { createPlaceIndex } from "../../places/place-index.js";
import { checkZip } from "./zip-code.js";

const places = createPlaceIndex();

describe("a ZIP code", () => {
	it.each(["33101", "33101-1234", "33101 1234", "331011234", '="33101"', "'33101", "33101.0"])(
		"written as %s is taken",
		(text) => {
			const { zipCode, findings } = checkZip(text, "Florida", places);
			expect(zipCode?.slice(0, 5)).toBe("33101");
			expect(findings).toEqual([]);
		},
	);

	it.each([
		["2134", "Massachusetts", "02134"],
		["2134.0", "Massachusetts", "02134"],
		["2134-1234", "Massachusetts", "02134-1234"],
		["21341234", "Massachusetts", "02134-1234"],
		["501", "New York", "00501"],
	] as const)("gets back the zeros that %s has lost", (text, state, zipCode) => {
		const checked = checkZip(text, state, places);
		expect(checked.zipCode).toBe(zipCode);
		expect(checked.findings).toEqual([
			{ kind: "mended", text: `the ZIP code ${text} is ${zipCode}` },
		]);
	});

	it.each(["3310", "2134"])("%s that would lie in another state lacks a digit", (text) => {
		const checked = checkZip(text, "Florida", places);
		expect(checked.zipCode).toBeUndefined();
		expect(checked.findings).toEqual([
			{ kind: "refused", text: `the ZIP code "${text}" lacks a digit` },
		]);
	});

	it.each(["", "abc", "12", "123456", "K1A 0B1", "3.3E+4"])("is not %j", (text) => {
		expect(checkZip(text, "Florida", places).findings).toMatchObject([{ kind: "refused" }]);
	});

	it("of another state, or of none, is told and taken", () => {
		expect(checkZip("33101", "Georgia", places)).toEqual({
			zipCode: "33101",
			findings: [{ kind: "doubtful", text: "the ZIP code 33101 lies in Florida, not in Georgia" }],
		});
		expect(checkZip("00000", "Georgia", places)).toMatchObject({
			zipCode: "00000",
			findings: [{ kind: "doubtful" }],
		});
	});
});
