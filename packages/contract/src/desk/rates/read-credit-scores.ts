import { rateLimits } from "../../financing-rate.js";

/** A band of credit scores, both ends included. */
export interface CreditScores {
	readonly min: number;
	readonly max: number;
}

const { least, most } = rateLimits.creditScore;

const band = (one: number, other: number) => ({
	min: Math.min(one, other),
	max: Math.max(one, other),
});
const atLeast = (score: number) => ({ min: score, max: most });
const atMost = (score: number) => ({ min: least, max: score });

/** What people write, as whole texts without the words that say only that these are credit scores. */
const forms: readonly (readonly [RegExp, (one: number, other: number) => CreditScores])[] = [
	[/^(?:all|any|every)(?: (?:tiers?|levels?|types?))?$/, () => band(least, most)],
	[/^(?:from )?(\d{3}) ?(?:-|to|through|thru) ?(\d{3})$/, band],
	[/^between (\d{3}) and (\d{3})$/, band],
	[
		/^(\d{3}) ?(?:\+|min(?:imum)?\.?|(?:and|or|[-&/]) ?(?:up|above|over|higher|more|better|greater))$/,
		atLeast,
	],
	[/^(?:≥|at least|from|min(?:imum)?[.:]?) ?(\d{3})$/, atLeast],
	[/^(?:>|above|over|more than|higher than|greater than) ?(\d{3})$/, (one) => atLeast(one + 1)],
	[/^(\d{3}) ?(?:max(?:imum)?\.?|(?:and|or|[-&/]) ?(?:below|under|down|lower|less))$/, atMost],
	[/^(?:≤|up to|at most|to|max(?:imum)?[.:]?) ?(\d{3})$/, atMost],
	[/^(?:<|below|under|less than|lower than) ?(\d{3})$/, (one) => atMost(one - 1)],
];

/** What lenders call a band, before its scores or behind them. */
const tier =
	"(?:tier(?: ?(?:\\d(?!\\d)|[a-f]\\b[+-]?))?|[a-f]\\b[+-]?|excellent|very good|good|fair|poor)";
const tierBefore = new RegExp(`^${tier}(?: ?[:-])? ?`);
const tierBehind = new RegExp(` ?\\(${tier}\\)$`);

/**
 * Reads the credit scores that a rate is for: `720-850`, `Tier 1 (720 to 850)`, `660+`, `680 and up`,
 * `under 600`, `all`. Undefined if any part of the text is not understood, because it may limit who gets the
 * rate, and for a single score, of which nobody knows whether it is the lowest.
 */
export function readCreditScores(text: string): CreditScores | undefined {
	const written = text
		.toLowerCase()
		.replace(/[‐-―−]/g, "-")
		.replace(/> ?\/? ?=|= ?\/? ?>/g, "≥")
		.replace(/< ?\/? ?=|= ?\/? ?</g, "≤")
		.replace(/\b(?:credit|fico|beacon|scores?|range|band|of)\b/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	const scores = written
		.replace(tierBefore, "")
		.replace(tierBehind, "")
		.replace(/^: ?/, "")
		.replace(/^\((.+)\)$/, "$1")
		.trim();
	for (const [form, read] of forms) {
		const [whole, one, other] = form.exec(scores) ?? [];
		if (whole !== undefined) return read(Number(one), Number(other));
	}
	return undefined;
}
