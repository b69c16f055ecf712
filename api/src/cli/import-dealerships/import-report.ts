import type { Output } from "../context.js";
import { cleanJson } from "../output/clean.js";
import { pluralize } from "../output/format.js";
import { printTable } from "../output/table.js";

export interface ImportOptions {
	/** Reports what an import would do, and changes nothing. */
	readonly dryRun: boolean;
	/** Imports the other rows if some are refused. Otherwise one refused row prevents the import. */
	readonly skipRefused: boolean;
}

/**
 * A note on a row of the file:
 *
 * - `mended`: a value was corrected
 * - `dropped`: a value was left out
 * - `doubtful`: a value looks wrong and was imported unchanged
 * - `skipped`: the dealership exists already
 * - `refused`: the row cannot be imported
 */
export interface RowNote {
	readonly kind: "mended" | "dropped" | "doubtful" | "skipped" | "refused";
	readonly text: string;
}

/** The notes on one row. */
export interface RowReport {
	readonly row: number;
	/** The dealer's name, which helps to find the row. */
	readonly name: string;
	/** Called `findings` in the JSON output. */
	readonly notes: readonly RowNote[];
}

/** The result of an import. */
export interface ImportReport {
	imported: number;
	/** How many of the imported rows have notes. */
	mended: number;
	skipped: number;
	refused: number;
	/** How many sample dealers were removed. */
	sampleRemoved: number;
	/** The rows that have notes. */
	readonly rows: RowReport[];
}

export function emptyReport(): ImportReport {
	return { imported: 0, mended: 0, skipped: 0, refused: 0, sampleRemoved: 0, rows: [] };
}

/** Whether an import is committed. Otherwise it is rolled back. */
export function isCommitted(
	{ refused }: ImportReport,
	{ dryRun, skipRefused }: ImportOptions,
): boolean {
	return !dryRun && (refused === 0 || skipRefused);
}

/** Prints the notes row by row, then a summary. */
export function printReport(
	report: ImportReport,
	options: ImportOptions & { json?: boolean | undefined },
	output: Output,
): void {
	if (options.json) {
		const rows = report.rows.map(({ notes, ...row }) => ({ ...row, findings: notes }));
		output.print(cleanJson({ isImported: isCommitted(report, options), ...report, rows }));
		return;
	}
	const lines = report.rows.flatMap(({ row, name, notes }) =>
		notes.map((note) => ({ row, name, ...note })),
	);
	if (lines.length > 0) {
		printTable(
			lines,
			[
				{ heading: "ROW", value: ({ row }) => String(row) },
				{ heading: "WHAT", value: ({ kind }) => kind },
				{ heading: "DEALER", value: ({ name }) => name },
				{ heading: "WHY", value: ({ text }) => text, isUntruncated: true },
			],
			output,
		);
	}
	output.print(summarize(report, options));
	const hint = hintFor(report, options);
	if (hint) output.notify(hint);
}

function summarize(report: ImportReport, options: ImportOptions): string {
	const { imported, mended, skipped, refused, sampleRemoved } = report;
	const counts = [
		`${pluralize(imported, "dealership")} imported`,
		`${mended.toLocaleString("en-US")} of them mended or doubtful`,
		`${pluralize(skipped, "duplicate")} skipped`,
		`${pluralize(refused, "row")} refused`,
		...(sampleRemoved > 0 ? [`${pluralize(sampleRemoved, "sample dealer")} removed`] : []),
	].join(", ");
	return isCommitted(report, options)
		? `${counts}.`
		: `Nothing was changed. The import would be: ${counts}.`;
}

function hintFor(
	{ refused }: ImportReport,
	{ dryRun, skipRefused }: ImportOptions,
): string | undefined {
	if (refused > 0 && !skipRefused) {
		return "Correct the refused rows and try again, or skip them with --skip-refused.";
	}
	return dryRun ? "This was a dry run. To import, leave out --dry-run." : undefined;
}
