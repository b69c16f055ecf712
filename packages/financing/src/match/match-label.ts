import { assertValidNumbers } from "../input/assert-valid-numbers.js";
import { scoreRule } from "../input/number-rules.js";

/** The grade of a match, for a widget to translate. */
export type MatchGrade = "excellent" | "good" | "fair" | "poor";

/** The name of a score range, and its colour. */
export interface MatchLabel {
	readonly grade: MatchGrade;
	readonly label: string;
	readonly tone: "green" | "yellow" | "orange" | "red";
}

/**
 * The minimum score of each label (specification, section 9). The colour of a fair match is ours; the
 * specification has none.
 */
const labels: readonly (MatchLabel & { readonly minScore: number })[] = [
	{ minScore: 85, grade: "excellent", label: "Excellent Match", tone: "green" },
	{ minScore: 70, grade: "good", label: "Good Match", tone: "yellow" },
	{ minScore: 55, grade: "fair", label: "Fair Match", tone: "orange" },
];
const poorMatch: MatchLabel = { grade: "poor", label: "Poor Match", tone: "red" };

/**
 * The label of a match score (specification, section 9).
 *
 * @param score 0 to 100
 * @throws {InvalidInputError} if the score is invalid
 *
 * @example
 * matchLabel(95); // { grade: "excellent", label: "Excellent Match", tone: "green" }
 */
export function matchLabel(score: number): MatchLabel {
	assertValidNumbers({ score }, { score: scoreRule });
	return validMatchLabel(score);
}

/** {@link matchLabel} for a score of an option, which needs no check. */
export function validMatchLabel(score: number): MatchLabel {
	const { grade, label, tone } = labels.find(({ minScore }) => score >= minScore) ?? poorMatch;
	return { grade, label, tone };
}
