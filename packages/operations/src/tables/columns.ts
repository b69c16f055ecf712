import { cleanLine } from "@nev/api/operations";
import type { NumberedColumn } from "@nev/contract/desk";
import {
	type ColumnRules,
	createHeadingReader,
	type JoinedField,
	type KnownColumns,
	type Meaning,
} from "./heading-meanings.js";
import { missingColumns } from "./missing-columns.js";
import { saysNothing } from "./says-nothing.js";

/** A column that is not read, because another one has the same field. */
export interface LeftOutColumn extends NumberedColumn {
	readonly readInstead: NumberedColumn;
}

/** A column that is read. */
export interface ReadColumn {
	readonly heading: string;
	readonly field: string;
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
	/** In the order of the file. Some fields have several. */
	readonly understood: readonly ReadColumn[];
	/** The headings that are not known. */
	readonly unknown: readonly string[];
	readonly leftOut: readonly LeftOutColumn[];
}

/**
 * Finds the columns by their headings. Case, spaces, dashes and underscores do not matter. Of two
 * columns for one field, the chosen one is read, or else the better known one, or else the first.
 *
 * @throws {ImportError} if a required column is missing
 */
export function findColumns<Field extends string>(
	header: readonly string[],
	known: KnownColumns<Field>,
	required: readonly Field[],
	rules: ColumnRules = {},
): Columns<Field> {
	const { joined = {} } = rules;
	const meaningOf = createHeadingReader(known, rules);
	const headingAt = (index: number) => cleanLine(header[index] ?? "");
	const columnAt = (index: number) => ({ heading: headingAt(index), number: index + 1 });

	const candidates = new Map<Field, Candidate<Field>[]>();
	const unknown: string[] = [];
	for (const [index, heading] of header.entries()) {
		const meaning = meaningOf(heading);
		if (meaning) {
			const others = candidates.get(meaning.field) ?? [];
			candidates.set(meaning.field, [...others, { index, ...meaning }]);
		} else if (meaning === undefined && heading !== "") unknown.push(headingAt(index));
	}

	const indexes = new Map<Field, readonly number[]>();
	const leftOut: LeftOutColumn[] = [];
	for (const [field, all] of candidates) {
		const ranked = [...all].sort((one, other) => one.rank - other.rank);
		const chosen = ranked.filter(({ isChosen }) => isChosen);
		const first = [...chosen, ...ranked].find(({ follows }) => !follows) ?? chosen[0];
		if (!first) {
			unknown.push(...all.map(({ index }) => headingAt(index)));
			continue;
		}
		const isRead = (one: Candidate<Field>) =>
			one === first || (joined[field] && (one.follows || one.isChosen || joined[field].joinsAll));
		indexes.set(
			field,
			[first, ...all.filter((one) => one !== first && isRead(one))].map(({ index }) => index),
		);
		const readInstead = columnAt(first.index);
		for (const one of all) if (!isRead(one)) leftOut.push({ ...columnAt(one.index), readInstead });
	}

	const missing = required.filter((field) => !indexes.has(field));
	if (missing.length > 0) {
		const unread = [...unknown, ...leftOut.map(({ heading }) => heading)];
		throw missingColumns(missing, known, header.map(cleanLine), unread);
	}
	return {
		read(cells, field) {
			const [index = -1, ...others] = indexes.get(field) ?? [];
			const text = cells[index] ?? "";
			if (others.length === 0) return text;
			return join([text, ...others.map((other) => cells[other] ?? "")], joined[field]);
		},
		has: (field) => indexes.has(field),
		headingOf: (field) => headingAt(indexes.get(field)?.[0] ?? -1) || field,
		understood: [...indexes]
			.flatMap(([field, all]) => all.map((index) => ({ heading: headingAt(index), field, index })))
			.sort((one, other) => one.index - other.index),
		unknown,
		leftOut,
	};
}

interface Candidate<Field extends string> extends Meaning<Field> {
	readonly index: number;
}

/** Without empty texts. */
function join(texts: readonly string[], field: JoinedField | undefined): string {
	const [first = "", ...others] = texts.filter((text) => !saysNothing(text));
	return field ? others.reduce(field.join, first) : first;
}
