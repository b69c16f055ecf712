import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars, fuzzedProfile, profileWith, typicalProfile } from "../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../test/returns-finite-or-throws.js";
import type { FinancingOption } from "./financing-option.js";
import { defaultFinancingProfile, type FinancingProfile } from "./financing-profile.js";
import { InvalidInputError } from "./input/invalid-input-error.js";
import { amortisationSchedule } from "./loan/amortisation-schedule.js";
import { recommendFinancing } from "./recommend-financing.js";

function recommend(changes: Partial<FinancingProfile>): FinancingOption[] {
	return recommendFinancing(profileWith(changes));
}

function findOption(changes: Partial<FinancingProfile>, id: string): FinancingOption | undefined {
	return recommend(changes).find((option) => option.id === id);
}

/** The APR of each loan that is offered, by the loan's id. */
function loanAprs(changes: Partial<FinancingProfile>): Record<string, number> {
	const loans = recommend(changes).filter(({ type }) => type === "loan");
	return Object.fromEntries(loans.map(({ id, apr }) => [id, apr]));
}

/** What monthly payments are worth on the day of the loan: the equation of appendix J(b)(8). */
function presentValue(payments: readonly number[], apr: number): number {
	return payments.reduceRight((sum, payment) => (sum + payment) / (1 + apr / 1200), 0);
}

describe("the three loans (specification, section 9)", () => {
	it.each([
		[850, { "prime-loan": 4.99, "standard-loan": 6.49, "fair-credit-loan": 9.99 }],
		[750, { "prime-loan": 4.99, "standard-loan": 6.49, "fair-credit-loan": 9.99 }],
		[749, { "standard-loan": 7.99, "fair-credit-loan": 9.99 }],
		[650, { "standard-loan": 7.99, "fair-credit-loan": 9.99 }],
		[649, { "fair-credit-loan": 12.99 }],
		[580, { "fair-credit-loan": 12.99 }],
		[579, {}],
	])("for a credit score of %d are %o", (creditScore, aprs) => {
		expect(loanAprs({ creditScore })).toEqual(aprs);
	});

	it.each([
		{ creditScore: 800, id: "prime-loan", monthlyPayment: 150.84, totalCost: 10050.33 },
		{ creditScore: 800, id: "standard-loan", monthlyPayment: 156.39, totalCost: 10383.63 },
		{ creditScore: 700, id: "standard-loan", monthlyPayment: 162.07, totalCost: 10724.29 },
		{ creditScore: 700, id: "fair-credit-loan", monthlyPayment: 169.83, totalCost: 11189.85 },
		{ creditScore: 600, id: "fair-credit-loan", monthlyPayment: 181.87, totalCost: 11912.19 },
	])("include $id of 7,995 over 60 months at $monthlyPayment a month", (loan) => {
		expect(findOption({ creditScore: loan.creditScore }, loan.id)).toMatchObject({
			type: "loan",
			term: 60,
			monthlyPayment: loan.monthlyPayment,
			totalCost: loan.totalCost,
			downPayment: 1000,
		});
	});

	it.each([36, 48, 60, 72, 84])("have the preferred term of %d months", (preferredTerm) => {
		const options = recommend({ preferredTerm, creditScore: 800, usage: "business" });
		expect(options.filter(({ type }) => type !== "cash").map(({ term }) => term)).toEqual(
			Array(4).fill(preferredTerm),
		);
	});

	it.each([8995, 8995.01, 20000])("are not offered for 8,995 with %d down", (downPayment) => {
		expect(loanAprs({ downPayment })).toEqual({});
	});

	it("are offered with one cent left to finance", () => {
		expect(Object.keys(loanAprs({ downPayment: 8994.99 }))).toHaveLength(2);
	});
});

