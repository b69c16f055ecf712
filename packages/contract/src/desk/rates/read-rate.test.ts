import { expect, it, test } from "vitest";
import { type RateCells, rateTexts, readRate } from "../index.js";
import { findDoubtfulRates } from "./doubtful-rates.js";
import { describeRate } from "./rate-texts.js";
import { readCreditScores } from "./read-credit-scores.js";

const cells: RateCells = {
	lender: "Desert Schools Credit Union",
	creditScores: "660-719",
	term: "60",
	apr: "6.74",
};
const rate = {
	lender: "Desert Schools Credit Union",
	minCreditScore: 660,
	maxCreditScore: 719,
	term: 60,
	apr: 6.74,
} as const;

test.each([
	["720-850", 720, 850],
	["Credit tier 720–850", 720, 850],
	["Tier 1 (720 to 850)", 720, 850],
	["850 - 720", 720, 850],
	["660+", 660, 850],
	["680 and up", 680, 850],
	["At least 640", 640, 850],
	["> 720", 721, 850],
	["≥720", 720, 850],
	["below 600", 300, 599],
	["< 600", 300, 599],
	["599 or less", 300, 599],
	["up to 599", 300, 599],
	["All scores", 300, 850],
	["700 & above", 700, 850],
	["700 / up", 700, 850],
	["700 & under", 300, 700],
	[">/= 700", 700, 850],
	["=> 700", 700, 850],
	["> = 700", 700, 850],
	["=< 700", 300, 700],
	["< = 700", 300, 700],
	["no less than 660", undefined, undefined],
	["not below 600", undefined, undefined],
	["No. 700+", undefined, undefined],
	["720", undefined, undefined],
	["Excellent", undefined, undefined],
	["300 / 500 / 850", undefined, undefined],
	["7200", undefined, undefined],
	["FICO score: 720+", 720, 850],
	["A+ (740+)", 740, 850],
	["Tier 2 - 660 to 719", 660, 719],
	["720+ (Excellent)", 720, 850],
	["B+ (below 700)", 300, 699],
	["Min. 640", 640, 850],
	["720-up", 720, 850],
	["All credit tiers", 300, 850],
	["All with a cosigner", undefined, undefined],
	["Under 600 (min. down 20%)", undefined, undefined],
	["579 or less + cosigner", undefined, undefined],
	["less than 660 with at least 10% down", undefined, undefined],
	["from 0 to 579", undefined, undefined],
	["300 to 579 + cosigner", undefined, undefined],
	["660+, up to 719", undefined, undefined],
	["660+ members only", undefined, undefined],
	["720 / 850", undefined, undefined],
])("reads the credit scores %s", (text, min, max) => {
	expect(readCreditScores(text)).toEqual(min === undefined ? undefined : { min, max });
});

test.each<[RateCells, object]>([
	[{}, {}],
	[{ creditScores: "", minCreditScore: "660", maxCreditScore: "719" }, {}],
	[{ creditScores: "", minCreditScore: "660+" }, { maxCreditScore: 850 }],
	[{ creditScores: "" }, { minCreditScore: 300, maxCreditScore: 850 }],
	[{ lender: " Desert Schools\n Credit\u200b Union " }, {}],
	[{ term: "60 mo" }, {}],
	[{ term: "60-month" }, {}],
	[{ term: "5 years" }, {}],
	[{ apr: "6.74%" }, {}],
	[{ apr: "6.74 % APR" }, {}],
	[{ apr: "6,74" }, {}],
	[{ apr: ".9%" }, { apr: 0.9 }],
	[
		{ apr: "0%", conditions: "For 36 months" },
		{ apr: 0, conditions: "For 36 months" },
	],
	[{ endsOn: "2027-01-31" }, { endsOn: "2027-01-31" }],
	[{ endsOn: "2027-01-31T00:00:00.000Z" }, { endsOn: "2027-01-31" }],
	[{ endsOn: "1/31/2027" }, { endsOn: "2027-01-31" }],
	[{ endsOn: "1/5/27" }, { endsOn: "2027-01-05" }],
	[{ endsOn: "January 31st, 2027" }, { endsOn: "2027-01-31" }],
	[{ endsOn: "31-Jan-2027" }, { endsOn: "2027-01-31" }],
	[{ balloonPercent: "40%" }, { balloonPercent: 40 }],
	[{ balloonPercent: "0" }, {}],
	[{ balloonPercent: "0.00%" }, {}],
])("reads %j", (changes, expected) => {
	expect(readRate({ ...cells, ...changes })).toEqual({ rate: { ...rate, ...expected } });
});

