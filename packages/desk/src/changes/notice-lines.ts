import { changeMessages as messages } from "./messages.js";

const listed = 5;

/** The first of what a notice lists, a line each, and how many more there are. */
export function noticeLines<Item>(
	items: readonly Item[],
	describe: (item: Item) => string,
): string[] {
	const more = items.length - listed;
	return [...items.slice(0, listed).map(describe), ...(more > 0 ? [messages.andMore(more)] : [])];
}
