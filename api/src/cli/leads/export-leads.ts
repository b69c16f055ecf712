import { open, rename, rm } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";
import type { Orm } from "../../storage/orm.js";
import { CliError } from "../cli-error.js";
import type { Context } from "../context.js";
import { cleanCell, cleanJson } from "../output/clean.js";
import { counted } from "../output/wording.js";
import { aboutOf, consentOf, deliveryOf, leadJson, sent } from "./describe-lead.js";
import { allLeads, type LeadFilter, type StoredLead } from "./stored-lead.js";

export interface ExportOptions extends LeadFilter {
	readonly format: "csv" | "json";
	/** An absolute path; without one it goes to standard output. */
	readonly file?: string | undefined;
	/** Whether a file that is there already may be replaced. */
	readonly force?: boolean | undefined;
}

const columns: Record<string, (stored: StoredLead) => string | number | null | undefined> = {
	id: ({ lead }) => lead.id,
	uuid: ({ lead }) => lead.uuid,
	createdAt: ({ lead }) => lead.createdAt.toISOString(),
	kind: ({ lead }) => lead.kind,
	name: ({ lead }) => lead.name,
	email: ({ lead }) => lead.email,
	phone: ({ lead }) => lead.phone,
	about: aboutOf,
	vehicleName: (stored) => sent(stored, "vehicleName"),
	vehiclePrice: (stored) => sent(stored, "vehiclePrice"),
	subject: (stored) => sent(stored, "subject"),
	message: (stored) => sent(stored, "message"),
	address: (stored) => sent(stored, "address"),
	city: (stored) => sent(stored, "city"),
	state: (stored) => sent(stored, "state"),
	zipCode: (stored) => sent(stored, "zipCode"),
	membershipId: (stored) => sent(stored, "membershipId"),
	dealershipId: ({ lead }) => lead.dealershipId,
	dealership: ({ dealershipName }) => dealershipName,
	page: (stored) => sent(stored, "page"),
	consentText: (stored) => consentOf(stored)?.text,
	consentGivenAt: (stored) => consentOf(stored)?.givenAt,
	suspicion: ({ lead }) => lead.suspicion,
	delivery: deliveryOf,
};

/**
 * Writes all leads that match, oldest first, as CSV or JSON. A file is there only when it is whole,
 * and only its owner may read it.
 *
 * @throws {CliError} where the file is there already, or cannot be written
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
	const part = `${file}.part`;
	try {
		if (!options.force) await assertAbsent(file);
		await rm(part, { force: true });
		const handle = await open(part, "wx", 0o600);
		try {
			// Without it a spreadsheet takes the accents for something else.
			if (options.format === "csv") await handle.write("\ufeff");
			const count = await writeLeads(orm, options, signal, async (chunk) => {
				await handle.write(chunk);
			});
			await handle.sync();
			await rename(part, file);
			output.tell(`${counted(count, "lead")} written to ${file}.`);
		} finally {
			await handle.close();
			await rm(part, { force: true });
		}
	} catch (error) {
		if (!(error instanceof Error && "syscall" in error)) throw error;
		throw new CliError(`${file} cannot be written: ${error.message}. Name another file.`);
	}
}

async function assertAbsent(file: string): Promise<void> {
	const handle = await open(file, "r").catch(() => undefined);
	await handle?.close();
	if (handle) {
		throw new CliError(`${file} is there already. Name another file, or replace it with --force.`);
	}
}

/** @returns how many there were */
async function writeLeads(
	orm: Orm,
	{ format, ...filter }: ExportOptions,
	signal: AbortSignal,
	write: (chunk: string) => Promise<void>,
): Promise<number> {
	let count = 0;
	await write(format === "csv" ? csvLine(Object.keys(columns)) : "[");
	for await (const page of allLeads(orm, filter)) {
		signal.throwIfAborted();
		const chunks = page.map((stored, place) => {
			if (format === "json")
				return `${count + place > 0 ? ",\n" : "\n"}${cleanJson(leadJson(stored))}`;
			return csvLine(Object.values(columns).map((value) => value(stored)));
		});
		count += page.length;
		await write(chunks.join(""));
	}
	if (format === "json") await write("\n]\n");
	return count;
}

/** A line of CSV that a spreadsheet takes for text, whatever a visitor has written into it. */
function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	const clean = cells.map((cell) => (typeof cell === "string" ? cleanCell(cell) : cell));
	return stringify([clean], { escape_formulas: true, record_delimiter: "\r\n" });
}
