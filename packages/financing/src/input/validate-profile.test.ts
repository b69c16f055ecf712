import { describe, expect, it } from "vitest";
import { profileWith } from "../../test/arbitraries.js";
import { defaultFinancingProfile, type FinancingProfile } from "../financing-profile.js";
import { InvalidInputError } from "./invalid-input-error.js";
import { validateProfile } from "./validate-profile.js";

describe("validateProfile", () => {
	it("returns no issues for the default profile", () => {
		expect(validateProfile(defaultFinancingProfile)).toEqual([]);
	});

	it.each<Partial<FinancingProfile>>([
		{ downPayment: 0 },
		{ monthlyBudget: 0 },
		{ creditScore: 0 },
		{ creditScore: 649.5 },
		{ preferredTerm: 1 },
		{ preferredTerm: 600 },
		{ vehiclePrice: 0.01 },
		{ vehiclePrice: 1e9 },
		{ downPayment: 20000 },
		{ usage: "commercial" },
	])("accepts %o", (changes) => {
		expect(validateProfile(profileWith(changes))).toEqual([]);
	});

	it.each([
		["vehiclePrice", Number.NaN, { code: "not-a-number" }],
		["vehiclePrice", Infinity, { code: "not-a-number" }],
		["vehiclePrice", "8995", { code: "not-a-number" }],
		["vehiclePrice", undefined, { code: "not-a-number" }],
		["vehiclePrice", 0, { code: "zero" }],
		["vehiclePrice", -0, { code: "zero" }],
		["vehiclePrice", -1, { code: "negative" }],
		["vehiclePrice", 1e9 + 1, { code: "too-large", limit: 1e9 }],
		["downPayment", -0.01, { code: "negative" }],
		["downPayment", 1e300, { code: "too-large", limit: 1e9 }],
		["monthlyBudget", -1, { code: "negative" }],
		["monthlyBudget", -Infinity, { code: "not-a-number" }],
		["creditScore", -1, { code: "negative" }],
		["creditScore", 1001, { code: "too-large", limit: 1000 }],
		["preferredTerm", 0, { code: "zero" }],
		["preferredTerm", -12, { code: "negative" }],
		["preferredTerm", 36.5, { code: "not-whole" }],
		["preferredTerm", 601, { code: "too-large", limit: 600 }],
		["usage", "pleasure", { code: "not-a-choice" }],
		["taxBenefit", "yes", { code: "not-a-choice" }],
	])("returns for %s %s the issue %o", (field, value, issue) => {
		expect(validateProfile({ ...defaultFinancingProfile, [field]: value })).toEqual([
			{ field, ...issue },
		]);
	});

	it("returns all issues, in the order of the form", () => {
		const issues = validateProfile(
			profileWith({ preferredTerm: 0, vehiclePrice: -1, creditScore: Number.NaN }),
		);
		expect(issues.map(({ field }) => field)).toEqual([
			"vehiclePrice",
			"creditScore",
			"preferredTerm",
		]);
	});
});

describe("InvalidInputError", () => {
	it("has a message that lists what each field must be", () => {
		const error = new InvalidInputError([
			{ field: "vehiclePrice", code: "zero" },
			{ field: "preferredTerm", code: "too-large", limit: 600 },
			{ field: "amountFinanced", code: "too-small", limit: 0.01 },
		]);
		expect(error.name).toBe("InvalidInputError");
		expect(error.message).toBe(
			"vehiclePrice must be above zero; preferredTerm must be at most 600; amountFinanced must be at least 0.01",
		);
	});
});
