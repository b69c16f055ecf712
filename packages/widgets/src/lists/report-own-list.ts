import type * as z from "zod/mini";
import { warnOnce } from "../host-page/warn-once.js";

/** How many rows with one mistake are named. */
const maxNamed = 5;

/** The fields that are left out if they cannot be read. What else a page writes into its rows is its own. */
const optionalFields = ["website", "openingHours", "externalUrl"];

/**
 * Reports what is wrong with a page's own list, by index and field. Each kind of mistake is reported once, with
 * the rows that have it: those that are left out first.
 *
 * @param read what each row was read as; undefined for one that is left out
 */
export function reportOwnList(
	name: string,
	value: unknown,
	read: readonly (object | undefined)[],
	reader: z.ZodMiniType<unknown, unknown>,
): void {
	if (!Array.isArray(value)) {
		warnOnce(
			`${name} is not a list, so the widget is empty. Set the property ${name} after the element is defined, or write the attribute ${name} as JSON.`,
		);
		return;
	}
	/** Rows by the kind of mistake, with the sentence for the first one. */
	const mistakes = new Map<string, { sentence: string; rows: number[] }>();
	function add(kind: string, sentence: string, row: number): void {
		const known = mistakes.get(kind);
		if (known) known.rows.push(row);
		else mistakes.set(kind, { sentence, rows: [row] });
	}
	for (const [row, item] of value.entries()) {
		if (read[row]) continue;
		const { error } = reader.safeParse(item);
		const fields = error?.issues.map(({ path }) => path.join(".")).join(", ") || "it";
		add(`out: ${fields}`, `left out, because ${fields} cannot be read`, row);
	}
	for (const [row, item] of value.entries()) {
		const [written, now]: Record<string, unknown>[] = [Object(item), Object(read[row])];
		if (!read[row] || !written || !now) continue;
		for (const field of new Set([...Object.keys(now), ...optionalFields])) {
			const change = changeOf(written[field] ?? null, now[field] ?? null);
			if (change) add(`${field} ${change[0]}`, `${field} ${change[1]}`, row);
		}
	}
	for (const { sentence, rows } of mistakes.values()) {
		const [first, ...others] = rows;
		const named = others.slice(0, maxNamed).map((row) => `[${row}]`);
		const more = others.length > maxNamed ? [`${others.length - maxNamed} more`] : [];
		const list = [...named, ...more].join(", ");
		warnOnce(`${name}[${first}]${list && `, ${list}`}: ${sentence}.`);
	}
}

/** How a value was read in another way than it is written: the kind, and in words. */
function changeOf(written: unknown, read: unknown): readonly [string, string] | undefined {
	const [before, now] = [JSON.stringify(written), JSON.stringify(read)];
	if (before === now) return undefined;
	if (written === null) return ["missing", "is missing"];
	return read === null
		? ["lost", `${before} cannot be read`]
		: ["changed", `${before} is read as ${now}`];
}
