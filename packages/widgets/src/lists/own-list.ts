import type * as z from "zod/mini";
import { loadLazily } from "../host-page/load-lazily.js";

/** What a page gives as its own list: its items, or null while it has not loaded them. */
export type OwnList<Item> = readonly Item[] | null;

/** What lists were read as. A list that was read is itself. */
const readLists = new WeakMap<object, readonly unknown[]>();

/**
 * Reads a page's own list as an answer of the API is read. An item is shown with what it has, and gets an id
 * of its own if another one has its; what is wrong with it is reported once. What is not a list is reported
 * and counts as empty: a widget whose page has given it a list never shows another one.
 *
 * @param name the property, for the report
 */
export function readOwnList<Item extends { id: number }>(
	name: string,
	value: unknown,
	reader: z.ZodMiniType<Item, unknown>,
): OwnList<Item> | undefined {
	if (value === undefined || value === null) return value;
	const list = readLists.get(Object(value)) ?? readItems(name, value, reader);
	for (const key of [Object(value), list]) readLists.set(key, list);
	return list as readonly Item[];
}

function readItems<Item extends { id: number }>(
	name: string,
	value: unknown,
	reader: z.ZodMiniType<Item, unknown>,
): Item[] {
	const written: unknown[] = Array.isArray(value) ? value : [];
	const items = written.map((item) => reader.safeParse(item).data);
	const ids = new Set<number>();
	let highest = items.reduce((most, item) => Math.max(most, item?.id ?? 0), 0);
	const read = items.map((item) => {
		if (!item) return item;
		const own = ids.has(item.id) ? { ...item, id: ++highest } : item;
		ids.add(own.id);
		return own;
	});
	// Most pages have no mistakes, and none has this code twice.
	if (!Array.isArray(value) || !read.every((item, index) => isAsWritten(written[index], item)))
		void loadLazily("report-own-list", () => import("./report-own-list.js")).then(
			({ reportOwnList }) => reportOwnList(name, value, read, reader),
		);
	return read.filter((item) => item !== undefined);
}

/** Whether each text and number was read as it is written, and nothing was left out. */
function isAsWritten(written: unknown, item: object | undefined): boolean {
	const read: Record<string, unknown> = { ...item };
	return (
		item !== undefined &&
		Object.entries(Object(written)).every(([field, before]) => {
			const now = read[field];
			return (before ?? now) === now || (typeof now === "object" && now !== null);
		})
	);
}
