import type { OverHideLimit } from "@nev/contract/desk";
import { staysHidden } from "../../imports/dealerships/update-dealership.js";
import type { ImportReport, RowNote } from "../../imports/import-report.js";
import type { ExitError } from "../cli-error.js";

/** Notes that somebody should read. The others say what was put right, or stays as it was. */
const readNotes: readonly RowNote["kind"][] = ["refused", "dropped", "doubtful"];

/** How an import ends, for its exit code; undefined: completely. A dry run ends as the import would. */
export function outcomeOf(
	{ counts, overHideLimit, rows }: Pick<ImportReport, "counts" | "overHideLimit" | "rows">,
	skipRefused: boolean,
	losesData = false,
): ExitError["outcome"] | undefined {
	if ((counts.refused > 0 && !skipRefused) || overHideLimit) return "failure";
	const isRead = ({ kind, cause }: RowNote) => readNotes.includes(kind) || cause === staysHidden;
	return losesData || rows.some(({ notes }) => notes.some(isRead)) ? "doneWithNotes" : undefined;
}

/** Why an import hides nobody, and what to type if it should. */
export function explainHideLimit({ hidden, visible, first }: OverHideLimit): string {
	const count = (number: number) => number.toLocaleString("en-US");
	const names = first.map(({ name, city }) => `${name} (${city})`).join(", ");
	const others = hidden > first.length ? ` and ${count(hidden - first.length)} more` : "";
	const percent = Math.ceil((100 * hidden) / visible);
	return `The file lacks ${count(hidden)} of ${count(visible)} visible dealerships: ${names}${others}. If it is complete, hide them with --hide-up-to ${percent}%.`;
}
