import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDouble, anyRate, profileWith, typicalProfile } from "../../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../../test/returns-finite-or-throws.js";
import { dealFigures } from "../deal/deal-figures.js";
import { disclosures } from "../disclosures/disclosures.js";
import type { FinancingProfile } from "../financing-profile.js";
import { InvalidInputError } from "../input/invalid-input-error.js";
import { amortisationSchedule } from "../loan/amortisation-schedule.js";
import { matchScore } from "../match/match-score.js";
import { startingPayment } from "../options/starting-payment.js";
import { recommendFinancing } from "../recommend-financing.js";
import { currentRates } from "./current-rates.js";
import type { FinancingRate } from "./financing-rate.js";
import { nearestRates } from "./nearest-rates.js";

const creditUnion: FinancingRate = {
	lender: "Desert Schools Credit Union",
	minCreditScore: 660,
	maxCreditScore: 719,
	term: 60,
	apr: 6.74,
};
const promotion: FinancingRate = {
	lender: "Ally",
	minCreditScore: 700,
	maxCreditScore: 850,
	term: 60,
	apr: 0,
	conditions: "On new 2027 models, for buyers with approved credit.",
	endsOn: "2027-01-31",
};
const balloon: FinancingRate = {
	lender: "Ally",
	minCreditScore: 600,
	maxCreditScore: 850,
	term: 60,
	apr: 4.99,
	balloonPercent: 30,
};
const rates = [creditUnion, promotion, balloon];

const recommend = (changes: Partial<FinancingProfile> = {}, offered = rates) =>
	recommendFinancing(profileWith(changes), offered);

describe("the loans of a dealer's own rates", () => {
	it("are those that fit, ranked by the match score, with cash and no loan or lease of ours", () => {
		const options = recommend({ usage: "business" });
		expect(options.map(({ id, name, provider }) => [id, name, provider])).toEqual([
			["loan-ally", "0% APR loan from Ally", "Ally"],
			["loan-ally-2", "4.99% APR balloon loan from Ally", "Ally"],
			[
				"loan-desert-schools-credit-union",
				"6.74% APR loan from Desert Schools Credit Union",
				"Desert Schools Credit Union",
			],
			["cash", "Cash Purchase", "Your own funds"],
		]);
		expect(options[0]?.rate).toBe(promotion);
	});

	// By (P - B * v^n) * r / (1 - v^n), with v = 1 / (1 + r), in 40 digits.
	it.each([
		["loan-ally", 133.25, 8995, undefined],
		["loan-ally-2", 115.56, 10332.16, 2398.5],
		["loan-desert-schools-credit-union", 157.33, 10439.9, undefined],
	])("%s costs %d a month", (id, monthlyPayment, totalCost, balloonPayment) => {
		const option = recommend().find((one) => one.id === id);
		expect(option).toMatchObject({ monthlyPayment, totalCost, downPayment: 1000, term: 60 });
		expect(option?.balloonPayment).toBe(balloonPayment);
	});

	it.each([
		[659, 60, ["loan-ally-2"]],
		[660, 60, ["loan-desert-schools-credit-union", "loan-ally-2"]],
		[719, 60, ["loan-desert-schools-credit-union", "loan-ally", "loan-ally-2"]],
		[720, 60, ["loan-ally", "loan-ally-2"]],
		[599, 60, []],
		[700, 48, []],
	])("for a credit score of %d and %d months are %o", (creditScore, preferredTerm, ids) => {
		const loans = recommend({ creditScore, preferredTerm }).filter(({ type }) => type === "loan");
		expect(loans.map(({ id }) => id).sort()).toEqual([...ids].sort());
	});

	it("have one id each, also where a lender is called as another one is numbered", () => {
		const offered = ["X", "X", "X 2", "X"].map((lender) => ({ ...creditUnion, lender }));
		expect(recommend({}, offered).flatMap(({ id, rate }) => (rate ? [id] : []))).toEqual([
			...["loan-x", "loan-x-2", "loan-x-2-2", "loan-x-3"],
		]);
	});

	it("keep their ids where others of the list do not fit", () => {
		const offered = [{ ...creditUnion, minCreditScore: 700 }, creditUnion];
		const idsAt = (creditScore: number) =>
			recommend({ creditScore }, offered).flatMap(({ id, rate }) => (rate ? [id] : []));
		expect(idsAt(700)).toEqual([
			"loan-desert-schools-credit-union",
			"loan-desert-schools-credit-union-2",
		]);
		expect(idsAt(660)).toEqual(["loan-desert-schools-credit-union-2"]);
	});

	it("are none without a rate that fits, or with nothing left to finance", () => {
		expect(recommend({ creditScore: 550 }).map(({ id }) => id)).toEqual(["cash"]);
		expect(recommend({ downPayment: 8995 }).map(({ id }) => id)).toEqual(["cash"]);
		expect(recommend({}, []).map(({ id }) => id)).toEqual(["cash"]);
	});

	it("have ids of their own, and the figures and the score of a loan at that rate", () => {
		fc.assert(
			fc.property(typicalProfile, fc.array(anyRate, { maxLength: 8 }), (profile, offered) => {
				const asked = { ...profile, preferredTerm: 60 };
				const options = recommendFinancing(asked, offered);
				expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
				for (const option of options.filter(({ type }) => type === "loan")) {
					const { vehiclePrice, downPayment } = asked;
					const { apr, term } = option;
					const balloonPercent = option.rate?.balloonPercent;
					const figures = dealFigures({ vehiclePrice, downPayment, apr, term, balloonPercent });
					expect(figures.monthlyPayment).toBe(option.monthlyPayment);
					expect(figures.totalCost).toBe(option.totalCost);
					expect(figures.balloonPayment).toBe(option.balloonPayment);
					expect(matchScore(option, asked)).toBeCloseTo(option.score, -1);
				}
			}),
		);
	});

	it("are finite for any numbers, or an error names the field", () => {
		fc.assert(
			fc.property(anyDouble, anyDouble, anyDouble, (apr, minCreditScore, balloonPercent) =>
				returnsFiniteOrThrows(() =>
					recommend({}, [{ ...balloon, apr, minCreditScore, balloonPercent }]),
				),
			),
		);
		const invalid = () => recommend({}, [creditUnion, { ...balloon, balloonPercent: 61 }]);
		expect(invalid).toThrow(InvalidInputError);
		expect(invalid).toThrow("rates.1.balloonPercent must be at most 60");
	});
});

