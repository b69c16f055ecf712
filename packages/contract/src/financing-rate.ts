import * as z from "zod/mini";
import { listOf } from "./tolerant-reader.js";

/** The terms that the calculator offers, in months (specification, section 5). */
export const rateTerms = [36, 48, 60, 72, 84] as const;

/** Limits of a rate. Credit scores are those of FICO and VantageScore; 36 is the highest APR that most states allow. */
export const rateLimits = {
	lender: 80,
	conditions: 300,
	creditScore: { least: 300, most: 850 },
	apr: 36,
	/** Of an APR. What is advertised is shown in full, never rounded. */
	aprDecimals: 3,
	balloonPercent: 60,
} as const;

/*
 * By `refine`, which every widget has, because a checker of zod for each rule would be in the file of all
 * widgets with data.
 */
const numberFrom = (least: number, most: number, message: string) =>
	z.number(message).check(z.refine((value) => value >= least && value <= most, message));

const textUpTo = (maxLength: number, message: string) =>
	z.string(message).check(
		z.refine((text) => text.trim() !== "", message),
		z.refine((text) => text.length <= maxLength, `Please use at most ${maxLength} characters`),
	);

const { creditScore: score } = rateLimits;
const scoreMessage = "Enter a credit score from 300 to 850";
const creditScore = z
	.int(scoreMessage)
	.check(z.refine((value) => value >= score.least && value <= score.most, scoreMessage));

const termMessage = "Enter a term of 36, 48, 60, 72 or 84 months";

/** Whether a text is a day of the calendar, as in "2027-01-31". */
function isDay(text: string): boolean {
	const time = Date.parse(text);
	return time > 0 && new Date(time).toISOString().slice(0, 10) === text;
}

/** The last day of an offer: "2027-01-31". */
export const lastDay = z.string().check(z.refine(isDay, "Enter a date, such as 2027-01-31"));

/**
 * One rate of a lender, as a dealer may advertise it: only what is actually available (12 CFR 1026.24(a)).
 */
export const financingRateSchema = z
	.object({
		/** "Desert Schools Credit Union". */
		lender: textUpTo(rateLimits.lender, "Enter the lender's name"),
		/** The band of credit scores that it is for, both ends included. */
		minCreditScore: creditScore,
		maxCreditScore: creditScore,
		/** Months. */
		term: z
			.number(termMessage)
			.check(z.refine((term) => rateTerms.some((known) => known === term), termMessage)),
		/** Percent a year, with at most three decimals. */
		apr: numberFrom(0, rateLimits.apr, "Enter an APR from 0 to 36 percent").check(
			z.refine(
				(apr) => Number(apr.toFixed(rateLimits.aprDecimals)) === apr,
				"Enter an APR with at most three decimals",
			),
		),
		/** Why it is lower than usual, and for whom. Shown with it, and required for an APR of 0. */
		conditions: z.exactOptional(textUpTo(rateLimits.conditions, "Enter the conditions")),
		/** The last day on which it is offered: "2027-01-31". */
		endsOn: z.exactOptional(lastDay),
		/** Percent of the amount financed that is due with the last payment, in addition to it. */
		balloonPercent: z.exactOptional(
			numberFrom(
				Number.MIN_VALUE,
				rateLimits.balloonPercent,
				"Enter a balloon payment above 0 and up to 60 percent",
			),
		),
	})
	.check(
		z.refine(({ minCreditScore, maxCreditScore }) => minCreditScore <= maxCreditScore, {
			path: ["maxCreditScore"],
			error: "Enter a highest credit score that is not below the lowest one",
		}),
		z.refine(({ apr, conditions }) => apr > 0 || conditions !== undefined, {
			path: ["conditions"],
			error: "Enter who gets an APR of 0 percent, and for what",
		}),
	);

export type FinancingRate = z.infer<typeof financingRateSchema>;

/** The rates that are offered today, in the company's time zone. */
export const financingRatesSchema = z.object({
	rates: z.array(financingRateSchema),
	/** Whether the company has no rates at all, so that the calculator's own examples are shown. */
	showsExamples: z.boolean(),
});

/**
 * The rates as a client reads them. A rate is read whole or left out: without its conditions or its balloon
 * payment it would be another offer.
 */
export const financingRatesReader = z.object({
	rates: listOf(financingRateSchema),
	showsExamples: z.optional(z.boolean()),
});
