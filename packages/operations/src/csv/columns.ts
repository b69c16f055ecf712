import { cleanLine } from "@nev/api/operations";
import type { NumberedColumn } from "@nev/contract/desk";
import { missingColumns } from "./missing-columns.js";

/** The columns that a file may have: each field with alternative headings, the best known first. */
export type KnownColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** The field by heading, as an operator chooses it; empty: the column is not read. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** A field that is read from several columns. */
interface JoinedField {
	/** What stands between their texts. */
	readonly separator: string;
	/** The headings of what follows the first one, such as the second line of an address. */
	readonly following: readonly string[];
}

export interface ColumnRules {
	readonly joined?: Readonly<Record<string, JoinedField>>;
	/** Words before a heading that do not change its meaning, as in `Store phone`. */
	readonly prefix?: RegExp;
	readonly chosen?: ChosenColumns | undefined;
}

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
 * columns for one field, the better known one is read, or else the first.
 *
 * @throws {ImportError} if a required column is missing
 */
export function findColumns<Field extends string>(
	header: readonly string[],
	known: KnownColumns<Field>,
	required: readonly Field[],
	{ joined = {}, prefix, chosen = {} }: ColumnRules = {},
): Columns<Field> {
	const fields = Object.keys(known) as Field[];
	const meanings = meaningsOf(known, joined);
	const meaningOf = (heading: string) => {
		const name = normalize(heading);
		const meaning = meanings.get(name);
		if (meaning || !prefix) return meaning;
		const other = meanings.get(name.replace(prefix, ""));
		return other && { ...other, rank: other.rank + leastKnown };
	};
	const chosenByHeading = new Map(
		Object.entries(chosen).map(([heading, field]) => [headingKey(heading), field]),
	);
	const headingAt = (index: number) => cleanLine(header[index] ?? "");
	const columnAt = (index: number) => ({ heading: headingAt(index), number: index + 1 });

	const candidates = new Map<Field, Candidate[]>();
	const unknown: string[] = [];
	for (const [index, heading] of header.entries()) {
		const choice = chosenByHeading.get(headingKey(heading));
		if (choice === "") continue;
		const chosenField = fields.find((field) => field === choice);
		const meaning = chosenField ? { field: chosenField, rank: -1 } : meaningOf(heading);
		if (meaning) {
			const { field, ...rest } = meaning;
			candidates.set(field, [...(candidates.get(field) ?? []), { index, ...rest }]);
		} else if (heading !== "") unknown.push(headingAt(index));
	}

	const indexes = new Map<Field, readonly number[]>();
	const leftOut: LeftOutColumn[] = [];
	for (const [field, all] of candidates) {
		const ranked = [...all].sort((one, other) => one.rank - other.rank);
		const [first] = ranked.filter(({ follows }) => !follows);
		if (!first) {
			unknown.push(...all.map(({ index }) => headingAt(index)));
			continue;
		}
		const isRead = (one: Candidate) =>
			one === first || (joined[field] && (one.follows || one.rank === -1));
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

interface Candidate {
	readonly index: number;
	/** Lower: better known. */
	readonly rank: number;
	/** Whether it is never read alone. */
	readonly follows?: boolean;
}

/** Of a heading with a prefix, which is known less than all without. */
const leastKnown = 1000;

function meaningsOf<Field extends string>(
	known: KnownColumns<Field>,
	joined: NonNullable<ColumnRules["joined"]>,
) {
	const meanings = new Map<string, Omit<Candidate, "index"> & { readonly field: Field }>();
	for (const field of Object.keys(known) as Field[]) {
		for (const [rank, name] of [field, ...known[field]].entries()) {
			meanings.set(normalize(name), { field, rank });
		}
		for (const name of joined[field]?.following ?? []) {
			meanings.set(normalize(name), { field, rank: 0, follows: true });
		}
	}
	return meanings;
}

/** Without empty texts, and what the text before ends with already. */
function join(texts: readonly string[], { separator = " " }: Partial<JoinedField> = {}): string {
	return texts
		.filter((text) => !/^(n\/?a|none|null|-*)$/i.test(text))
		.reduce((all, text) => {
			if (all.toLowerCase().endsWith(text.toLowerCase())) return all;
			return all ? `${all}${separator}${text}` : text;
		}, "");
}

/** A heading as an operator names it, in any case. */
export function headingKey(heading: string): string {
	return cleanLine(heading).toLowerCase();
}

/** `Dealer #` is `dealernumber`. */
export function normalize(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/#/g, "number")
		.replace(/[^a-z0-9]/g, "");
}
