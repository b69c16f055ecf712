import { cleanCsvLine } from "@nev/api/operations";
import { byteOrderMark, type ImportChange } from "@nev/contract/desk";
import type { RowReport } from "./import-report.js";

/** One line of a report: a change of a field, or what else is to be said of a row. */
export interface ReportLine {
	readonly row?: number | undefined;
	/** Of the dealership or vehicle, if it existed before. */
	readonly id?: number | undefined;
	readonly name: string;
	readonly what: string;
	readonly change?: ImportChange | undefined;
	readonly why?: string | undefined;
	/** What was found, without the row's own values. */
	readonly cause?: string | undefined;
}

/** @param tellsAdded whether added rows are told too, and not only what is to be said of them */
export function linesOfRow(
	{ row, id, name, outcome, changes, notes }: RowReport,
	tellsAdded: boolean,
): ReportLine[] {
	const line = { row, id, name };
	const lines: ReportLine[] = [
		...changes.map((change) => ({ ...line, what: outcome, change })),
		...notes.map(({ kind, text, cause }) => ({ ...line, what: kind, why: text, cause })),
	];
	if (outcome === "added" && tellsAdded) lines.unshift({ ...line, what: outcome });
	if (outcome === "missing" || outcome === "removed") {
		lines.push({ ...line, what: outcome, why: "not in the file" });
	}
	return lines;
}

const columns: Record<string, (line: ReportLine) => ImportChange["old"] | undefined> = {
	row: ({ row }) => row,
	id: ({ id }) => id,
	what: ({ what }) => what,
	name: ({ name }) => name,
	field: ({ change }) => change?.field,
	old: ({ change }) => change?.old,
	new: ({ change }) => change?.new,
	why: ({ why }) => why,
	cause: ({ cause }) => cause,
};

/** The lines of a report as a file that is safe to open in a spreadsheet. */
export function reportAsCsv(lines: readonly ReportLine[]): string {
	const cells = lines.map((line) =>
		cleanCsvLine(Object.values(columns).map((value) => value(line) as string | number | null)),
	);
	return byteOrderMark + cleanCsvLine(Object.keys(columns)) + cells.join("");
}
