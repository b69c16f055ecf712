import { leadJson } from "../../leads/describe-lead.js";
import { leadCsvHeader, leadCsvLine } from "../../leads/lead-csv.js";
import { allLeads, type LeadFilter } from "../../leads/stored-lead.js";
import type { Orm } from "../../storage/orm.js";
import { cleanJson } from "../../text/clean.js";
import type { Context } from "../context.js";
import { pluralize } from "../output/format.js";
import { writeFileOnce } from "../output/write-file.js";

export interface ExportOptions extends LeadFilter {
	readonly format: "csv" | "json";
	/** The absolute path of the file; without it, leads are written to standard output. */
	readonly file?: string | undefined;
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
	{ output, signal }: Pick<Context, "output" | "signal">,
): Promise<void> {
	const { file } = options;
	if (file === undefined) {
		await writeLeads(orm, options, signal, (chunk) => output.write(chunk));
		return;
	}
	let count = 0;
	await writeFileOnce(file, options.force, async (write) => {
		// Without a byte order mark, spreadsheets do not read the file as UTF-8.
		if (options.format === "csv") await write("\ufeff");
		count = await writeLeads(orm, options, signal, write);
	});
	output.notify(`${pluralize(count, "lead")} written to ${file}.`);
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
