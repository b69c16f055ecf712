import fc from "fast-check";
import type { Deal } from "../src/deal/deal.js";
import { anyNumber, dollars } from "./profiles.js";

/** The starting profile's standard loan. */
export const startingDeal: Deal = { vehiclePrice: 8995, downPayment: 1000, apr: 7.99, term: 60 };

const hundredths = (most: number) =>
	fc.integer({ min: 0, max: most * 100 }).map((hundredth) => hundredth / 100);
const paid = fc.constantFrom("financed", "at-signing");
const base = fc.constantFrom("price", "price-less-trade-in");

/** What a visitor could type. */
export const anyDeal: fc.Arbitrary<Deal> = fc.record(
	{
		vehiclePrice: dollars(1, 50_000),
		downPayment: dollars(0, 20_000),
		apr: hundredths(30),
		term: fc.integer({ min: 1, max: 120 }),
		tradeIn: fc.record({ allowance: dollars(0, 20_000), owed: dollars(0, 20_000) }),
		salesTax: fc.record({ rate: hundredths(15), base, paid }),
		fees: fc.array(fc.record({ amount: dollars(0, 2000), paid }), { maxLength: 4 }),
	},
	{ requiredKeys: ["vehiclePrice", "downPayment", "apr", "term"] },
);

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });

/** Everything that the rules accept. */
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
	{ requiredKeys: ["vehiclePrice", "downPayment", "apr", "term"] },
);

/** The shape of a deal, with any numbers in it. */
export const wildDeal: fc.Arbitrary<Deal> = fc.record(
	{
		vehiclePrice: anyNumber,
		downPayment: anyNumber,
		apr: anyNumber,
		term: anyNumber,
		tradeIn: fc.record({ allowance: anyNumber, owed: anyNumber }),
		salesTax: fc.record({ rate: anyNumber, base, paid }),
		fees: fc.array(fc.record({ amount: anyNumber, paid })),
	},
	{ requiredKeys: ["vehiclePrice", "downPayment", "apr", "term"] },
);
