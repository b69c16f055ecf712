import { numberIssues, refuse } from "../input/invalid-input-error.js";
import { scoreRule } from "../input/number-rule.js";

/** How good a match is, for a widget to translate. */
export type MatchGrade = "excellent" | "good" | "fair" | "poor";

/** What a score is called, and the colour it is shown in. */
export interface MatchLabel {
	readonly grade: MatchGrade;
	readonly label: string;
	readonly tone: "green" | "yellow" | "orange" | "red";
}

/** Least score of each label (specification, section 9). It names no colour for a fair match. */
const labels: readonly (MatchLabel & { readonly from: number })[] = [
	{ from: 85, grade: "excellent", label: "Excellent Match", tone: "green" },
	{ from: 70, grade: "good", label: "Good Match", tone: "yellow" },
	{ from: 55, grade: "fair", label: "Fair Match", tone: "orange" },
];
const poorMatch: MatchLabel = { grade: "poor", label: "Poor Match", tone: "red" };

/**
 * The label of a match score (specification, section 9).
 *
 * @param score 0 to 100
 * @throws {InvalidInputError} where it is no such number
 *
 * @example
 * matchLabel(95); // { grade: "excellent", label: "Excellent Match", tone: "green" }
 */
export function matchLabel(score: number): MatchLabel {
	refuse(numberIssues({ score }, { score: scoreRule }));
	const { grade, label, tone } = labels.find(({ from }) => score >= from) ?? poorMatch;
	return { grade, label, tone };
}
