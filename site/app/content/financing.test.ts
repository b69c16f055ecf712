import { expect, it } from "vitest";
import type { SiteSettings } from "../page/site-context.js";
import { loanData } from "../seo/structured-data.js";
import { facts } from "./facts.js";
import { formatLenders, formatLoanRates } from "./figures.js";
import { financingFromRates, financingOfLenders } from "./financing.js";
import { siteTexts } from "./testing/site-texts.js";
import { testCompany, testFinancing } from "./testing/test-company.js";

it("returns the calculator's terms and the lowest and highest rate", () => {
	expect(financingFromRates([7.99, 4.99, 12.99, 6.49])).toEqual({
		shortestTerm: 36,
		longestTerm: 84,
		lowestApr: 4.99,
		highestApr: 12.99,
	});
});

it("throws if there is no rate", () => {
	expect(() => financingFromRates([])).toThrow(RangeError);
});

const lenders = ["Bay Bank", "Gulf Credit Union", "Keys Bank", "Desert Union", "Mesa Bank"];
const settings = { origin: "https://nev.example.com", company: testCompany } as SiteSettings;
const ofLenders = { ...testFinancing, lenders };

it("names lenders, but no more than a sentence carries", () => {
	const sentences = [1, 2, 3, 4, 5].map((count) =>
		formatLenders({ ...testFinancing, lenders: lenders.slice(0, count) }),
	);
	expect(sentences).toEqual([
		"Bay Bank",
		"Bay Bank and Gulf Credit Union",
		"Bay Bank, Gulf Credit Union and Keys Bank",
		"Bay Bank, Gulf Credit Union, Keys Bank and 1 other",
		"Bay Bank, Gulf Credit Union, Keys Bank and 2 others",
	]);
});

it("promises no loan, no term and no lease where all rates have ended", () => {
	const ended = financingOfLenders(testFinancing, []);
	const own = siteTexts(facts, testCompany, ended);
	const promise =
		/rates \(APR\)|36 to 84 months|loans and cash|loans? from|Its loans|[Ll]oan, lease/;
	expect([...own].filter(([, text]) => promise.test(text))).toEqual([]);
	expect(own.get("faq/financing")).toContain("Ask your dealer");
	expect(own.has("faq/lease")).toBe(false);
});

it("has the terms of the rates that lenders offer", () => {
	const rates = [
		{ lender: "Bay Bank", term: 60 },
		{ lender: "Bay Bank", term: 36 },
	];
	const financing = financingOfLenders(testFinancing, rates);
	expect(financing).toMatchObject({ shortestTerm: 36, longestTerm: 60, lenders: ["Bay Bank"] });
	const own = siteTexts(facts, testCompany, financing);
	expect(own.get("head/financing")).toContain("over 36 to 60 months.");
	const single = siteTexts(facts, testCompany, financingOfLenders(testFinancing, rates.slice(1)));
	expect(single.get("terms-of-service/financing")).toContain("works with terms of 36 months.");
	expect(single.has("faq/lease")).toBe(false);
});

it("states no rate of the examples, and no lease, where the rates are those of lenders", () => {
	const rates = formatLoanRates(testFinancing);
	const examples = [...siteTexts(facts, testCompany, testFinancing)];
	const own = [...siteTexts(facts, testCompany, ofLenders)];
	expect(examples.filter(([, text]) => text.includes(rates))).toHaveLength(4);
	expect(own.filter(([, text]) => text.includes(rates))).toEqual([]);
	expect(own.filter(([, text]) => /shows a lease|[Ll]oan, lease/.test(text))).toEqual([]);
	expect(own.filter(([name]) => name.includes("financing/lease"))).toEqual([]);
	expect(loanData({ ...settings, financing: ofLenders })).not.toHaveProperty(
		"annualPercentageRate",
	);
});
