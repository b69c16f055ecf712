import type { LeftOutColumn } from "../../imports/columns.js";
import { byteOrderMark, csvLine } from "../../imports/csv-line.js";
import type { FieldChange, ReportedValue } from "../../imports/field-changes.js";
import { cleanJson } from "../../text/clean.js";
import type { Context, Output } from "../context.js";
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

/** One line of a report: a change of a field, or what else is to be said of a row. */
export interface ReportLine {
	readonly row?: number | undefined;
	/** What identifies what exists already: the dealership's id, or the vehicle's slug. */
	readonly id?: number | string | undefined;
	readonly name: string;
	readonly what: string;
	readonly change?: FieldChange | undefined;
	readonly why?: string | undefined;
}

/** The report of an import, ready to be printed or written. */
export interface Report {
	readonly lines: readonly ReportLine[];
	/** Its value as JSON. */
	readonly json: unknown;
}

const columns: Record<string, (line: ReportLine) => ReportedValue | undefined> = {
	row: ({ row }) => row,
	id: ({ id }) => id,
	what: ({ what }) => what,
	name: ({ name }) => name,
	field: ({ change }) => change?.field,
	old: ({ change }) => change?.old,
	new: ({ change }) => change?.new,
	why: ({ why }) => why,
};

/**
 * Runs an import and writes its report, if that is wanted. Before anything is imported, the file is
 * known to be writable.
 *
 * @throws {CliError} if the file exists already or cannot be written
 */
export async function withReport<Result>(
	{ resolvePath }: Pick<Context, "resolvePath">,
	{ report: name, force }: ReportOptions,
	run: () => Promise<Result>,
	toReport: (result: Result) => Report,
): Promise<Result> {
	if (name === undefined) return run();
	let result: Result | undefined;
	await writeFileOnce(resolvePath(name), force, async (write) => {
		result = await run();
		const { lines, json } = toReport(result);
		await write(/\.json$/i.test(name) ? `${cleanJson(json)}\n` : asCsv(lines));
	});
	return result as Result;
}

function asCsv(lines: readonly ReportLine[]): string {
	const cells = lines.map((line) =>
		csvLine(Object.values(columns).map((value) => value(line) as string | number | null)),
	);
	return byteOrderMark + csvLine(Object.keys(columns)) + cells.join("");
}

/** Prints the lines of a report as a table, with `field: old → new` for a change. */
export function printLines(lines: readonly ReportLine[], output: Output): void {
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
	for (const { heading, readInstead } of leftOut) {
		output.notify(`The column "${heading}" is left out, because "${readInstead}" means the same.`);
	}
}
