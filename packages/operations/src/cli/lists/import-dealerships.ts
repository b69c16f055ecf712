import { cleanJson } from "@nev/api/operations";
import { type OmissibleField, omissibleFields } from "@nev/contract/desk";
import { type Command, InvalidArgumentError } from "commander";
import { openCsv } from "../../csv/csv-file.js";
import { dealershipColumns, requiredColumns } from "../../imports/dealerships/dealership-row.js";
import { importDealerships } from "../../imports/dealerships/import-dealerships.js";
import type { DealershipImportOptions } from "../../imports/dealerships/import-options.js";
import type { ImportReport } from "../../imports/dealerships/import-report.js";
import { readDealershipHeader } from "../../imports/dealerships/read-rows.js";
import { linesOfRow } from "../../imports/report-lines.js";
import { authorOf } from "../author.js";
import { ExitError, UsageError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { showProgress } from "../output/progress.js";
import { withDatabase } from "../with-database.js";
import {
	describeMissing,
	notifyLeftOut,
	printLines,
	type Report,
	type ReportOptions,
	withReport,
} from "./report-output.js";

const help = `
The first row names the columns, in any case and order: ${Object.keys(dealershipColumns).join(", ")}.
Required: ${requiredColumns.join(", ")}. Common other names such as ZIP or Postal Code are known too.
ref is your own id of a dealer, and no visitor sees it.

The report lists each row that is not imported as it is:
mended    ZIP codes without their leading zeros, swapped coordinates, a missing minus sign,
          a missing state, which is that of the ZIP code
dropped   coordinates outside of the United States or more than 50 miles from the ZIP code;
          the dealer is then located by its ZIP code
doubtful  ZIP codes that are unknown or in another state
skipped   dealers that exist already
refused   unknown states, and rows that a dealer could not submit in the form on the website

With --update, a dealer that exists is changed to what its row says. It is found by its ref, else
by its membership id, else by its name with ZIP code and street. An empty cell changes nothing. The
report lists each changed field, and counts the dealers that are not in the file:
changed   field: old → new
kept      a dealer that is hidden, rejected or waiting for review stays so
missing   not in the file; listed by --report only. With --replace it is hidden, and its leads stay
refused   also a row that may be one of several dealers

Sample dealers are removed. The import is one transaction: if a row is refused, nothing is
imported, except with --skip-refused.`;

/** `nev import dealerships FILE.csv` */
export function addImportDealerships(imports: Command, context: Context): void {
	const { output, signal } = context;
	imports
		.command("dealerships")
		.description("adds the dealerships of a .csv file, or changes them, and reports on its rows")
		.argument("<file>", "a CSV file, saved by a spreadsheet")
		.option("--update", "changes dealerships that exist to what the file says")
		.option("--replace", "with --update: hides the dealerships that are not in the file")
		.option("--dry-run", "reports what the import would do, and changes nothing")
		.option("--skip-refused", "imports the other rows if some are refused")
		.option(
			"--allow-missing <field>",
			`imports dealerships without it: ${omissibleFields.join(" or ")}; may be repeated`,
			collectFields,
		)
		.option("--json", "prints the report as JSON")
		.option("--report <file>", "writes the report to a .csv or .json file too")
		.option("--force", "replaces an existing report")
		.addHelpText("after", help)
		.action(async (name: string, options: DealershipImportOptions & ReportOptions) => {
			if (options.replace && !options.update) {
				throw new UsageError("--replace hides what is not in the file. It needs --update too.");
			}
			const csv = await openCsv(context.resolvePath(name));
			const file = readDealershipHeader(csv, options);
			const { unknown, leftOut } = file.columns;
			if (unknown.length > 0) {
				output.notify(`Unknown columns are ignored: ${unknown.join(", ")}.`);
			}
			notifyLeftOut(leftOut, output);
			const run = () =>
				withDatabase(
					context,
					async ({ orm }) => {
						const progress = showProgress(output, "Importing dealerships", 1);
						try {
							return await importDealerships(orm, file, options, {
								author: authorOf(context, "import dealerships"),
								signal,
								onProgress: (done, total) => progress.update(done / total),
							});
						} finally {
							progress.stop();
						}
					},
					{ creates: !options.dryRun },
				);
			const report = await withReport(context, options, run, (result) => reportOf(result, options));
			printDealershipReport(report, options, output);
			if (report.counts.refused > 0 && !options.skipRefused) throw new ExitError();
		});
}

/** Adds a field to the earlier ones of the same option. */
function collectFields(text: string, earlier: readonly OmissibleField[] = []): OmissibleField[] {
	const field = omissibleFields.find((name) => name === text);
	if (!field) throw new InvalidArgumentError(`Give ${omissibleFields.join(" or ")}.`);
	return [...earlier, field];
}

/** The report of an import of dealerships, for a table, a file or another program. */
function reportOf(report: ImportReport, { update }: DealershipImportOptions): Report {
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
function printDealershipReport(
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
		const missing = describeMissing(counts.missing, "dealership");
		hints.push(
			replace
				? `${missing}: while a row is refused, none is hidden, because it may be one of them.`
				: `${missing}. To list these, add --report FILE; to hide them, add --replace.`,
		);
	}
	if (counts.refused > 0 && !skipRefused) {
		hints.push("Correct the refused rows and try again, or skip them with --skip-refused.");
	} else if (dryRun) {
		hints.push("This was a dry run. To import, leave out --dry-run.");
	}
	return hints;
}
