import { expect, it, test } from "vitest";
import { fieldIssuesOf } from "./field-issue.js";
import { type FinancingRate, financingRateSchema, financingRatesReader } from "./financing-rate.js";
import { omittedFrom } from "./tolerant-reader.js";

const rate: FinancingRate = {
	lender: "Desert Schools Credit Union",
	minCreditScore: 660,
	maxCreditScore: 719,
	term: 60,
	apr: 6.74,
};

const messagesOf = (changes: Record<string, unknown>) => {
	const { error } = financingRateSchema.safeParse({ ...rate, ...changes });
	const issues = Object.entries(error ? fieldIssuesOf(error) : {});
	return issues.map(([field, { message }]) => `${field}: ${message}`);
};

test.each([
	[{}],
	[{ apr: 0, conditions: "For 36 months on new vehicles" }],
	[{ endsOn: "2027-01-31", balloonPercent: 60 }],
	[{ minCreditScore: 300, maxCreditScore: 850, apr: 36, term: 84 }],
	[{ apr: 6.745 }],
	[{ apr: 0.001 }],
])("reads %o", (changes) => {
	expect(messagesOf(changes)).toEqual([]);
});

test.each([
	[{ lender: " " }, "lender: Enter the lender's name"],
	[{ lender: "L".repeat(81) }, "lender: Please use at most 80 characters"],
	[{ minCreditScore: 299 }, "minCreditScore: Enter a credit score from 300 to 850"],
	[{ maxCreditScore: 851 }, "maxCreditScore: Enter a credit score from 300 to 850"],
	[
		{ maxCreditScore: 659 },
		"maxCreditScore: Enter a highest credit score that is not below the lowest one",
	],
	[{ term: 24 }, "term: Enter a term of 36, 48, 60, 72 or 84 months"],
	[{ apr: 36.01 }, "apr: Enter an APR from 0 to 36 percent"],
	[{ apr: 6.7451 }, "apr: Enter an APR with at most three decimals"],
	[{ apr: 1e-9 }, "apr: Enter an APR with at most three decimals"],
	[{ apr: "4.99%" }, "apr: Enter an APR from 0 to 36 percent"],
	[{ apr: Number.NaN }, "apr: Enter an APR from 0 to 36 percent"],
	[{ apr: 0 }, "conditions: Enter who gets an APR of 0 percent, and for what"],
	[{ conditions: "" }, "conditions: Enter the conditions"],
	[{ endsOn: "2027-02-30" }, "endsOn: Enter a date, such as 2027-01-31"],
	[{ balloonPercent: 0 }, "balloonPercent: Enter a balloon payment above 0 and up to 60 percent"],
	[{ balloonPercent: 61 }, "balloonPercent: Enter a balloon payment above 0 and up to 60 percent"],
])("rejects %o", (changes, message) => {
	expect(messagesOf(changes)).toEqual([message]);
});

it("leaves out a rate that it cannot read whole, and counts it", () => {
	const answer = financingRatesReader.parse({
		rates: [rate, { ...rate, endsOn: "soon" }],
		newer: true,
	});
	expect(answer.rates).toEqual([rate]);
	expect(omittedFrom(answer)).toBe(1);
});
