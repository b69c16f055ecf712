import { cleanJson, type Orm } from "@nev/api/operations";
import type { Command } from "commander";
import type { ImportRun, ListImportOptions } from "../../imports/import-options.js";
import type { ImportReport } from "../../imports/import-report.js";
import { linesOfRow, type ReportLine, reportAsCsv } from "../../imports/report-lines.js";
import type { Columns } from "../../tables/columns.js";
import type { TableFile } from "../../tables/table-file.js";
import { authorOf } from "../author.js";
import { ExitError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { showProgress } from "../output/progress.js";
import { type Column, printTable } from "../output/table.js";
import { writeFileOnce } from "../output/write-file.js";
import { withDatabase } from "../with-database.js";
import { explainHideLimit, outcomeOf } from "./import-outcome.js";
import { describeCauses, firstOfCauses, hintsForCauses, printedAbsent } from "./report-causes.js";

/** What an operator asks of an import, and how its report is wanted. */
export interface ImportFlags extends ListImportOptions {
	/** Prints JSON. */
	readonly json?: boolean;
	/** What columns are, as in `Location Name=name`. */
	readonly map?: readonly string[];
	/** A .csv or .json file to write the report to. */
	readonly report?: string;
	/** Replaces that file. */
	readonly force?: boolean;
	/** Of a workbook: the sheet to read. */
	readonly sheet?: string;
}

/** Adds the options that an import of any list has. */
export function addImportFlags(command: Command): Command {
	return command
		.option(
			"--map <heading=field>",
			"reads a column of the file as this field, or not at all as HEADING=; may be repeated",
			(text: string, earlier: readonly string[] = []) => [...earlier, text],
		)
		.option(
			"--sheet <name>",
			"reads this sheet of a workbook, and not the first that names columns",
		)
		.option("--dry-run", "reports what the import would do, and changes nothing")
		.option("--json", "prints the report as JSON")
		.option("--report <file>", "writes the report to a .csv or .json file too")
		.option("--force", "replaces an existing report");
}

/** A list that is imported. */
interface ListImport {
	/** What it is a list of. */
	readonly noun: "dealership" | "rate" | "vehicle";
	/** What becomes with `--replace` of those that are not in the file. */
	readonly removal: "hide" | "remove";
	readonly file: Pick<TableFile, "notes" | "losesData">;
	/** @throws {ImportError} if it lacks a column */
	readonly open: (orm: Orm) => Promise<OpenList>;
}

interface OpenList {
	readonly columns: Pick<Columns<string>, "leftOut" | "unknown">;
	/** When its columns were chosen at the desk. */
	readonly chosenAt?: Date | undefined;
	readonly run: (run: ImportRun) => Promise<ImportReport>;
}

/**
 * Imports a list and reports on it. Before anything is imported, the file of the report is known to be writable.
 *
 * @throws {ExitError} if nothing is imported, or something of the file is left out or doubtful
 * @throws {CliError} if that file exists already or cannot be written
 */
export async function runListImport(
	context: Context,
	flags: ImportFlags,
	list: ListImport,
): Promise<void> {
	const { output, signal } = context;
	for (const note of list.file.notes ?? []) output.notify(note);
	const run = () =>
		withDatabase(
			context,
			async ({ orm }) => {
				const opened = await list.open(orm);
				reportColumns(opened, output);
				const progress = showProgress(output, `Importing ${list.noun}s`, 1);
				try {
					return await opened.run({
						author: authorOf(context, `import ${list.noun}s`),
						signal,
						onProgress: (done, total) => progress.update(done / total),
					});
				} finally {
					progress.stop();
				}
			},
			{ creates: !flags.dryRun },
		);
	const report = await writeReport(context, flags, run);
	if (flags.json) output.print(cleanJson(toJson(report, flags)));
	else {
		printLines(firstOfCauses(linesOf(report, flags), report), output);
		for (const line of describeCauses(report)) output.print(line);
		output.print(summarize(report, flags, list));
		for (const hint of hintsForCauses(report, flags)) output.notify(hint);
		for (const hint of hintsFor(report, flags, list)) output.notify(hint);
	}
	const outcome = outcomeOf(report, flags.skipRefused ?? false, list.file.losesData);
	if (outcome) throw new ExitError(outcome);
}

function reportColumns(
	{ columns: { unknown, leftOut }, chosenAt }: OpenList,
	output: Output,
): void {
	if (chosenAt) {
		const day = chosenAt.toISOString().slice(0, 10);
		output.notify(`The columns are read as chosen at the desk on ${day}.`);
	}
	if (unknown.length > 0) output.notify(`Unknown columns are ignored: ${unknown.join(", ")}.`);
	for (const { heading, number, readInstead } of leftOut) {
		output.notify(
			`Column ${number}, "${heading}", is left out, because column ${readInstead.number}, "${readInstead.heading}", means the same.`,
		);
	}
}

async function writeReport(
	context: Context,
	flags: ImportFlags,
	run: () => Promise<ImportReport>,
): Promise<ImportReport> {
	const { report: name, force } = flags;
	if (name === undefined) return run();
	let report: ImportReport | undefined;
	await writeFileOnce(context, name, force, async (write) => {
		report = await run();
		await write(
			/\.json$/i.test(name)
				? `${cleanJson(toJson(report, flags))}\n`
				: reportAsCsv(linesOf(report, flags)),
		);
	});
	return report as ImportReport;
}

/** Without an update, the number of added ones says as much as their names. */
function linesOf({ rows }: ImportReport, { update = false }: ImportFlags): ReportLine[] {
	return rows.flatMap((row) => linesOfRow(row, update));
}

function toJson(report: ImportReport, { update }: ImportFlags): object {
	const { isApplied, counts, noted, sampleRemoved, overHideLimit } = report;
	const { added, ...otherCounts } = counts;
	const rows = report.rows
		.filter(({ outcome, notes }) => update || outcome !== "added" || notes.length > 0)
		.map(({ notes, ...row }) => ({ ...row, findings: notes }));
	return {
		isImported: isApplied,
		...{ imported: added, mended: noted },
		...otherCounts,
		...{ sampleRemoved, ...(overHideLimit && { overHideLimit }), rows },
	};
}

/**
 * Prints the lines of a report as a table, with `field: old → new` for a change. What is missing in the
 * file and stays is left to a hint.
 */
function printLines(all: readonly ReportLine[], output: Output): void {
	const lines = all.filter(({ what }) => what !== "missing");
	if (lines.length === 0) return;
	const table: Column<ReportLine>[] = [
		{ heading: "ROW", value: ({ row }) => `${row ?? ""}` },
		{ heading: "ID", value: ({ id }) => `${id ?? ""}` },
		{ heading: "WHAT", value: ({ what }) => what },
		{ heading: "NAME", value: ({ name }) => name },
		{
			heading: "WHY",
			value: ({ change, why = "" }) =>
				change ? `${change.field}: ${change.old ?? "(none)"} → ${change.new ?? "(none)"}` : why,
			isUntruncated: true,
		},
	];
	const hasValues = ({ heading, value }: Column<ReportLine>) =>
		heading === "WHAT" || lines.some((line) => value(line) !== "");
	printTable(lines, table.filter(hasValues), output);
}

function summarize(
	{ isApplied, counts, noted, sampleRemoved }: ImportReport,
	{ update }: ImportFlags,
	{ noun }: ListImport,
): string {
	const number = (count: number) => count.toLocaleString("en-US");
	const parts = [
		`${pluralize(counts.added, noun)} imported`,
		...(update
			? [`${number(counts.changed)} changed`, `${number(counts.unchanged)} unchanged`]
			: []),
		...(noted > 0 ? [`${number(noted)} of them with notes`] : []),
		...(counts.skipped > 0
			? [`${pluralize(counts.skipped, noun === "rate" ? "row" : "duplicate")} skipped`]
			: []),
		...(counts.refused > 0 ? [`${pluralize(counts.refused, "row")} refused`] : []),
		...(["missing", "hidden", "removed"] as const).flatMap((outcome) =>
			counts[outcome] > 0 ? `${number(counts[outcome])} ${outcome}` : [],
		),
		...(sampleRemoved > 0 ? [`${pluralize(sampleRemoved, `sample ${noun}`)} removed`] : []),
	].join(", ");
	return isApplied ? `${parts}.` : `Nothing was changed. The import would be: ${parts}.`;
}

function hintsFor(
	{ counts, overHideLimit }: ImportReport,
	{ dryRun, skipRefused, update, report }: ImportFlags,
	{ noun, removal }: ListImport,
): string[] {
	const hints: string[] = [];
	if (counts.skipped > 0 && !update) {
		hints.push(`To change ${noun}s that exist to what the file says, add --update.`);
	}
	if (counts.missing > 0) {
		const missing =
			counts.missing === 1
				? `1 ${noun} that is not in the file stays as it is`
				: `${pluralize(counts.missing, noun)} that are not in the file stay as they are`;
		hints.push(`${missing}. To list these, add --report FILE; to ${removal} them, add --replace.`);
	}
	if (counts.hidden > printedAbsent && !overHideLimit && report === undefined) {
		hints.push(`${printedAbsent} of those hidden are listed. To list all, add --report FILE.`);
	}
	if (overHideLimit) hints.push(explainHideLimit(overHideLimit));
	if (counts.refused > 0 && !skipRefused) {
		hints.push(
			noun === "dealership"
				? "Correct the refused rows and try again, or skip them with --skip-refused."
				: "Correct the refused rows and try again.",
		);
	} else if (dryRun && !overHideLimit) {
		hints.push("This was a dry run. To import, leave out --dry-run.");
	}
	return hints;
}
