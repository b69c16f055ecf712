import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersOrRefuses } from "../../test/finite.js";
import { anyNumber, anyProfile, profileWith } from "../../test/profiles.js";
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

const estimate =
	"These results are estimates, not an offer of credit or of a lease. Actual terms depend on the approval of the lender or lessor.";

const rateOfLoan = [
	"Annual percentage rate (APR): 7.99%.",
	"This estimate assumes a fixed annual percentage rate, which does not rise after the contract is signed.",
];
const termsOfLoan = ["Down payment: $1,000.", "60 monthly payments of $162.07.", ...rateOfLoan];

const termsOfLease = [
	"This is a lease.",
	"Total due at signing or delivery: $1,000.",
	"60 monthly payments of $108.69.",
	"This estimate assumes that no security deposit is required.",
	"An extra charge may be imposed at the end of the lease if what you owe then depends on the difference between the vehicle's residual value and its realized value.",
];
const rateOfLease = "This percentage may not measure the overall cost of financing this lease.";
const businessLease =
	"This lease is meant for business use. Consumer leasing law may not apply to it; these statements are given voluntarily.";

const businessCredit =
	"Consumer credit law may not apply to credit for business or commercial use; the statements about loans are given voluntarily.";

const everyTerm: readonly ShownTerm[] = [
	"rate",
	"downPayment",
	"payment",
	"numberOfPayments",
	"periodOfRepayment",
	"financeCharge",
	"dueAtSigning",
];

