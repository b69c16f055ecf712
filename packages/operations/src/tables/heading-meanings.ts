import { cleanLine } from "@nev/api/operations";

/** The columns that a file may have: each field with alternative headings, the best known first. */
export type KnownColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** The field by heading, as an operator chooses it; empty: the column is not read. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** A field that is read from several columns. */
export interface JoinedField {
	/** Adds the text of a column to what the columns before say, unless they say it. */
	readonly join: (before: string, text: string) => string;
	/** The headings of what follows the first one, such as the second line of an address. */
	readonly following: readonly string[];
	/** Whether every column that means the same is joined. */
	readonly joinsAll?: boolean;
}

export interface ColumnRules {
	readonly joined?: Readonly<Record<string, JoinedField>>;
	/** Words before a heading that do not change its meaning, as in `Store phone`. */
	readonly prefix?: RegExp;
	readonly chosen?: ChosenColumns | undefined;
}

/** What a heading says of its column. */
export interface Meaning<Field extends string> {
	readonly field: Field;
	/** Lower: better known. */
	readonly rank: number;
	/** Whether an operator has said so. */
	readonly isChosen?: boolean;
	/** Whether the column is never read alone. */
	readonly follows?: boolean;
}

/** Of a heading with a prefix, which is known less than all without. */
const leastKnown = 1000;

/** Of a heading that means something else, or nothing. */
const onlyChosen = 2 * leastKnown;

/** Returns a function that says what a heading means: null if its column is not to be read, undefined if it is not known. */
export function createHeadingReader<Field extends string>(
	known: KnownColumns<Field>,
	{ joined = {}, prefix, chosen = {} }: ColumnRules,
) {
	const fields = Object.keys(known) as Field[];
	const meanings = new Map<string, Meaning<Field>>();
	for (const field of fields) {
		for (const [rank, name] of [field, ...known[field]].entries()) {
			meanings.set(normalize(name), { field, rank });
		}
		for (const name of joined[field]?.following ?? []) {
			meanings.set(normalize(name), { field, rank: 0, follows: true });
		}
	}
	const choices = new Map(
		Object.entries(chosen).map(([heading, field]) => [headingKey(heading), field]),
	);
	function ownMeaning(heading: string): Meaning<Field> | undefined {
		const name = normalize(heading);
		const meaning = meanings.get(name);
		if (meaning || !prefix) return meaning;
		const other = meanings.get(name.replace(prefix, ""));
		return other && { ...other, rank: other.rank + leastKnown };
	}
	return (heading: string): Meaning<Field> | null | undefined => {
		const choice = choices.get(headingKey(heading));
		if (choice === "") return null;
		const field = fields.find((one) => one === choice);
		const own = ownMeaning(heading);
		if (!field) return own;
		// A second line stays one.
		return { ...(own?.field === field ? own : { field, rank: onlyChosen }), isChosen: true };
	};
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
