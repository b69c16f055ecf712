import { expect, it } from "vitest";
import type { SiteSettings } from "../page/site-context.js";
import { loanData } from "../seo/structured-data.js";
import { facts } from "./facts.js";
import { formatLenders, formatLoanRates } from "./figures.js";
import { financingFromRates } from "./financing.js";
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

it("names no lender, and no example, where all rates have ended", () => {
	const ended = { ...testFinancing, lenders: [] };
	expect(formatLenders(ended)).toBe("lenders");
	const own = [...siteTexts(facts, testCompany, ended)];
	expect(own.filter(([, text]) => text.includes(formatLoanRates(testFinancing)))).toEqual([]);
	expect(own.filter(([, text]) => /shows a lease|[Ll]oan, lease/.test(text))).toEqual([]);
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