describe("a balloon payment", () => {
	/** What all payments are worth on the day of the loan: the equation of appendix J(b)(8). */
	const presentValue = (payments: readonly number[], apr: number) =>
		payments.reduceRight((sum, payment) => (sum + payment) / (1 + apr / 1200), 0);

	it("repays the loan together with the monthly payments", () => {
		fc.assert(
			fc.property(typicalProfile, anyRate, (profile, rate) => {
				const vehiclePrice = profile.vehiclePrice + profile.downPayment + 1000;
				const { apr, term, balloonPercent = 0 } = rate;
				const asked = { ...profile, vehiclePrice, creditScore: rate.minCreditScore };
				const option = recommendFinancing({ ...asked, preferredTerm: term }, [rate])[0];
				const loan = option?.type === "loan" ? option : undefined;
				if (!loan) return;
				const payments = Array<number>(term).fill(loan.monthlyPayment);
				payments[term - 1] = loan.monthlyPayment + (loan.balloonPayment ?? 0);
				const principal = vehiclePrice - profile.downPayment;
				// Each payment is rounded to cents.
				expect(Math.abs(presentValue(payments, apr) - principal)).toBeLessThan(0.005 * (term + 1));
				/** What half a cent too much of payment and interest a month comes to at the end. */
				const drift = payments.reduce((sum) => sum * (1 + apr / 1200) + 0.01, 0.01);
				const schedule = amortisationSchedule(principal, apr, term, balloonPercent);
				expect(schedule.months.at(-1)?.balance).toBe(0);
				const lastPayment = payments.at(-1) ?? 0;
				expect(Math.abs(schedule.finalPayment - lastPayment)).toBeLessThan(drift);
				expect(Math.abs(schedule.roundingDifference)).toBeLessThan(drift);
			}),
		);
	});

	it("is in the last payment of the schedule", () => {
		const schedule = amortisationSchedule(10_000, 6, 36, 40);
		expect(schedule.monthlyPayment).toBe(202.53);
		expect(schedule.months.at(-2)?.payment).toBe(202.53);
		// 4,000 and the payment, and what 35 payments in whole cents have left. Worked out in decimals.
		expect(schedule.finalPayment).toBe(4202.59);
		expect(schedule.totalOfPayments).toBe(11_291.14);
	});
});

it("leaves out a rate after its last day", () => {
	expect(currentRates(rates, "2027-01-31")).toEqual(rates);
	expect(currentRates(rates, "2027-02-01")).toEqual([creditUnion, balloon]);
});