function disclosed(
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
	it.each<{ terms: ShownTerm[]; says: string[] }>([
		{ terms: [], says: [] },
		{ terms: ["rate"], says: rateOfLoan },
		{ terms: ["downPayment"], says: termsOfLoan },
		{ terms: ["dueAtSigning"], says: termsOfLoan },
		{ terms: ["payment"], says: termsOfLoan },
		{ terms: ["numberOfPayments"], says: termsOfLoan },
		{ terms: ["periodOfRepayment"], says: termsOfLoan },
		{ terms: ["financeCharge"], says: termsOfLoan },
		{ terms: ["rate", "payment"], says: termsOfLoan },
		{ terms: [...everyTerm], says: termsOfLoan },
	])("that shows $terms says $says.length things beside the estimate", ({ terms, says }) => {
		expect(texts(disclosed(loan, terms))).toEqual([estimate, ...says]);
	});

	it("without a down payment triggers nothing by saying so, but says so when triggered", () => {
		const nothingDown = { ...loan, downPayment: 0 };
		expect(texts(disclosed(nothingDown, ["downPayment", "dueAtSigning"]))).toEqual([estimate]);
		expect(texts(disclosed(nothingDown, ["payment"]))[1]).toBe("Down payment: none.");
	});

	it("of one payment says so in the singular", () => {
		expect(texts(disclosed({ ...loan, term: 1 }, ["payment"]))).toContain(
			"1 monthly payment of $162.07.",
		);
	});

	it.each(["business", "commercial"] as const)("for %s use says that it need not", (usage) => {
		expect(texts(disclosed(loan, ["rate"], usage))).toEqual([
			estimate,
			...rateOfLoan,
			businessCredit,
		]);
		expect(texts(disclosed(loan, [], usage))).toEqual([estimate]);
	});

	it("carries codes and data for another language", () => {
		const [, ...list] = disclosed(loan, ["payment"]);
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
	it.each<{ terms: ShownTerm[]; says: string[] }>([
		{ terms: [], says: [] },
		{ terms: ["numberOfPayments"], says: [] },
		{ terms: ["periodOfRepayment"], says: [] },
		{ terms: ["financeCharge"], says: [] },
		{ terms: ["rate"], says: [rateOfLease] },
		{ terms: ["payment"], says: termsOfLease },
		{ terms: ["dueAtSigning"], says: termsOfLease },
		{ terms: ["downPayment"], says: termsOfLease },
		{ terms: ["payment", "rate"], says: [...termsOfLease, rateOfLease] },
		{ terms: [...everyTerm], says: [...termsOfLease, rateOfLease] },
	])("that shows $terms says $says.length things beside the estimate", ({ terms, says }) => {
		expect(texts(disclosed(lease, terms))).toEqual([estimate, ...says]);
	});

	it.each(["business", "commercial"] as const)("for %s use says that it need not", (usage) => {
		expect(texts(disclosed(lease, ["rate"], usage))).toEqual([
			estimate,
			rateOfLease,
			businessLease,
		]);
		expect(texts(disclosed(lease, [], usage))).toEqual([estimate]);
	});

	it("is triggered by stating that nothing is due at signing", () => {
		const nothingDue = { ...lease, downPayment: 0 };
		expect(texts(disclosed(nothingDue, ["dueAtSigning"]))).toContain(
			"Total due at signing or delivery: $0.",
		);
	});

	it("is no credit, so that business use adds nothing about credit", () => {
		expect(texts(disclosed(lease, [...everyTerm], "business"))).not.toContain(businessCredit);
	});

	it("never calls its rate an APR", () => {
		const ofLease = disclosed(lease, everyTerm).filter(({ optionId }) => optionId === lease.id);
		expect(JSON.stringify(ofLease)).not.toMatch(/\bapr\b|annual (percentage|lease) rate/i);
	});

	it("carries codes and data for another language", () => {
		const [, ...list] = disclosed(lease, ["payment", "rate"], "business");
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
	it("always says that everything is an estimate", () => {
		expect(disclosures([], { usage: "personal", terms: {} })).toEqual([
			{ id: "estimate", code: "estimate", text: estimate, data: {} },
		]);
	});

	it("says nothing of cash", () => {
		expect(texts(disclosed(cash, everyTerm))).toEqual([estimate]);
	});

	it("says of each option what that option shows, in the order of the options", () => {
		const list = disclosures([lease, cash, loan], {
			usage: "business",
			terms: { "standard-loan": ["rate"], "business-lease": ["rate"], gone: ["payment"] },
		});
		expect(texts(list)).toEqual([
			estimate,
			rateOfLease,
			businessLease,
			...rateOfLoan,
			businessCredit,
		]);
	});

	it("takes the options of recommendFinancing as they are, each text under an id of its own", () => {
		fc.assert(
			fc.property(anyProfile, (profile) => {
				const options = recommendFinancing(profile);
				const terms = Object.fromEntries(options.map(({ id }) => [id, everyTerm]));
				const list = disclosures(options, { usage: profile.usage, terms });
				expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
				for (const { id, type } of options) {
					const own = list.filter(({ optionId }) => optionId === id);
					expect(own.length > 0).toBe(type !== "cash");
				}
			}),
		);
	});

	it("takes what the rules make of the largest profile, whose payment exceeds its price", () => {
		const profile = profileWith({
			vehiclePrice: 1e9,
			downPayment: 0,
			preferredTerm: 1,
			creditScore: 600,
			taxBenefit: true,
		});
		const options = recommendFinancing(profile);
		const terms = Object.fromEntries(options.map(({ id }) => [id, everyTerm]));
		expect(texts(disclosures(options, { usage: "personal", terms }))).toContain(
			"1 monthly payment of $1,010,825,000.",
		);
		for (const option of options) expect(() => budgetWarning(option, profile)).not.toThrow();
	});

	it("says the same whatever the order or repetition of the terms", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...everyTerm)), (terms) => {
				const sorted = [...new Set(terms)].sort();
				expect(disclosed(loan, terms)).toEqual(disclosed(loan, sorted));
				expect(disclosed(lease, terms)).toEqual(disclosed(lease, sorted));
			}),
		);
	});

	it("says an APR with every figure of a loan that triggers one", () => {
		fc.assert(
			fc.property(fc.subarray([...everyTerm], { minLength: 1 }), (terms) => {
				expect(texts(disclosed(loan, terms))).toContain("Annual percentage rate (APR): 7.99%.");
			}),
		);
	});

	it("answers any numbers with finite figures or a typed error", () => {
		const option = fc.record({
			id: fc.constant("standard-loan"),
			type: fc.constantFrom("loan" as const, "lease" as const, "cash" as const),
			apr: anyNumber,
			term: anyNumber,
			monthlyPayment: anyNumber,
			downPayment: anyNumber,
		});
		fc.assert(
			fc.property(option, (option) => answersOrRefuses(() => disclosed(option, everyTerm))),
		);
	});

	it("takes a profile's own words", () => {
		const profile = profileWith({ usage: "business" });
		const options = recommendFinancing(profile);
		const list = disclosures(options, {
			usage: profile.usage,
			terms: { "business-lease": ["payment", "rate"] },
		});
		expect(texts(list)).toEqual([estimate, ...termsOfLease, rateOfLease, businessLease]);
	});
});
