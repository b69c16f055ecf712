import type { FinancingRate } from "../../financing-rate.js";

/** The fields of a rate, in the order of forms and files. */
export const rateFields = [
	"lender",
	"minCreditScore",
	"maxCreditScore",
	"term",
	"apr",
	"conditions",
	"endsOn",
	"balloonPercent",
] as const satisfies readonly (keyof FinancingRate)[];

export type RateField = (typeof rateFields)[number];

/** A rate as texts: those of a form's fields, or of a file's cells. */
export type RateTexts = Readonly<Record<RateField, string>>;

/** The texts of a rate. What it does not have is empty. */
export function rateTexts(rate: Partial<FinancingRate> = {}): RateTexts {
	return Object.fromEntries(
		rateFields.map((field) => [field, `${rate[field] ?? ""}`]),
	) as unknown as RateTexts;
}

/** A rate in a line: "Bay Credit Union, 660 to 719, 60 months: 6.74% APR, 40% balloon, until 2027-01-31". */
export function describeRate(rate: FinancingRate): string {
	const { lender, minCreditScore, maxCreditScore, term, apr, balloonPercent, endsOn } = rate;
	const terms = [
		`${apr}% APR`,
		...(balloonPercent === undefined ? [] : [`${balloonPercent}% balloon`]),
		...(endsOn === undefined ? [] : [`until ${endsOn}`]),
		...(rate.conditions === undefined ? [] : [rate.conditions]),
	];
	return `${lender}, ${minCreditScore} to ${maxCreditScore}, ${term} months: ${terms.join(", ")}`;
}

/** How many rates a company may have. Each page that names payments loads all of them. */
export const maxRates = 500;
