import { describe, expect, it } from "vitest";
import { matchLabel } from "./match-label.js";

describe("matchLabel (specification, section 9)", () => {
	it.each([
		[100, { grade: "excellent", label: "Excellent Match", tone: "green" }],
		[85, { grade: "excellent", label: "Excellent Match", tone: "green" }],
		[84.999, { grade: "good", label: "Good Match", tone: "yellow" }],
		[70, { grade: "good", label: "Good Match", tone: "yellow" }],
		[69.999, { grade: "fair", label: "Fair Match", tone: "orange" }],
		[55, { grade: "fair", label: "Fair Match", tone: "orange" }],
		[54.999, { grade: "poor", label: "Poor Match", tone: "red" }],
		[0, { grade: "poor", label: "Poor Match", tone: "red" }],
	])("calls %d %o", (score, label) => {
		expect(matchLabel(score)).toEqual(label);
	});

	it.each([Number.NaN, -1, 100.1])("rejects %d", (score) => {
		expect(() => matchLabel(score)).toThrow(/^score must/);
	});
});