describe("the business lease (specification, section 9)", () => {
	it.each([
		["personal", false, false],
		["personal", true, true],
		["business", false, true],
		["business", true, true],
		["commercial", false, false],
		["commercial", true, true],
	] as const)("is offered for %s usage and tax benefit %s: %s", (usage, taxBenefit, offered) => {
		expect(findOption({ usage, taxBenefit }, "business-lease") !== undefined).toBe(offered);
	});

	it.each([
		{ preferredTerm: 36, monthlyPayment: 168.66, totalCost: 7071.63 },
		{ preferredTerm: 60, monthlyPayment: 108.69, totalCost: 7521.38 },
		{ preferredTerm: 84, monthlyPayment: 82.99, totalCost: 7971.13 },
	])("of 8,995 over $preferredTerm months costs $monthlyPayment a month", (lease) => {
		const { preferredTerm, ...figures } = lease;
		expect(findOption({ usage: "business", preferredTerm }, "business-lease")).toMatchObject({
			type: "lease",
			apr: 2.5,
			term: preferredTerm,
			downPayment: 1000,
			...figures,
		});
	});

	it("is scored like a loan at its rate", () => {
		// The payment is 290: 60 % of 24,000 over 60 months is 240, and 2.5 % of it over 12 is 50.
		const lease = { usage: "business", vehiclePrice: 24000 } as const;
		const scoreOf = (changes: Partial<FinancingProfile>) =>
			findOption({ ...lease, ...changes }, "business-lease")?.score;
		expect(scoreOf({ monthlyBudget: 362.5 })).toBe(100);
		expect(scoreOf({ monthlyBudget: 362.49 })).toBe(90);
		expect(scoreOf({ monthlyBudget: 290 })).toBe(90);
		expect(scoreOf({ monthlyBudget: 289.99 })).toBe(70);
		expect(scoreOf({ monthlyBudget: 290, creditScore: 750 })).toBe(95);
	});
});

describe("the cash purchase (specification, section 9)", () => {
	it("has no payments, and the price as its down payment", () => {
		expect(findOption({}, "cash")).toMatchObject({
			type: "cash",
			apr: 0,
			term: 0,
			monthlyPayment: 0,
			totalCost: 8995,
			downPayment: 8995,
		});
	});

	it.each([
		[8995, 899.5, 95],
		[8995.01, 899.5, 60],
		[8995, 899.51, 95],
		[8995, 899.49, 60],
		[0.9, 0.09, 95],
		[0.91, 0.09, 60],
		[8995, 0, 60],
		[8995, 8995, 95],
	])("at %d with %d down scores %d", (vehiclePrice, downPayment, score) => {
		expect(findOption({ vehiclePrice, downPayment }, "cash")?.score).toBe(score);
	});
});

