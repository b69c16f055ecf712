import type * as z from "zod/mini";
import { warnOnce } from "../host-page/warn-once.js";

/** How many rows with one mistake are named, and how many values of one field. */
const maxNamed = 5;

/** The fields that a row may lack once it is read. */
const optionalFields = ["website", "openingHours", "externalUrl"];

/**
 * Reports what is wrong with a page's own list, by index and field. What several rows have in common is
 * reported once, with these rows: those that are left out first.
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
	/** The rows of each sentence, by the kind of mistake: the sentence for the rows of a kind beyond the first ones. */
	const mistakes = new Map<string, Map<string, number[]>>();
	function add(row: number, sentence: string, kind = sentence): void {
		const rows = mistakes.get(kind) ?? new Map<string, number[]>();
		mistakes.set(kind, rows);
		const key = rows.has(sentence) || rows.size < maxNamed ? sentence : kind;
		rows.set(key, [...(rows.get(key) ?? []), row]);
	}
	for (const [row, item] of value.entries()) {
		if (read[row]) continue;
		const { error } = reader.safeParse(item);
		const fields = error?.issues.map(({ path }) => path.join(".")).join(", ") || "it";
		add(row, `left out, because ${fields} cannot be read`);
	}
	for (const [row, item] of value.entries()) {
		const now: Record<string, unknown> = { ...read[row] };
		if (!read[row]) continue;
		const known = [...new Set([...Object.keys(now), ...optionalFields])];
		for (const [field, written] of Object.entries<unknown>({ ...item })) {
			if (written === undefined || written === null) continue;
			if (!known.includes(field)) {
				const meant = known.filter((one) => !(one in item) && isNear(field, one));
				if (meant.length === 1) add(row, `${field} is not known; write ${meant[0]}`);
			} else if (!hasContent(now[field], written)) {
				const isLost = (now[field] ?? null) === null;
				const change = isLost ? "cannot be read" : `is read as ${JSON.stringify(now[field])}`;
				const kind = isLost ? "cannot be read either" : "is read in another way, too";
				add(row, `${field} ${JSON.stringify(written)} ${change}`, `${field} ${kind}`);
			}
		}
	}
	for (const rows of mistakes.values()) {
		for (const [sentence, [first, ...others]] of rows) {
			const named = others.slice(0, maxNamed).map((row) => `[${row}]`);
			const more = others.length > maxNamed ? [`${others.length - maxNamed} more`] : [];
			const list = [...named, ...more].join(", ");
			warnOnce(`${name}[${first}]${list && `, ${list}`}: ${sentence}.`);
		}
	}
}

/** Whether a value was read with all that is written. In an object, what is left out may have been added. */
function hasContent(read: unknown, written: unknown): boolean {
	if (typeof written !== "object" || !written || typeof read !== "object" || !read)
		return read === written;
	const fields: Record<string, unknown> = { ...read };
	return (
		Array.isArray(read) === Array.isArray(written) &&
		Object.entries<unknown>({ ...written }).every(([field, value]) =>
			hasContent(fields[field], value),
		)
	);
}

/** Whether one name contains the other, as `hours` is in `openingHours`, or is short for it, as `lng` is. */
function isNear(field: string, known: string): boolean {
	const [short = "", long = ""] = [field.toLowerCase(), known.toLowerCase()].sort(
		(a, b) => a.length - b.length,
	);
	if (short.length < 3) return false;
	let found = 0;
	for (const letter of long) if (letter === short[found]) found += 1;
	return long.includes(short) || (long[0] === short[0] && found === short.length);
}
