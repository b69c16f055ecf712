import type { DealershipImportOptions } from "../../imports/dealerships/import-options.js";
import type { ImportReport } from "../../imports/dealerships/import-report.js";
import { linesOfRow } from "../../imports/report-lines.js";
import { cleanJson } from "../../text/clean.js";
import type { Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { printLines, type Report, type ReportOptions } from "./report-output.js";

/** The report of an import of dealerships, for a table, a file or another program. */
export function reportOf(report: ImportReport, { update }: DealershipImportOptions): Report {
	const { isApplied, counts, noted, sampleRemoved } = report;
	const { added, ...otherCounts } = counts;
	// Without an update, the number of added dealerships says as much as their names.
	const rows = report.rows
		.filter(({ outcome, notes }) => update || outcome !== "added" || notes.length > 0)
		.map(({ notes, ...row }) => ({ ...row, findings: notes }));
	return {
		lines: report.rows.flatMap((row) => linesOfRow(row, update === true)),
		json: {
			isImported: isApplied,
			...{ imported: added, mended: noted },
			...otherCounts,
			...{ sampleRemoved, rows },
		},
	};
}

/** Prints what is to be said of rows, then a summary. */
export function printDealershipReport(
	report: ImportReport,
	options: DealershipImportOptions & ReportOptions,
	output: Output,
): void {
	const { lines, json } = reportOf(report, options);
	if (options.json) {
		output.print(cleanJson(json));
		return;
	}
	printLines(lines, output);
	output.print(summarize(report, options));
	for (const hint of hintsFor(report, options)) output.notify(hint);
}

function summarize(report: ImportReport, { update }: DealershipImportOptions): string {
	const { counts, noted, sampleRemoved } = report;
	const number = (count: number) => count.toLocaleString("en-US");
	const parts = [
		`${pluralize(counts.added, "dealership")} imported`,
		...(update
			? [`${number(counts.changed)} changed`, `${number(counts.unchanged)} unchanged`]
			: []),
		`${number(noted)} of them mended or doubtful`,
		`${pluralize(counts.skipped, "duplicate")} skipped`,
		`${pluralize(counts.refused, "row")} refused`,
		...(update ? [`${number(counts.missing)} missing`] : []),
		...(counts.hidden > 0 ? [`${number(counts.hidden)} hidden`] : []),
		...(sampleRemoved > 0 ? [`${pluralize(sampleRemoved, "sample dealer")} removed`] : []),
	].join(", ");
	return report.isApplied ? `${parts}.` : `Nothing was changed. The import would be: ${parts}.`;
}

function hintsFor(
	{ counts }: ImportReport,
	{ dryRun, skipRefused, update, replace }: DealershipImportOptions,
): string[] {
	const hints: string[] = [];
	if (counts.skipped > 0 && !update) {
		hints.push("To change dealerships that exist to what the file says, add --update.");
	}
	if (counts.missing > 0) {
		hints.push(
			replace
				? "No missing dealership is hidden while a row is refused, because it may be one of them."
				: "Missing dealerships stay visible. To hide them, add --replace.",
		);
	}
	if (counts.refused > 0 && !skipRefused) {
		hints.push("Correct the refused rows and try again, or skip them with --skip-refused.");
	} else if (dryRun) {
		hints.push("This was a dry run. To import, leave out --dry-run.");
	}
	return hints;
}
