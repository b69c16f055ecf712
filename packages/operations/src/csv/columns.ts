import { cleanLine } from "@nev/api/operations";
import type { NumberedColumn } from "@nev/contract/desk";
import { ImportError } from "./import-error.js";

/** The columns that a file may have: each field with alternative headings. */
export type KnownColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** A column that is not read, because another one has the same field. */
export interface LeftOutColumn extends NumberedColumn {
	readonly readInstead: NumberedColumn;
}

/** A column that is read. */
export interface ReadColumn<Field extends string> {
	readonly heading: string;
	readonly field: Field;
	/** Its place in a row. */
	readonly index: number;
}

/** The columns of a file. */
export interface Columns<Field extends string> {
	/** The text of a field; empty if the file has no such column. */
	read(cells: readonly string[], field: Field): string;
	has(field: Field): boolean;
	/** What the file calls a field: its heading there, or its name. */
	headingOf(field: Field): string;
	/** In the order of the file. */
	readonly understood: readonly ReadColumn<Field>[];
	/** The headings that are not known. */
	readonly unknown: readonly string[];
	readonly leftOut: readonly LeftOutColumn[];
}

/**
 * Finds the columns by their headings. Case, spaces, dashes and underscores do not matter. Of two
 * columns for one field, the one that has the field's own name is read, or else the first.
 *
 * @throws {ImportError} if a required column is missing
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
	const headingAt = (index: number) => cleanLine(header[index] ?? "");
	const columnAt = (index: number) => ({ heading: headingAt(index), number: index + 1 });
	const candidates = new Map<Field, number[]>();
	const unknown: string[] = [];
	for (const [index, heading] of header.entries()) {
		const field = fieldByHeading.get(normalize(heading));
		if (field) candidates.set(field, [...(candidates.get(field) ?? []), index]);
		else if (heading !== "") unknown.push(headingAt(index));
	}
	const indexes = new Map<Field, number>();
	const leftOut: LeftOutColumn[] = [];
	for (const [field, [first = -1, ...others]] of candidates) {
		const named = [first, ...others].find(
			(index) => normalize(header[index] ?? "") === normalize(field),
		);
		const read = named ?? first;
		indexes.set(field, read);
		for (const index of [first, ...others]) {
			if (index === read) continue;
			leftOut.push({ ...columnAt(index), readInstead: columnAt(read) });
		}
	}
	const missing = required.filter((field) => !indexes.has(field));
	if (missing.length > 0) {
		throw new ImportError(
			`The file lacks the ${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}. Its first row must name the columns. These are known: ${Object.keys(known).join(", ")}.`,
		);
	}
	return {
		read: (cells, field) => cells[indexes.get(field) ?? -1] ?? "",
		has: (field) => indexes.has(field),
		headingOf: (field) => headingAt(indexes.get(field) ?? -1) || field,
		understood: [...indexes]
			.map(([field, index]) => ({ heading: headingAt(index), field, index }))
			.sort((one, other) => one.index - other.index),
		unknown,
		leftOut,
	};
}

function normalize(heading: string): string {
	return heading.toLowerCase().replace(/[^a-z0-9]/g, "");
}