it("says what would fit", () => {
	const longer = { ...creditUnion, term: 72 };
	const offered = [longer, creditUnion, { ...creditUnion, minCreditScore: 640, term: 36 }];
	expect(nearestRates({ creditScore: 700, preferredTerm: 48 }, offered)).toEqual({
		terms: [36, 60, 72],
	});
	expect(nearestRates({ creditScore: 600, preferredTerm: 36 }, offered)).toEqual({
		terms: [],
		creditScore: 640,
	});
	expect(nearestRates({ creditScore: 720, preferredTerm: 60 }, offered)).toEqual({ terms: [] });
});

describe("a starting payment", () => {
	it("is that of the lowest regular rate for the initial profile, and names the lender", () => {
		expect(startingPayment(8995, [...rates, { ...creditUnion, lender: "Other", apr: 7 }])).toEqual({
			monthlyPayment: 157.33,
			totalCost: 10439.9,
			downPayment: 1000,
			creditScore: 700,
			apr: 6.74,
			term: 60,
			lender: "Desert Schools Credit Union",
		});
		expect(startingPayment(55_000, rates)?.monthlyPayment).toBeGreaterThan(0);
	});

	it("is none where only promotions, other terms or other credit scores are offered", () => {
		expect(startingPayment(8995, [promotion, balloon])).toBeUndefined();
		expect(startingPayment(8995, [{ ...creditUnion, term: 72 }])).toBeUndefined();
		expect(startingPayment(8995, [{ ...creditUnion, maxCreditScore: 699 }])).toBeUndefined();
		expect(startingPayment(8995, [])).toBeUndefined();
		expect(startingPayment(1000, rates)).toBeUndefined();
		expect(startingPayment(Number.NaN, rates)).toBeUndefined();
	});
});

describe("the disclosures of a dealer's own rates", () => {
	const textsOf = (changes: Partial<FinancingProfile>, terms: ["rate" | "payment"]) => {
		const options = recommend(changes);
		const shown = Object.fromEntries(options.map(({ id }) => [id, terms]));
		return disclosures(options, { usage: "personal", terms: shown });
	};

	it("say whose the rates are, the balloon payment, and a promotion's conditions and last day", () => {
		const texts = textsOf({ creditScore: 720 }, ["payment"]).map(({ id, text }) => [id, text]);
		expect(texts).toEqual([
			[
				"lenders-estimate",
				"These results are estimates, not an offer of credit. The rates are those of the lenders named. Actual terms depend on the approval of the lender.",
			],
			["loan-ally:down-payment", "Down payment: $1,000."],
			["loan-ally:terms-of-repayment", "60 monthly payments of $133.25."],
			["loan-ally:annual-percentage-rate", "Annual percentage rate (APR): 0%."],
			[
				"loan-ally:fixed-rate",
				"This estimate assumes a fixed annual percentage rate, which does not rise after the contract is signed.",
			],
			["loan-ally:conditions", "On new 2027 models, for buyers with approved credit."],
			["loan-ally:ends-on", "Offered until January 31, 2027."],
			["loan-ally-2:down-payment", "Down payment: $1,000."],
			["loan-ally-2:terms-of-repayment", "60 monthly payments of $115.56."],
			[
				"loan-ally-2:balloon-payment",
				"A balloon payment of $2,398.50, due with the last monthly payment.",
			],
			["loan-ally-2:annual-percentage-rate", "Annual percentage rate (APR): 4.99%."],
			[
				"loan-ally-2:fixed-rate",
				"This estimate assumes a fixed annual percentage rate, which does not rise after the contract is signed.",
			],
		]);
	});

	it("state the conditions with the rate alone", () => {
		const codes = textsOf({ creditScore: 720 }, ["rate"]).map(({ code }) => code);
		expect(codes).toContain("conditions");
		expect(codes).not.toContain("balloon-payment");
	});

	it("speak of no lease where no rate fits", () => {
		const shown = { usage: "personal", terms: {}, isOfLenders: true } as const;
		const [estimate] = disclosures(recommend({ creditScore: 550 }), shown);
		expect(estimate?.code).toBe("lenders-estimate");
		expect(estimate?.text).not.toMatch(/lease|lessor/);
	});

	it("are those of the specification without a loan, unless the page says whose they are", () => {
		expect(textsOf({ creditScore: 550 }, ["payment"]).map(({ code }) => code)).toEqual([
			"estimate",
		]);
	});
});
