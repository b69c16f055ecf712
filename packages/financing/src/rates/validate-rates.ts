import { type InputIssue, prefixIssues } from "../input/invalid-input-error.js";
import {
	aprRule,
	balloonRule,
	creditScoreRule,
	termRule,
	validateNumbers,
} from "../input/number-rules.js";
import type { FinancingRate } from "./financing-rate.js";

const rateRules = {
	minCreditScore: creditScoreRule,
	maxCreditScore: creditScoreRule,
	term: termRule,
	apr: aprRule,
	balloonPercent: balloonRule,
};

/** Returns the numbers of rates that are invalid, with fields as in `rates.0.apr`. */
export function validateRates(rates: readonly FinancingRate[]): InputIssue[] {
	return rates.flatMap((rate, index) =>
		prefixIssues(
			`rates.${index}`,
			validateNumbers({ ...rate, balloonPercent: rate.balloonPercent ?? 0 }, rateRules),
		),
	);
}
