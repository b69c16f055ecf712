import { cleanJson } from "@nev/api/operations";
import type { FieldChange } from "../../changes/field-changes.js";
import type { LeftOutColumn } from "../../csv/columns.js";
import { type ReportLine, reportAsCsv } from "../../imports/report-lines.js";
import type { Context, Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { type Column, printTable } from "../output/table.js";
import { writeFileOnce } from "../output/write-file.js";

/** How an operator wants the report of an import. */
export interface ReportOptions {
	/** Prints JSON. */
	readonly json?: boolean | undefined;
	/** A .csv or .json file to write it to. */
	readonly report?: string | undefined;
	/** Replaces that file. */
	readonly force?: boolean | undefined;
}

/** The report of an import, ready to be printed or written. */
export interface Report {
	readonly lines: readonly ReportLine[];
	/** Its value as JSON. */
	readonly json: unknown;
}

/**
 * Runs an import and writes its report, if that is wanted. Before anything is imported, the file is
 * known to be writable.
 *
 * @throws {CliError} if the file exists already or cannot be written
 */
export async function withReport<Result>(
	context: Pick<Context, "output" | "resolvePath" | "signal">,
	{ report: name, force }: ReportOptions,
	run: () => Promise<Result>,
	toReport: (result: Result) => Report,
): Promise<Result> {
	if (name === undefined) return run();
	let result: Result | undefined;
	await writeFileOnce(context, name, force, async (write) => {
		result = await run();
		const { lines, json } = toReport(result);
		await write(/\.json$/i.test(name) ? `${cleanJson(json)}\n` : reportAsCsv(lines));
	});
	return result as Result;
}

/** How many are not in the file and stay, in place of a line for each. */
export function describeMissing(count: number, noun: string): string {
	return count === 1
		? `1 ${noun} that is not in the file stays as it is`
		: `${pluralize(count, noun)} that are not in the file stay as they are`;
}

/**
 * Prints the lines of a report as a table, with `field: old → new` for a change. What is missing in the
 * file and stays is left to `describeMissing`.
 */
export function printLines(all: readonly ReportLine[], output: Output): void {
	const lines = all.filter(({ what }) => what !== "missing");
	if (lines.length === 0) return;
	const table: Column<ReportLine>[] = [
		{ heading: "ROW", value: ({ row }) => `${row ?? ""}` },
		{ heading: "ID", value: ({ id }) => `${id ?? ""}` },
		{ heading: "WHAT", value: ({ what }) => what },
		{ heading: "NAME", value: ({ name }) => name },
		{
			heading: "WHY",
			value: ({ change, why }) => (change ? describeChange(change) : (why ?? "")),
			isUntruncated: true,
		},
	];
	const hasValues = ({ heading, value }: Column<ReportLine>) =>
		heading === "WHAT" || lines.some((line) => value(line) !== "");
	printTable(lines, table.filter(hasValues), output);
}

function describeChange({ field, old, new: value }: FieldChange): string {
	return `${field}: ${old ?? "(none)"} → ${value ?? "(none)"}`;
}

/** Says which columns are not read, and why. */
export function notifyLeftOut(leftOut: readonly LeftOutColumn[], output: Output): void {
	for (const { heading, number, readInstead } of leftOut) {
		output.notify(
			`Column ${number}, "${heading}", is left out, because column ${readInstead.number}, "${readInstead.heading}", means the same.`,
		);
	}
}
