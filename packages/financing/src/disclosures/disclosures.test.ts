import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDouble, profileWith, typicalProfile } from "../../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../../test/returns-finite-or-throws.js";
import { budgetWarning } from "../match/budget-warning.js";
import { recommendFinancing } from "../recommend-financing.js";
import type { DisclosedOption, Disclosure, ShownTerm } from "./disclosure.js";
import { disclosures } from "./disclosures.js";

const loan: DisclosedOption = {
	id: "standard-loan",
	type: "loan",
	apr: 7.99,
	term: 60,
	monthlyPayment: 162.07,
	downPayment: 1000,
};
const lease: DisclosedOption = {
	id: "business-lease",
	type: "lease",
	apr: 2.5,
	term: 60,
	monthlyPayment: 108.69,
	downPayment: 1000,
};
const cash: DisclosedOption = {
	id: "cash",
	type: "cash",
	apr: 0,
	term: 0,
	monthlyPayment: 0,
	downPayment: 8995,
};

const estimateText =
	"These results are estimates, not an offer of credit or of a lease. Actual terms depend on the approval of the lender or lessor.";

const loanRateTexts = [
	"Annual percentage rate (APR): 7.99%.",
	"This estimate assumes a fixed annual percentage rate, which does not rise after the contract is signed.",
];
const loanTermTexts = [
	"Down payment: $1,000.",
	"60 monthly payments of $162.07.",
	...loanRateTexts,
];

const leaseTermTexts = [
	"This is a lease.",
	"Total due at signing or delivery: $1,000.",
	"60 monthly payments of $108.69.",
	"This estimate assumes that no security deposit is required.",
	"An extra charge may be imposed at the end of the lease if what you owe then depends on the difference between the vehicle's residual value and its realized value.",
];
const leaseRateText = "This percentage may not measure the overall cost of financing this lease.";
const businessLeaseText =
	"This lease is meant for business use. Consumer leasing law may not apply to it; these statements are given voluntarily.";

const businessCreditText =
	"Consumer credit law may not apply to credit for business or commercial use; the statements about loans are given voluntarily.";

const allTerms: readonly ShownTerm[] = [
	"rate",
	"downPayment",
	"payment",
	"numberOfPayments",
	"periodOfRepayment",
	"financeCharge",
	"dueAtSigning",
];

function disclosuresFor(
	option: DisclosedOption,
	terms: readonly ShownTerm[],
	usage: "personal" | "business" | "commercial" = "personal",
): Disclosure[] {
	return disclosures([option], { usage, terms: { [option.id]: terms } });
}

function texts(list: readonly Disclosure[]): string[] {
	return list.map(({ text }) => text);
}

describe("a loan (Regulation Z, 12 CFR 1026.24)", () => {
	it.each<{ terms: ShownTerm[]; expected: string[] }>([
		{ terms: [], expected: [] },
		{ terms: ["rate"], expected: loanRateTexts },
		{ terms: ["downPayment"], expected: loanTermTexts },
		{ terms: ["dueAtSigning"], expected: loanTermTexts },
		{ terms: ["payment"], expected: loanTermTexts },
		{ terms: ["numberOfPayments"], expected: loanTermTexts },
		{ terms: ["periodOfRepayment"], expected: loanTermTexts },
		{ terms: ["financeCharge"], expected: loanTermTexts },
		{ terms: ["rate", "payment"], expected: loanTermTexts },
		{ terms: [...allTerms], expected: loanTermTexts },
	])(
		"that shows $terms has $expected.length disclosures besides the estimate",
		({ terms, expected }) => {
			expect(texts(disclosuresFor(loan, terms))).toEqual([estimateText, ...expected]);
		},
	);

	it("without a down payment is not triggered by it, but states it if triggered by another term", () => {
		const noDownPayment = { ...loan, downPayment: 0 };
		expect(texts(disclosuresFor(noDownPayment, ["downPayment", "dueAtSigning"]))).toEqual([
			estimateText,
		]);
		expect(texts(disclosuresFor(noDownPayment, ["payment"]))[1]).toBe("Down payment: none.");
	});

	it("states its rate in full, with up to three decimals", () => {
		for (const apr of [5.124, 6.745, 0.001, 7.9]) {
			expect(texts(disclosuresFor({ ...loan, apr }, ["rate"]))[1]).toBe(
				`Annual percentage rate (APR): ${apr}%.`,
			);
		}
	});

	it("with one payment uses the singular", () => {
		expect(texts(disclosuresFor({ ...loan, term: 1 }, ["payment"]))).toContain(
			"1 monthly payment of $162.07.",
		);
	});

	it.each(["business", "commercial"] as const)(
		"for %s use adds that the statements are voluntary",
		(usage) => {
			expect(texts(disclosuresFor(loan, ["rate"], usage))).toEqual([
				estimateText,
				...loanRateTexts,
				businessCreditText,
			]);
			expect(texts(disclosuresFor(loan, [], usage))).toEqual([estimateText]);
		},
	);

	it("has codes and data for translations", () => {
		const [, ...list] = disclosuresFor(loan, ["payment"]);
		expect(list.map(({ id, code, optionId, data }) => ({ id, code, optionId, data }))).toEqual([
			{
				id: "standard-loan:down-payment",
				code: "down-payment",
				optionId: "standard-loan",
				data: { downPayment: 1000 },
			},
			{
				id: "standard-loan:terms-of-repayment",
				code: "terms-of-repayment",
				optionId: "standard-loan",
				data: { numberOfPayments: 60, monthlyPayment: 162.07 },
			},
			{
				id: "standard-loan:annual-percentage-rate",
				code: "annual-percentage-rate",
				optionId: "standard-loan",
				data: { apr: 7.99 },
			},
			{
				id: "standard-loan:fixed-rate",
				code: "fixed-rate",
				optionId: "standard-loan",
				data: {},
			},
		]);
	});
});

