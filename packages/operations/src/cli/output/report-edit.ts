import { cleanLine, type Edited } from "@nev/api/operations";
import { formatLeadAddresses, type LeadAddress } from "@nev/contract/desk";
import { CliError } from "../cli-error.js";
import type { Output } from "../context.js";

interface ReportTexts<Row> {
	/** What is printed if it has these values already. */
	readonly unchanged: (row: Row) => string;
	/** The error if there is no such row. */
	readonly missing?: () => CliError;
	readonly isDryRun?: boolean;
}

/**
 * Prints what became of an edit: each field with its old and its new value.
 *
 * @throws {CliError} if nothing was changed, unless it has these values already
 */
export function reportEdit<Row>(
	edited: Edited<Row>,
	output: Output,
	{ unchanged, missing, isDryRun = false }: ReportTexts<Row>,
): void {
	switch (edited.kind) {
		case "missing":
			throw missing?.() ?? new CliError("There is no such row.");
		case "invalid": {
			const problems = edited.problems.map(({ field, message }) => `${field}: ${message}.`);
			throw new CliError(`Nothing was changed. ${problems.join(" ")}`);
		}
		case "conflict":
			throw new CliError(
				"Nothing was changed. Somebody has changed it since: see Changes on the desk.",
			);
		case "unchanged":
			output.print(unchanged(edited.row));
			return;
		case "edited":
			for (const { field, before, after } of edited.fields) {
				output.print(`${field}: ${describeValue(before, field)} → ${describeValue(after, field)}`);
			}
			if (isDryRun) output.print("This was a dry run, so nothing was changed.");
			else
				output.notify(`To take it back, undo change ${edited.change} under Changes on the desk.`);
	}
}

/** A value as a line of text; `none` for null and for an empty text. */
export function describeValue(value: unknown, field?: string): string {
	if (field === "leadAddresses") {
		return formatLeadAddresses(value as readonly LeadAddress[]) || "none";
	}
	if (value === null || value === undefined || value === "") return "none";
	return cleanLine(typeof value === "string" ? value : JSON.stringify(value));
}
