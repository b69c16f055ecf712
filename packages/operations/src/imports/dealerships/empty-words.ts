import { saysNothing } from "../../tables/says-nothing.js";
import type { RowNote } from "../import-report.js";
import type { DealershipField } from "./dealership-columns.js";

/** What people write where it is not known, and the errors of formulas: `#REF!`. */
const notKnown = /^(?:unknown|tb[da]|\?+|#n\/a|#[a-z0-9/]+[!?])$/i;

/** What a dealer may be called, and what says nothing in other cells. */
const possibleName = /^(?:none|unknown|tb[da])$/i;

/** The text of a cell; empty if it is a word for nothing, such as `N/A`. */
export function withoutEmptyWord(text: string, field: DealershipField): string {
	const isEmpty = saysNothing(text) || (field !== "pausedUntil" && notKnown.test(text));
	// An empty visibility shows a new dealer to everybody.
	const isKept = field === "visibility" || (field === "name" && possibleName.test(text));
	return isEmpty && !isKept ? "" : text;
}

export function doubtsOfName(name: string): readonly RowNote[] {
	if (!possibleName.test(name)) return [];
	const problem = "This may say nothing";
	return [
		{
			...{ kind: "doubtful", text: `the name "${name}" may say nothing` },
			...{ cause: "name that may say nothing", cell: { field: "name", text: name, problem } },
		},
	];
}
