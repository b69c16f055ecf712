import fc from "fast-check";
import type { Deal } from "../src/deal/deal.js";
import {
	defaultFinancingProfile,
	type FinancingProfile,
	financingTerms,
} from "../src/financing-profile.js";
import type { FinancingRate } from "../src/rates/financing-rate.js";

/** The calculator's default profile with some inputs changed. */
export function profileWith(changes: Partial<FinancingProfile>): FinancingProfile {
	return { ...defaultFinancingProfile, ...changes };
}

/** US dollars and cents. */
export function dollars(min: number, max: number): fc.Arbitrary<number> {
	return hundredths(min, max);
}

/** Any double: denormal, huge, negative, infinite or NaN. */
export const anyDouble: fc.Arbitrary<number> = fc.oneof(
	fc.double(),
	fc.integer({ min: -10, max: 1000 }),
	fc.constantFrom(0, -0, Number.NaN, Infinity, -Infinity, Number.MAX_VALUE, Number.MIN_VALUE),
);

const usage = fc.constantFrom("personal", "business", "commercial");

/** A profile that a visitor could enter. */
export const typicalProfile: fc.Arbitrary<FinancingProfile> = fc.record({
	vehiclePrice: dollars(1, 100_000),
	creditScore: fc.integer({ min: 300, max: 850 }),
	downPayment: dollars(0, 120_000),
	monthlyBudget: dollars(0, 3000),
	preferredTerm: fc.integer({ min: 1, max: 120 }),
	usage,
	taxBenefit: fc.boolean(),
});

/** A profile with any doubles, valid or not. */
export const fuzzedProfile: fc.Arbitrary<FinancingProfile> = fc.record({
	vehiclePrice: anyDouble,
	creditScore: anyDouble,
	downPayment: anyDouble,
	monthlyBudget: anyDouble,
	preferredTerm: anyDouble,
	usage,
	taxBenefit: fc.boolean(),
});

const paid = fc.constantFrom("financed", "at-signing");
const base = fc.constantFrom("price", "price-less-trade-in");
const requiredKeys = ["vehiclePrice", "downPayment", "apr", "term"] as const;

/** A deal that a visitor could enter. */
export const typicalDeal: fc.Arbitrary<Deal> = fc.record(
	{
		vehiclePrice: dollars(1, 50_000),
		downPayment: dollars(0, 20_000),
		apr: hundredths(0, 30),
		term: fc.integer({ min: 1, max: 120 }),
		tradeIn: fc.record({ allowance: dollars(0, 20_000), owed: dollars(0, 20_000) }),
		salesTax: fc.record({ rate: hundredths(0, 15), base, paid }),
		fees: fc.array(fc.record({ amount: dollars(0, 2000), paid }), { maxLength: 4 }),
	},
	{ requiredKeys: [...requiredKeys] },
);

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });

/** Any valid deal. */
export const validDeal: fc.Arbitrary<Deal> = fc.record(
	{
		vehiclePrice: fc.double({ min: 0.01, max: 1e9, noNaN: true }),
		downPayment: amount,
		apr: fc.double({ min: 0, max: 1000, noNaN: true }),
		term: fc.integer({ min: 1, max: 600 }),
		tradeIn: fc.record({ allowance: amount, owed: amount }),
		salesTax: fc.record({ rate: fc.double({ min: 0, max: 100, noNaN: true }), base, paid }),
		fees: fc.array(fc.record({ amount, paid }), { maxLength: 4 }),
	},
	{ requiredKeys: [...requiredKeys] },
);

/** A deal with any doubles, valid or not. */
export const fuzzedDeal: fc.Arbitrary<Deal> = fc.record(
	{
		vehiclePrice: anyDouble,
		downPayment: anyDouble,
		apr: anyDouble,
		term: anyDouble,
		tradeIn: fc.record({ allowance: anyDouble, owed: anyDouble }),
		salesTax: fc.record({ rate: anyDouble, base, paid }),
		fees: fc.array(fc.record({ amount: anyDouble, paid })),
	},
	{ requiredKeys: [...requiredKeys] },
);

function hundredths(min: number, max: number): fc.Arbitrary<number> {
	return fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
}

/** A rate that a dealer could advertise. */
export const anyRate: fc.Arbitrary<FinancingRate> = fc
	.record(
		{
			lender: fc.constantFrom("Ally", "Desert Schools Credit Union", "Crédito Ñandú"),
			scores: fc.tuple(fc.integer({ min: 300, max: 850 }), fc.integer({ min: 300, max: 850 })),
			term: fc.constantFrom(...financingTerms),
			apr: hundredths(0, 36),
			conditions: fc.constant("For new vehicles"),
			endsOn: fc.constantFrom("2026-11-30", "2027-01-31"),
			balloonPercent: hundredths(1, 60),
		},
		{ requiredKeys: ["lender", "scores", "term", "apr"] },
	)
	.map(({ scores, ...rate }) => ({
		...rate,
		minCreditScore: Math.min(...scores),
		maxCreditScore: Math.max(...scores),
	}));
