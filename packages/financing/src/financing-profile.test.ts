import { describe, expect, it } from "vitest";
import { profileWith } from "../test/arbitraries.js";
import {
	creditScores,
	defaultFinancingProfile,
	type FinancingProfile,
	financingTerms,
	validateProfile,
} from "./financing-profile.js";

it("has the default profile of the specification", () => {
	expect(defaultFinancingProfile).toEqual({
		vehiclePrice: 8995,
		creditScore: 700,
		downPayment: 1000,
		monthlyBudget: 300,
		preferredTerm: 60,
		usage: "personal",
		taxBenefit: false,
	});
});

it("has the credit scores and terms of the specification", () => {
	expect(creditScores).toEqual([800, 750, 700, 650, 600, 550]);
	expect(financingTerms).toEqual([36, 48, 60, 72, 84]);
});

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
