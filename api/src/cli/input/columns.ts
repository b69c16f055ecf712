import { CliError } from "../cli-error.js";
import { cleanLine } from "../output/clean.js";

/** Which columns a file may have: each field with the other names that it goes by. */
export type KnownColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Where the fields stand in a file's rows. */
export interface Columns<Field extends string> {
	/** The text of a field; empty where the file has no such column. */
	read(cells: readonly string[], field: Field): string;
	/** The headings that mean nothing to us. */
	readonly ignored: readonly string[];
}

/**
 * Finds the columns by their headings, in whatever case and with whatever spaces, dashes and
 * underscores.
 *
 * @throws {CliError} where a required one is missing, or one is there twice
 */
export function findColumns<Field extends string>(
	header: readonly string[],
	known: KnownColumns<Field>,
	required: readonly Field[],
): Columns<Field> {
	const fields = new Map<string, Field>();
	for (const field of Object.keys(known) as Field[]) {
		for (const name of [field, ...known[field]]) fields.set(plain(name), field);
	}
	const places = new Map<Field, number>();
	const ignored: string[] = [];
	for (const [place, heading] of header.entries()) {
		const field = fields.get(plain(heading));
		if (!field) {
			if (heading !== "") ignored.push(cleanLine(heading));
			continue;
		}
		const earlier = places.get(field);
		if (earlier !== undefined) {
			throw new CliError(
				`The columns "${cleanLine(header[earlier] ?? "")}" and "${cleanLine(heading)}" both say ${field}. Remove one of them.`,
			);
		}
		places.set(field, place);
	}
	const missing = required.filter((field) => !places.has(field));
	if (missing.length > 0) {
		throw new CliError(
			`The file has no column ${missing.join(", ")}. Its first row must name the columns: ${Object.keys(known).join(", ")}.`,
		);
	}
	return {
		read: (cells, field) => cells[places.get(field) ?? -1] ?? "",
		ignored,
	};
}

function plain(heading: string): string {
	return heading.toLowerCase().replace(/[^a-z0-9]/g, "");
}
