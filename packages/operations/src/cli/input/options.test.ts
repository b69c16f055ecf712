import { InvalidArgumentError } from "commander";
import { describe, expect, it } from "vitest";
import { idOption, stateOption, timeOption } from "./options.js";

const now = new Date("2026-11-21T12:00:00Z");

describe("a time", () => {
	it.each([
		["2026-11-20", "2026-11-20T00:00:00.000Z"],
		["2026-11-20T08:30", "2026-11-20T08:30:00.000Z"],
		["2026-11-20T08:30:00-05:00", "2026-11-20T13:30:00.000Z"],
		["12h", "2026-11-21T00:00:00.000Z"],
		["7d", "2026-11-14T12:00:00.000Z"],
		["2w", "2026-11-07T12:00:00.000Z"],
	])("%s is %s", (text, expected) => {
		expect(timeOption(text, now).toISOString()).toBe(expected);
	});

	it.each(["yesterday", "7", "2026-13-01", "2026-11-31", "2026-02-29T08:00", "11/20/2026", ""])(
		"is not %j",
		(text) => {
			expect(() => timeOption(text, now)).toThrow(InvalidArgumentError);
		},
	);
});

describe("a state", () => {
	it("is a name or an abbreviation", () => {
		expect(stateOption("fl")).toBe("Florida");
		for (const text of ["AE", "Ontario", ""]) {
			expect(() => stateOption(text)).toThrow(InvalidArgumentError);
		}
	});
});

describe("an id", () => {
	it("is an integer that the database can store", () => {
		expect(idOption("12")).toBe(12);
		for (const text of ["0", "-1", "1.5", "x", "1e3", "2147483648", "99999999999"]) {
			expect(() => idOption(text)).toThrow(InvalidArgumentError);
		}
	});
});
