import { rateLimits } from "../../financing-rate.js";

/** A band of credit scores, both ends included. */
export interface CreditScores {
	readonly min: number;
	readonly max: number;
}

const { least, most } = rateLimits.creditScore;

/** What people write before or after the lowest score. `>` and its words leave that score out. */
const atLeast =
	/\+|≥|> ?\/? ?=|= ?\/? ?>|\b(?:at least|from|min(?:imum)?)\b|(?:\b(?:and|or)|[&/]) ?(?:up|above|over|higher|more|better|greater)\b/;
const above = />|\b(?:above|over|more than|higher than|greater than)\b/;
const atMost =
	/≤|< ?\/? ?=|= ?\/? ?<|\b(?:up to|at most|to|max(?:imum)?)\b|(?:\b(?:and|or)|[&/]) ?(?:below|under|down|lower|less)\b/;
const below = /<|\b(?:below|under|less than|lower than)\b/;
/** What turns any of these around, as in "no less than 660". */
const negation = /\b(?:no|not)\b/;

/**
 * Reads the credit scores that a rate is for: `720-850`, `Tier 1 (720 to 850)`, `660+`, `680 and up`,
 * `under 600`, `all`. Undefined if it cannot be read: of a single score nobody knows whether it is the lowest.
 */
export function readCreditScores(text: string): CreditScores | undefined {
	const lower = text.toLowerCase().replace(/\s+/g, " ");
	const scores = lower.match(/(?<!\d)\d{3}(?!\d)/g)?.map(Number) ?? [];
	const [score, other] = scores;
	if (score === undefined) {
		return /^ ?(?:all|any|every)\b/.test(lower) ? { min: least, max: most } : undefined;
	}
	if (scores.length > 2 || negation.test(lower)) return undefined;
	if (other !== undefined) return { min: Math.min(score, other), max: Math.max(score, other) };
	if (atLeast.test(lower)) return { min: score, max: most };
	if (atMost.test(lower)) return { min: least, max: score };
	if (above.test(lower)) return { min: score + 1, max: most };
	if (below.test(lower)) return { min: least, max: score - 1 };
	return undefined;
}
