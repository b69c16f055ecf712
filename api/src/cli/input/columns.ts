import { CliError } from "../cli-error.js";
import { cleanLine } from "../output/clean.js";

/** The columns that a file may have: each field with alternative headings. */
export type KnownColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** The columns of a file. */
export interface Columns<Field extends string> {
	/** The text of a field; empty if the file has no such column. */
	read(cells: readonly string[], field: Field): string;
	/** The headings that are not known. */
	readonly unknown: readonly string[];
}

/**
 * Finds the columns by their headings. Case, spaces, dashes and underscores do not matter.
 *
 * @throws {CliError} if a required column is missing, or a field has two columns
 */
export function findColumns<Field extends string>(
	header: readonly string[],
	known: KnownColumns<Field>,
	required: readonly Field[],
): Columns<Field> {
	const fieldByHeading = new Map<string, Field>();
	for (const field of Object.keys(known) as Field[]) {
		for (const name of [field, ...known[field]]) fieldByHeading.set(normalize(name), field);
	}
	const indexes = new Map<Field, number>();
	const unknown: string[] = [];
	for (const [index, heading] of header.entries()) {
		const field = fieldByHeading.get(normalize(heading));
		if (!field) {
			if (heading !== "") unknown.push(cleanLine(heading));
			continue;
		}
		const earlier = indexes.get(field);
		if (earlier !== undefined) {
			throw new CliError(
				`The columns "${cleanLine(header[earlier] ?? "")}" and "${cleanLine(heading)}" are both ${field}. Remove one of them.`,
			);
		}
		indexes.set(field, index);
	}
	const missing = required.filter((field) => !indexes.has(field));
	if (missing.length > 0) {
		throw new CliError(
			`The file has no column ${missing.join(", ")}. Its first row must name the columns: ${Object.keys(known).join(", ")}.`,
		);
	}
	return {
		read: (cells, field) => cells[indexes.get(field) ?? -1] ?? "",
		unknown,
	};
}

function normalize(heading: string): string {
	return heading.toLowerCase().replace(/[^a-z0-9]/g, "");
}