describe("recommendFinancing", () => {
	it("ranks by score, and keeps the order of the specification's list: loans, lease, cash", () => {
		const options = recommend({ usage: "business" });
		expect(options.map(({ id, score }) => [id, score])).toEqual([
			["business-lease", 100],
			["standard-loan", 95],
			["cash", 95],
			["fair-credit-loan", 85],
		]);
	});

	it("scores unrounded payments, so that a fraction of a cent above the budget counts", () => {
		// The payment is 162.0715…, displayed as 162.07.
		expect(findOption({ monthlyBudget: 162.07 }, "standard-loan")?.score).toBe(65);
		expect(findOption({ monthlyBudget: 162.08 }, "standard-loan")?.score).toBe(85);
	});

	it("scores any loan payment as above a budget of zero", () => {
		expect(findOption({ monthlyBudget: 0 }, "standard-loan")?.score).toBe(65);
	});

	it("returns exactly the specification's fields", () => {
		for (const option of recommend({ creditScore: 800, taxBenefit: true })) {
			expect(Object.keys(option)).toEqual([
				"id",
				"name",
				"type",
				"apr",
				"term",
				"monthlyPayment",
				"totalCost",
				"downPayment",
				"provider",
				"features",
				"bestFor",
				"score",
			]);
			expect(option.features.length).toBeGreaterThanOrEqual(2);
			expect(option.features.length).toBeLessThanOrEqual(4);
			expect(option.bestFor.length).toBeGreaterThanOrEqual(2);
			expect(option.bestFor.length).toBeLessThanOrEqual(4);
		}
	});

	it("never calls a lease's rate an APR", () => {
		const text = JSON.stringify(
			findOption({ usage: "business" }, "business-lease"),
			(key, value) => (key === "apr" ? undefined : value),
		);
		expect(text).not.toMatch(/\bapr\b|annual/i);
	});

	it("rejects an invalid profile, with field and code", () => {
		const call = () => recommend({ vehiclePrice: 0, preferredTerm: 0.5 });
		expect(call).toThrow(InvalidInputError);
		expect(call).toThrow(
			expect.objectContaining({
				issues: [
					{ field: "vehiclePrice", code: "zero" },
					{ field: "preferredTerm", code: "not-whole" },
				],
			}),
		);
	});

	it("shares no list with an earlier result", () => {
		const [first] = recommend({});
		first?.features.push("changed");
		expect(recommend({})[0]?.features).not.toContain("changed");
	});

	it("sorts by score from 100 to 0, and equal scores in the order of the list", () => {
		const order = ["prime-loan", "standard-loan", "fair-credit-loan", "business-lease", "cash"];
		fc.assert(
			fc.property(typicalProfile, (profile) => {
				const options = recommendFinancing(profile);
				expect(options.length).toBeGreaterThan(0);
				for (const { score } of options) {
					expect(score).toBeGreaterThanOrEqual(0);
					expect(score).toBeLessThanOrEqual(100);
				}
				for (const [index, option] of options.entries()) {
					const next = options[index + 1];
					if (!next) continue;
					expect(option.score).toBeGreaterThanOrEqual(next.score);
					if (option.score === next.score) {
						expect(order.indexOf(option.id)).toBeLessThan(order.indexOf(next.id));
					}
				}
			}),
		);
	});

	it("has a total cost of all payments and the down payment, within half a cent a payment", () => {
		fc.assert(
			fc.property(typicalProfile, (profile) => {
				for (const option of recommendFinancing(profile)) {
					const paid = option.monthlyPayment * option.term;
					const expected = option.type === "cash" ? profile.vehiclePrice : profile.downPayment;
					const rounding = 0.005 * (option.term + 1) + 1e-6;
					expect(Math.abs(option.totalCost - paid - expected)).toBeLessThanOrEqual(rounding);
				}
			}),
		);
	});

	it("returns an equal list for the same profile, and does not change the profile", () => {
		fc.assert(
			fc.property(typicalProfile, (profile) => {
				const frozen = Object.freeze({ ...profile });
				const options = recommendFinancing(frozen);
				expect(recommendFinancing({ ...profile })).toEqual(options);
				expect(frozen).toEqual(profile);
			}),
		);
	});

	it("returns finite options or throws a typed error for any numbers", () => {
		fc.assert(
			fc.property(fuzzedProfile, (profile) =>
				returnsFiniteOrThrows(() => recommendFinancing(profile)),
			),
		);
		const field = fc.constantFrom("vehiclePrice", "downPayment", "monthlyBudget", "creditScore");
		fc.assert(
			fc.property(typicalProfile, field, fc.double(), (profile, field, value) =>
				returnsFiniteOrThrows(() => recommendFinancing({ ...profile, [field]: value })),
			),
		);
	});

	it("states an APR within 1/8 of that of the payments in whole cents (12 CFR 1026.22(a)(2))", () => {
		// The first example of Regulation Z, appendix J(c)(1).
		expect(presentValue(Array(24).fill(230), 9.69)).toBeCloseTo(5000, 0);
		fc.assert(
			fc.property(typicalProfile, dollars(500, 50_000), (profile, financed) => {
				const vehiclePrice = Math.round((profile.downPayment + financed) * 100) / 100;
				const creditScore = Math.max(profile.creditScore, 580);
				const loans = recommendFinancing({ ...profile, vehiclePrice, creditScore }).filter(
					({ type }) => type === "loan",
				);
				expect(loans.length).toBeGreaterThan(0);
				for (const { apr, term } of loans) {
					const { months } = amortisationSchedule(financed, apr, term);
					const payments = months.map(({ payment }) => payment);
					expect(presentValue(payments, apr + 1 / 8)).toBeLessThanOrEqual(financed);
					expect(presentValue(payments, apr - 1 / 8)).toBeGreaterThanOrEqual(financed);
				}
			}),
		);
	});

	it("recommends a loan for the default profile, whose down payment is no price", () => {
		expect(recommendFinancing(defaultFinancingProfile)[0]?.name).toBe("Standard Loan");
	});
});