test.each<[RateCells, object]>([
	[{ lender: "" }, { lender: "Enter the lender's name" }],
	[
		{ creditScores: "good" },
		{ creditScores: "Enter credit scores such as 720-850, 660+ or below 600" },
	],
	[{ creditScores: "250-600" }, { creditScores: "Enter a credit score from 300 to 850" }],
	[{ term: "61 mo" }, { term: "Enter a term of 36, 48, 60, 72 or 84 months" }],
	[{ term: "" }, { term: "Enter a term of 36, 48, 60, 72 or 84 months" }],
	[{ apr: "as low as 4.99%" }, { apr: "Enter an APR from 0 to 36 percent" }],
	[{ apr: "4.99-6.99%" }, { apr: "Enter an APR from 0 to 36 percent" }],
	[{ apr: "6.7451%" }, { apr: "Enter an APR with at most three decimals" }],
	[{ apr: "-1" }, { apr: "Enter an APR from 0 to 36 percent" }],
	[{ apr: "0" }, { conditions: "Enter who gets an APR of 0 percent, and for what" }],
	[{ endsOn: "2/30/2027" }, { endsOn: "Enter a date, such as 2027-01-31" }],
	[{ endsOn: "2027-01-31 or while funds last" }, { endsOn: "Enter a date, such as 2027-01-31" }],
	[{ endsOn: "31.12.2026" }, { endsOn: "Enter a date, such as 2027-01-31" }],
	[{ endsOn: "01.02.2027" }, { endsOn: "Enter a date, such as 2027-01-31" }],
	[{ endsOn: "1.2.27" }, { endsOn: "Enter a date, such as 2027-01-31" }],
	[{ endsOn: "end of January" }, { endsOn: "Enter a date, such as 2027-01-31" }],
	[
		{ creditScores: "", minCreditScore: "many", maxCreditScore: "1" },
		{
			minCreditScore: "Enter a credit score from 300 to 850",
			maxCreditScore: "Enter a credit score from 300 to 850",
		},
	],
	[
		{ creditScores: "", minCreditScore: "below 700", maxCreditScore: "720+" },
		{
			minCreditScore: "Enter a credit score from 300 to 850",
			maxCreditScore: "Enter a credit score from 300 to 850",
		},
	],
	[
		{ creditScores: "720+", minCreditScore: "600", maxCreditScore: "700" },
		{ creditScores: "Enter the same credit scores as in the other columns" },
	],
])("says what is wrong with %j", (changes, problems) => {
	expect(readRate({ ...cells, ...changes })).toEqual({ problems });
});

it("asks for the credit scores of a column that must not be empty", () => {
	expect(readRate({ ...cells, creditScores: "" }, ["creditScores"])).toEqual({
		problems: { creditScores: "Enter credit scores such as 720-850, 660+ or below 600" },
	});
	expect(readRate({ ...cells, creditScores: "" }, ["minCreditScore"])).toEqual({
		problems: { minCreditScore: "Enter a credit score from 300 to 850" },
	});
});

it("reads back the texts of a rate", () => {
	const whole = {
		...rate,
		apr: 0,
		conditions: "For A, B",
		endsOn: "2027-01-31",
		balloonPercent: 40,
	};
	expect(readRate(rateTexts(whole))).toEqual({ rate: whole });
	expect(describeRate(whole)).toBe(
		"Desert Schools Credit Union, 660 to 719, 60 months: 0% APR, 40% balloon, until 2027-01-31, For A, B",
	);
});

it("finds rates that have ended, that overlap one of the same lender and term, and that nobody can choose", () => {
	const rates = [
		{ ...rate, endsOn: "2026-11-28" },
		rate,
		{ ...rate, minCreditScore: 719, maxCreditScore: 850, endsOn: "2026-11-29" },
		{ ...rate, term: 72 } as const,
		{ ...rate, lender: "Bay Bank", minCreditScore: 700 },
		{ ...rate, apr: 0, conditions: "For 36 months" },
		{ ...rate, balloonPercent: 40 },
		{ ...rate, lender: "Bay Bank", minCreditScore: 660, maxCreditScore: 689 },
		{ ...rate, lender: "Bay Bank", minCreditScore: 610, maxCreditScore: 650 },
	];
	expect(findDoubtfulRates(rates, "2026-11-29")).toEqual([
		{ index: 0, kind: "ended" },
		{ index: 2, kind: "overlap", other: 1 },
		{ index: 7, kind: "unseen" },
	]);
});
