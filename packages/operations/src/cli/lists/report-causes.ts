import type { ImportReport, RowNote } from "../../imports/import-report.js";
import type { ReportLine } from "../../imports/report-lines.js";

/** How many lines are printed of each cause. */
const printedLines = 3;

/** How many are printed of what is not in the file. */
export const printedAbsent = 10;

/** The lines of a report, without those of causes that more rows have, and of what would be hidden if it may not be. */
export function firstOfCauses(
	lines: readonly ReportLine[],
	{ overHideLimit }: Pick<ImportReport, "overHideLimit">,
): ReportLine[] {
	const counts = new Map<string, number>();
	const absent = overHideLimit ? 0 : printedAbsent;
	return lines.filter(({ row, what, cause }) => {
		const isAbsent = what === "hidden" && row === undefined;
		if (cause === undefined && !isAbsent) return true;
		const key = `${what} ${cause}`;
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count <= (isAbsent ? absent : printedLines);
	});
}

/** `77 rows, dropped: hours without AM or PM (rows 3, 9, 12, 15, 20 …)` */
export function describeCauses({ causes }: Pick<ImportReport, "causes">): string[] {
	return longCauses(causes).map(({ kind, cause, rows, first }) => {
		const numbers = first.length > 0 ? ` (rows ${first.join(", ")} …)` : "";
		return `${rows.toLocaleString("en-US")} rows, ${kind}: ${cause}${numbers}`;
	});
}

/** How all rows of a cause are read otherwise, and where they are listed. */
export function hintsForCauses(
	{ causes }: Pick<ImportReport, "causes">,
	{ report }: { readonly report?: string },
): string[] {
	const hints = [...new Set(causes.flatMap(({ offer }) => offer ?? []))].map(
		(offer) => offerHints[offer],
	);
	if (longCauses(causes).length > 0 && report === undefined) {
		hints.push(`Of each cause, ${printedLines} rows are listed. To list all, add --report FILE.`);
	}
	return hints;
}

const longCauses = (causes: ImportReport["causes"]) =>
	causes.filter(({ rows }) => rows > printedLines);

const offerHints: Readonly<Record<NonNullable<RowNote["offer"]>, string>> = {
	assumeOfficeHours: "To read hours such as 8-5 as 8 AM-5 PM, add --assume-office-hours.",
	sameRef: "If a row is still the dealership with its ref or membership id, add --same-ref.",
};
