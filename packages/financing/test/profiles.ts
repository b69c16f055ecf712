import fc from "fast-check";
import type { FinancingProfile } from "../src/financing-profile.js";

/** What the calculator starts from (specification, section 3). */
export const startingProfile: FinancingProfile = {
	vehiclePrice: 8995,
	creditScore: 700,
	downPayment: 1000,
	monthlyBudget: 300,
	preferredTerm: 60,
	usage: "personal",
	taxBenefit: false,
};

/** The starting profile with some answers changed. */
export function profileWith(changes: Partial<FinancingProfile>): FinancingProfile {
	return { ...startingProfile, ...changes };
}

/** US dollars and cents. */
export function dollars(least: number, most: number): fc.Arbitrary<number> {
	return fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100);
}

const usage = fc.constantFrom("personal", "business", "commercial");

/** What a visitor could type. */
export const anyProfile: fc.Arbitrary<FinancingProfile> = fc.record({
	vehiclePrice: dollars(1, 100_000),
	creditScore: fc.integer({ min: 300, max: 850 }),
	downPayment: dollars(0, 120_000),
	monthlyBudget: dollars(0, 3000),
	preferredTerm: fc.integer({ min: 1, max: 120 }),
	usage,
	taxBenefit: fc.boolean(),
});

/** Any double: denormal, huge, negative, infinite or none. */
export const anyNumber: fc.Arbitrary<number> = fc.oneof(
	fc.double(),
	fc.integer({ min: -10, max: 1000 }),
	fc.constantFrom(0, -0, Number.NaN, Infinity, -Infinity, Number.MAX_VALUE, Number.MIN_VALUE),
);

/** The shape of a profile, with any numbers in it. */
export const wildProfile: fc.Arbitrary<FinancingProfile> = fc.record({
	vehiclePrice: anyNumber,
	creditScore: anyNumber,
	downPayment: anyNumber,
	monthlyBudget: anyNumber,
	preferredTerm: anyNumber,
	usage,
	taxBenefit: fc.boolean(),
});
