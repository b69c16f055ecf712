import type { FinancingRate } from "@nev/financing";

/** A regular rate. */
export const regularRate: FinancingRate = {
	lender: "Desert Schools Credit Union",
	minCreditScore: 660,
	maxCreditScore: 850,
	term: 60,
	apr: 6.74,
};

/** A promotion, on conditions and for a time. */
export const promotionalRate: FinancingRate = {
	lender: "Ally",
	minCreditScore: 700,
	maxCreditScore: 850,
	term: 60,
	apr: 0,
	conditions: "On new 2027 models in stock, for buyers with approved credit.",
	endsOn: "2099-01-31",
};

/** Lower payments, and the rest at the end. */
export const balloonRate: FinancingRate = {
	lender: "Sunbelt Finance",
	minCreditScore: 600,
	maxCreditScore: 850,
	term: 60,
	apr: 8.49,
	balloonPercent: 30,
};

export const sampleRates: readonly FinancingRate[] = [
	regularRate,
	{ ...regularRate, term: 72, apr: 7.24 },
	{ ...regularRate, term: 84, apr: 7.99 },
];
