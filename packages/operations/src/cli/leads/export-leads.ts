import { cleanJson } from "@nev/api/operations";
import { leadCsvHeader, leadCsvLine } from "../../leads/lead-csv.js";
import { type LeadWithProblem, leadAndProblemJson } from "../../leads/lead-problem.js";
import type { Context } from "../context.js";
import { pluralize } from "../output/format.js";
import { writeFileOnce } from "../output/write-file.js";

export interface ExportOptions {
	readonly format: "csv" | "json";
	/** The file, or `-`: standard output. */
	readonly file: string;
	/** Replaces an existing file. */
	readonly force?: boolean | undefined;
}

/**
 * Writes pages of leads as CSV or JSON. The file appears only when it is
 * complete, and only its owner may read it.
 *
 * @throws {CliError} if the file exists already or cannot be written
 */
export async function exportLeads(
	pages: AsyncIterable<readonly LeadWithProblem[]>,
	options: ExportOptions,
	context: Pick<Context, "output" | "resolvePath" | "signal">,
): Promise<void> {
	let count = 0;
	const file = await writeFileOnce(context, options.file, options.force, async (write) => {
		// Without a byte order mark, spreadsheets do not read the file as UTF-8.
		if (options.format === "csv" && options.file !== "-") await write("\ufeff");
		count = await writeLeads(pages, options.format, context.signal, write);
	});
	if (file) context.output.notify(`${pluralize(count, "lead")} written to ${file}.`);
}

/** @returns the number of leads */
async function writeLeads(
	pages: AsyncIterable<readonly LeadWithProblem[]>,
	format: ExportOptions["format"],
	signal: AbortSignal,
	write: (chunk: string) => Promise<void>,
): Promise<number> {
	let count = 0;
	await write(format === "csv" ? leadCsvHeader : "[");
	for await (const page of pages) {
		signal.throwIfAborted();
		const chunks = page.map((stored, index) =>
			format === "json"
				? `${count + index > 0 ? ",\n" : "\n"}${cleanJson(leadAndProblemJson(stored))}`
				: leadCsvLine(stored),
		);
		count += page.length;
		await write(chunks.join(""));
	}
	if (format === "json") await write("\n]\n");
	return count;
}
