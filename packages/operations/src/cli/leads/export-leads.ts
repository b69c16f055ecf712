import { allLeads, cleanJson, type LeadFilter, leadJson, type Orm } from "@nev/api/operations";
import { leadCsvHeader, leadCsvLine } from "../../leads/lead-csv.js";
import type { Context } from "../context.js";
import { pluralize } from "../output/format.js";
import { writeFileOnce } from "../output/write-file.js";

export interface ExportOptions extends LeadFilter {
	readonly format: "csv" | "json";
	/** The file, or `-`: standard output. */
	readonly file: string;
	/** Replaces an existing file. */
	readonly force?: boolean | undefined;
}

/**
 * Writes all leads that match as CSV or JSON, oldest first. The file appears only when it is
 * complete, and only its owner may read it.
 *
 * @throws {CliError} if the file exists already or cannot be written
 */
export async function exportLeads(
	orm: Orm,
	options: ExportOptions,
	context: Pick<Context, "output" | "resolvePath" | "signal">,
): Promise<void> {
	let count = 0;
	const file = await writeFileOnce(context, options.file, options.force, async (write) => {
		// Without a byte order mark, spreadsheets do not read the file as UTF-8.
		if (options.format === "csv" && options.file !== "-") await write("\ufeff");
		count = await writeLeads(orm, options, context.signal, write);
	});
	if (file) context.output.notify(`${pluralize(count, "lead")} written to ${file}.`);
}

/** @returns the number of leads */
async function writeLeads(
	orm: Orm,
	{ format, ...filter }: ExportOptions,
	signal: AbortSignal,
	write: (chunk: string) => Promise<void>,
): Promise<number> {
	let count = 0;
	await write(format === "csv" ? leadCsvHeader : "[");
	for await (const page of allLeads(orm, filter)) {
		signal.throwIfAborted();
		const chunks = page.map((stored, index) =>
			format === "json"
				? `${count + index > 0 ? ",\n" : "\n"}${cleanJson(leadJson(stored))}`
				: leadCsvLine(stored),
		);
		count += page.length;
		await write(chunks.join(""));
	}
	if (format === "json") await write("\n]\n");
	return count;
}
