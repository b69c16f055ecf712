import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyProfile, dollars } from "../../test/profiles.js";
import { matchScore } from "./match-score.js";

/** A payment of 240 at 5 % over 60 months for a budget of 300: nothing is taken off, none added. */
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
	])("is $score for a payment of $monthlyPayment from a budget of 300", ({ score, ...payment }) => {
		expect(scoreOf(payment)).toBe(score);
	});

	it("meets 0.8 exactly in dollars and cents, whatever binary makes of them", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1e6 }), (fifths) => {
				const budget = { monthlyBudget: (fifths * 5) / 100 };
				expect(scoreOf({ ...budget, monthlyPayment: (fifths * 4) / 100 })).toBe(100);
				expect(scoreOf({ ...budget, monthlyPayment: (fifths * 4 + 1) / 100 })).not.toBe(100);
			}),
		);
	});

	it("takes any payment as above a budget of zero, and no payment as within it", () => {
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
	])("is $score for a term of $term months where 60 are preferred", ({ score, term }) => {
		expect(scoreOf({ term })).toBe(score);
	});

	it.each([
		{ creditScore: 750, apr: 6, score: 90 },
		{ creditScore: 749, apr: 6, score: 85 },
		{ creditScore: 750, apr: 6.01, score: 85 },
		{ creditScore: 649, apr: 10, score: 78 },
		{ creditScore: 650, apr: 10, score: 75 },
		{ creditScore: 649, apr: 9.99, score: 75 },
	])("is $score for a credit score of $creditScore at $apr %, a payment in full", (offer) => {
		const { score, ...rest } = offer;
		expect(scoreOf({ ...rest, monthlyPayment: 300 })).toBe(score);
	});

	it("stays within 0 and 100", () => {
		expect(scoreOf({ creditScore: 800, apr: 4.99 })).toBe(100);
		expect(scoreOf({ monthlyBudget: 0, apr: 20, term: 600, preferredTerm: 1 })).toBe(0);
	});

	it("never rises when the budget falls", () => {
		fc.assert(
			fc.property(
				anyProfile,
				dollars(0, 3000),
				dollars(0, 3000),
				fc.double({ min: 0, max: 30, noNaN: true }),
				(profile, monthlyPayment, smaller, apr) => {
					const offer = { apr, term: 60, monthlyPayment };
					const monthlyBudget = Math.min(smaller, profile.monthlyBudget);
					expect(matchScore(offer, { ...profile, monthlyBudget })).toBeLessThanOrEqual(
						matchScore(offer, profile),
					);
				},
			),
		);
	});
});
