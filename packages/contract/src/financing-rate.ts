import * as z from "zod/mini";
import { singleLine } from "./text-fields.js";
import { listOf } from "./tolerant-reader.js";

/** The terms that the calculator offers, in months (specification, section 5). */
export const rateTerms = [36, 48, 60, 72, 84] as const;

/** Limits of a rate. Credit scores are those of FICO and VantageScore; 36 is the highest APR that most states allow. */
export const rateLimits = {
	lender: 80,
	conditions: 300,
	creditScore: { least: 300, most: 850 },
	apr: 36,
	balloonPercent: 60,
} as const;

const scoreMessage = "Enter a credit score from 300 to 850";
const creditScore = z
	.int(scoreMessage)
	.check(
		z.minimum(rateLimits.creditScore.least, scoreMessage),
		z.maximum(rateLimits.creditScore.most, scoreMessage),
	);

const aprMessage = "Enter an APR from 0 to 36 percent";
const balloonMessage = "Enter a balloon payment above 0 and up to 60 percent";

/**
 * One rate of a lender, as a dealer may advertise it: only what is actually available (12 CFR 1026.24(a)).
 */
export const financingRateSchema = z
	.object({
		/** "Desert Schools Credit Union". */
		lender: singleLine(1, "Enter the lender's name", rateLimits.lender),
		/** The band of credit scores that it is for, both ends included. */
		minCreditScore: creditScore,
		maxCreditScore: creditScore,
		/** Months. */
		term: z.literal(rateTerms, "Enter a term of 36, 48, 60, 72 or 84 months"),
		/** Percent a year. */
		apr: z
			.number(aprMessage)
			.check(z.minimum(0, aprMessage), z.maximum(rateLimits.apr, aprMessage)),
		/** Why it is lower than usual, and for whom. Shown with it, and required for an APR of 0. */
		conditions: z.exactOptional(singleLine(1, "Enter the conditions", rateLimits.conditions)),
		/** The last day on which it is offered: "2027-01-31". */
		endsOn: z.exactOptional(z.iso.date("Enter a date, such as 2027-01-31")),
		/** Percent of the amount financed that is due with the last payment. */
		balloonPercent: z.exactOptional(
			z
				.number(balloonMessage)
				.check(z.gt(0, balloonMessage), z.maximum(rateLimits.balloonPercent, balloonMessage)),
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

/** The rates that the company advertises. None: the calculator's own examples are shown. */
export const financingRatesSchema = z.object({ rates: z.array(financingRateSchema) });

/**
 * The rates as a client reads them. A rate is read whole or left out: without its conditions or its balloon
 * payment it would be another offer.
 */
export const financingRatesReader = z.object({ rates: listOf(financingRateSchema) });
