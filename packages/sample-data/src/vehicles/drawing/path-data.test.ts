import { describe, expect, it } from "vitest";
import { compactPath, formatNumber, translatePath } from "./path-data.js";

describe("formatNumber", () => {
	it.each([
		[1.26, "1.3"],
		[-0.04, "0"],
		[0.5, ".5"],
		[-0.5, "-.5"],
		[10, "10"],
	])("formats %d as %s", (value, text) => {
		expect(formatNumber(value)).toBe(text);
	});
});

describe("compactPath", () => {
	it("uses the shorter of absolute and relative commands", () => {
		expect(compactPath("M 100 100 L 101 102 L 5 5")).toBe("M100 100l1 2L5 5");
	});

	it("continues from the rounded end of the previous segment", () => {
		expect(compactPath("M 100 100 H 101.04 H 102.08")).toBe("M100 100h1 1.1");
	});

	it("continues from the subpath's start after Z", () => {
		expect(compactPath("M 200 200 L 210 210 Z L 201 201")).toBe("M200 200l10 10Zl1 1");
	});

	it("does not change an arc's radii and flags", () => {
		expect(compactPath("M 100 100 A 30 30 0 1 0 101 101")).toBe("M100 100a30 30 0 1 0 1 1");
	});

	it("parses numbers with an exponent", () => {
		expect(compactPath("M 6.1e-16 3")).toBe("M0 3");
	});
});

describe("translatePath", () => {
	it("translates x only", () => {
		expect(translatePath("M 1 2 H 3 V 4", 10)).toBe("M11 2H13V4");
	});

	it("mirrors before it translates", () => {
		expect(translatePath("M 1 2 C 1 2 3 4 5 6", 10, true)).toBe("M9 2C9 2 7 4 5 6");
	});
});