describe("a lease (Regulation M, 12 CFR 1013.4(s) and 1013.7)", () => {
	it.each<{ terms: ShownTerm[]; expected: string[] }>([
		{ terms: [], expected: [] },
		{ terms: ["numberOfPayments"], expected: [] },
		{ terms: ["periodOfRepayment"], expected: [] },
		{ terms: ["financeCharge"], expected: [] },
		{ terms: ["rate"], expected: [leaseRateText] },
		{ terms: ["payment"], expected: leaseTermTexts },
		{ terms: ["dueAtSigning"], expected: leaseTermTexts },
		{ terms: ["downPayment"], expected: leaseTermTexts },
		{ terms: ["payment", "rate"], expected: [...leaseTermTexts, leaseRateText] },
		{ terms: [...allTerms], expected: [...leaseTermTexts, leaseRateText] },
	])(
		"that shows $terms has $expected.length disclosures besides the estimate",
		({ terms, expected }) => {
			expect(texts(disclosuresFor(lease, terms))).toEqual([estimateText, ...expected]);
		},
	);

	it.each(["business", "commercial"] as const)(
		"for %s use adds that the statements are voluntary",
		(usage) => {
			expect(texts(disclosuresFor(lease, ["rate"], usage))).toEqual([
				estimateText,
				leaseRateText,
				businessLeaseText,
			]);
			expect(texts(disclosuresFor(lease, [], usage))).toEqual([estimateText]);
		},
	);

	it("is triggered by an amount due at signing of zero", () => {
		const noneDue = { ...lease, downPayment: 0 };
		expect(texts(disclosuresFor(noneDue, ["dueAtSigning"]))).toContain(
			"Total due at signing or delivery: $0.",
		);
	});

	it("never calls its rate an APR", () => {
		const leaseTexts = disclosuresFor(lease, allTerms).filter(
			({ optionId }) => optionId === lease.id,
		);
		expect(JSON.stringify(leaseTexts)).not.toMatch(/\bapr\b|annual (percentage|lease) rate/i);
	});

	it("has codes and data for translations", () => {
		const [, ...list] = disclosuresFor(lease, ["payment", "rate"], "business");
		expect(list.map(({ code, data }) => [code, data])).toEqual([
			["lease", {}],
			["due-at-signing", { dueAtSigning: 1000 }],
			["lease-payments", { numberOfPayments: 60, monthlyPayment: 108.69 }],
			["security-deposit", {}],
			["end-of-lease", {}],
			["lease-rate", { rate: 2.5 }],
			["business-lease", {}],
		]);
	});
});

describe("disclosures", () => {
	it("always start with the estimate", () => {
		expect(disclosures([], { usage: "personal", terms: {} })).toEqual([
			{ id: "estimate", code: "estimate", text: estimateText, data: {} },
		]);
	});

	it("have no text about cash", () => {
		expect(texts(disclosuresFor(cash, allTerms))).toEqual([estimateText]);
	});

	it("follow the visible terms of each option, in the order of the options", () => {
		const list = disclosures([lease, cash, loan], {
			usage: "business",
			terms: { "standard-loan": ["rate"], "business-lease": ["rate"], gone: ["payment"] },
		});
		expect(texts(list)).toEqual([
			estimateText,
			leaseRateText,
			businessLeaseText,
			...loanRateTexts,
			businessCreditText,
		]);
	});

	it("accept the options of recommendFinancing and have unique ids", () => {
		fc.assert(
			fc.property(typicalProfile, (profile) => {
				const options = recommendFinancing(profile);
				const terms = Object.fromEntries(options.map(({ id }) => [id, allTerms]));
				const list = disclosures(options, { usage: profile.usage, terms });
				expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
				for (const { id, type } of options) {
					const optionTexts = list.filter(({ optionId }) => optionId === id);
					expect(optionTexts.length > 0).toBe(type !== "cash");
				}
			}),
		);
	});

	it("accept the options of the largest valid profile, whose payment exceeds the price", () => {
		const profile = profileWith({
			vehiclePrice: 1e9,
			downPayment: 0,
			preferredTerm: 1,
			creditScore: 600,
			taxBenefit: true,
		});
		const options = recommendFinancing(profile);
		const terms = Object.fromEntries(options.map(({ id }) => [id, allTerms]));
		expect(texts(disclosures(options, { usage: "personal", terms }))).toContain(
			"1 monthly payment of $1,010,825,000.",
		);
		for (const option of options) expect(() => budgetWarning(option, profile)).not.toThrow();
	});

	it("do not depend on the order or repetition of the terms", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...allTerms)), (terms) => {
				const sorted = [...new Set(terms)].sort();
				expect(disclosuresFor(loan, terms)).toEqual(disclosuresFor(loan, sorted));
				expect(disclosuresFor(lease, terms)).toEqual(disclosuresFor(lease, sorted));
			}),
		);
	});

	it("return finite figures or throw a typed error for any numbers", () => {
		const option = fc.record({
			id: fc.constant("standard-loan"),
			type: fc.constantFrom("loan" as const, "lease" as const, "cash" as const),
			apr: anyDouble,
			term: anyDouble,
			monthlyPayment: anyDouble,
			downPayment: anyDouble,
		});
		fc.assert(
			fc.property(option, (option) =>
				returnsFiniteOrThrows(() => disclosuresFor(option, allTerms)),
			),
		);
	});
});
