import { creditScores, financingTerms } from "@nev/financing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDealLink, readDealLink, writeDealLink } from "./deal-link.js";
import { defaultDeal, type FinancingDeal, validateDeal } from "./financing-deal.js";

/** US dollars and cents, up to the maximum of the rules. */
const dollars = (minCents: number) =>
	fc.integer({ min: minCents, max: 100_000_000_000 }).map((cents) => cents / 100);

const anyDeal: fc.Arbitrary<FinancingDeal> = fc.record({
	vehiclePrice: dollars(1),
	creditScore: fc.constantFrom(...creditScores),
	downPayment: dollars(0),
	monthlyBudget: dollars(0),
	preferredTerm: fc.constantFrom(...financingTerms),
	usage: fc.constantFrom("personal", "business", "commercial"),
	taxBenefit: fc.boolean(),
	tradeInAllowance: dollars(0),
	tradeInOwed: dollars(0),
	taxRate: fc.integer({ min: 0, max: 100_000 }).map((thousandth) => thousandth / 1000),
	taxBase: fc.constantFrom("price", "price-less-trade-in"),
	registrationFees: dollars(0),
	dealerFees: dollars(0),
	chargesPaid: fc.constantFrom("financed", "at-signing"),
});

describe("a link", () => {
	test("restores every deal, to the cent", () => {
		fc.assert(
			fc.property(anyDeal, anyDeal, (deal, initialDeal) => {
				const link = `#${writeDealLink(deal)}`;
				expect(readDealLink(link, { ...initialDeal, ...defaultExtras })).toEqual(deal);
			}),
		);
	});

	test("is readable", () => {
		expect(writeDealLink(defaultDeal)).toBe(
			"financing=1&price=8995&credit=700&down=1000&budget=300&term=60&use=personal&tax-benefit=no",
		);
	});

	test("includes a trade-in, tax and fees only if the deal has any", () => {
		const link = writeDealLink({ ...defaultDeal, taxRate: 6.25, tradeInAllowance: 1500.5 });
		expect(link).toContain("&trade-in=1500.5&sales-tax=6.25");
		expect(link).not.toContain("owed");
	});

	test("needs no escaping in an address", () => {
		fc.assert(
			fc.property(anyDeal, (deal) => {
				const link = writeDealLink(deal);
				expect(new URL(`https://example.com/#${link}`).hash).toBe(`#${link}`);
			}),
		);
	});
});

/** A link omits these values, so they must come from the initial deal. */
const defaultExtras = {
	tradeInAllowance: 0,
	tradeInOwed: 0,
	taxRate: 0,
	taxBase: "price",
	registrationFees: 0,
	dealerFees: 0,
	chargesPaid: "financed",
} as const;

describe("a fragment that is not ours", () => {
	test.each(["", "#", "#financing", "#dealers", "#/financing?price=1", "#financing=2&price=5"])(
		"%j has no deal",
		(fragment) => {
			expect(readDealLink(fragment)).toBeUndefined();
		},
	);

	test.each(["#financing", "#dealers", ""])("%j is not a deal link", (fragment) => {
		expect(isDealLink(fragment)).toBe(false);
	});

	test("may belong to another calculator", () => {
		const link = writeDealLink(defaultDeal, "financing-2");
		expect(readDealLink(link)).toBeUndefined();
		expect(isDealLink(link)).toBe(false);
		expect(readDealLink(link, defaultDeal, "financing-2")).toEqual(defaultDeal);
	});
});

describe("an invalid value in a link", () => {
	test.each([
		"price=NaN",
		"price=-5",
		"price=0",
		"price=1e9",
		"price=99999999999999999999",
		"price=1.005",
		"price=",
		"credit=701",
		"term=61",
		"use=theft",
		"sales-tax=101",
		"sales-tax=6.1255",
		"tax-benefit=perhaps",
		"taxed=never",
	])("%s makes the whole link unreadable", (invalid) => {
		expect(readDealLink(`#financing=1&down=500&${invalid}`)).toBeUndefined();
	});

	test("that has another name is ignored", () => {
		const deal = readDealLink("#financing=1&down=500&%E0%A4%A&=&&utm_source=mail");
		expect(deal).toEqual({ ...defaultDeal, downPayment: 500 });
	});
});

describe("a value that a link leaves out", () => {
	test("is that of the initial deal or, if that is invalid, the default", () => {
		const link = "#financing=1&down=500";
		expect(readDealLink(link, { ...defaultDeal, vehiclePrice: 9500 })?.vehiclePrice).toBe(9500);
		expect(readDealLink(link, { ...defaultDeal, vehiclePrice: 1e12 })?.vehiclePrice).toBe(8995);
	});

	test("never results in an invalid deal", () => {
		const keys = ["price", "down", "budget", "term", "credit", "sales-tax", "owed", "use"];
		const pair = fc.tuple(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.double().map(String)));
		fc.assert(
			fc.property(fc.array(pair), (pairs) => {
				const text = pairs.map(([key, value]) => `&${key}=${encodeURIComponent(value)}`).join("");
				const deal = readDealLink(`#financing=1${text}`);
				expect(deal && validateDeal(deal)).toEqual(deal && []);
			}),
		);
	});
});
