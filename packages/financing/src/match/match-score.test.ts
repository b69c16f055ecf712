import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars, typicalProfile } from "../../test/arbitraries.js";
import { matchScore } from "./match-score.js";

/** By default a payment of 240 at 5 % over 60 months for a budget of 300: no penalty, no bonus. */
function scoreOf(
	changes: Partial<{
		apr: number;
		term: number;
		monthlyPayment: number;
		creditScore: number;
		monthlyBudget: number;
		preferredTerm: number;
	}>,
): number {
	const offer = { apr: 5, term: 60, monthlyPayment: 240, ...changes };
	const profile = { creditScore: 700, monthlyBudget: 300, preferredTerm: 60, ...changes };
	return matchScore(offer, profile);
}

describe("matchScore (specification, section 9)", () => {
	it("starts at 100", () => {
		expect(scoreOf({})).toBe(100);
	});

	it.each([
		{ monthlyPayment: 239.99, score: 100 },
		{ monthlyPayment: 240, score: 100 },
		{ monthlyPayment: 240.01, score: 90 },
		{ monthlyPayment: 240 * (1 + 1e-9), score: 90 },
		{ monthlyPayment: 299.99, score: 90 },
		{ monthlyPayment: 300, score: 90 },
		{ monthlyPayment: 300 * (1 + 1e-9), score: 70 },
		{ monthlyPayment: 300.01, score: 70 },
	])("is $score for a payment of $monthlyPayment and a budget of 300", ({ score, ...payment }) => {
		expect(scoreOf(payment)).toBe(score);
	});

	it("compares with 80 % of the budget exactly in cents, despite binary rounding", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1e6 }), (fifths) => {
				const budget = { monthlyBudget: (fifths * 5) / 100 };
				expect(scoreOf({ ...budget, monthlyPayment: (fifths * 4) / 100 })).toBe(100);
				expect(scoreOf({ ...budget, monthlyPayment: (fifths * 4 + 1) / 100 })).not.toBe(100);
			}),
		);
	});

	it("treats any payment as above a budget of zero, except a payment of zero", () => {
		expect(scoreOf({ monthlyBudget: 0 })).toBe(70);
		expect(scoreOf({ monthlyBudget: 0, monthlyPayment: Number.MIN_VALUE })).toBe(70);
		expect(scoreOf({ monthlyBudget: 0, monthlyPayment: 0 })).toBe(100);
	});

	it.each([
		{ apr: 0, score: 100 },
		{ apr: 5, score: 100 },
		{ apr: 5.01, score: 95 },
		{ apr: 8, score: 95 },
		{ apr: 8.01, score: 85 },
		{ apr: 12, score: 85 },
		{ apr: 12.01, score: 75 },
	])("is $score at $apr %", ({ score, apr }) => {
		expect(scoreOf({ apr })).toBe(score);
	});

	it.each([
		{ term: 60, score: 100 },
		{ term: 61, score: 99.5 },
		{ term: 59, score: 99.5 },
		{ term: 84, score: 88 },
		{ term: 36, score: 88 },
	])("is $score for a term of $term months if 60 are preferred", ({ score, term }) => {
		expect(scoreOf({ term })).toBe(score);
	});

	it.each([
		{ creditScore: 750, apr: 6, score: 90 },
		{ creditScore: 749, apr: 6, score: 85 },
		{ creditScore: 750, apr: 6.01, score: 85 },
		{ creditScore: 649, apr: 10, score: 78 },
		{ creditScore: 650, apr: 10, score: 75 },
		{ creditScore: 649, apr: 9.99, score: 75 },
	])(
		"is $score for a credit score of $creditScore at $apr % and a payment equal to the budget",
		(offer) => {
			const { score, ...rest } = offer;
			expect(scoreOf({ ...rest, monthlyPayment: 300 })).toBe(score);
		},
	);

	it("is always between 0 and 100", () => {
		expect(scoreOf({ creditScore: 800, apr: 4.99 })).toBe(100);
		expect(scoreOf({ monthlyBudget: 0, apr: 20, term: 600, preferredTerm: 1 })).toBe(0);
	});

	it("never rises when the budget falls", () => {
		fc.assert(
			fc.property(
				typicalProfile,
				dollars(0, 3000),
				dollars(0, 3000),
				fc.double({ min: 0, max: 30, noNaN: true }),
				(profile, monthlyPayment, otherBudget, apr) => {
					const offer = { apr, term: 60, monthlyPayment };
					const monthlyBudget = Math.min(otherBudget, profile.monthlyBudget);
					expect(matchScore(offer, { ...profile, monthlyBudget })).toBeLessThanOrEqual(
						matchScore(offer, profile),
					);
				},
			),
		);
	});
});
