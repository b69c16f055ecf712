import { setImmediate } from "node:timers/promises";

/** How many items are handled without a pause: some milliseconds for rows of a file. */
const partLength = 100;

/** Items in their order, with pauses in which the process does what else waits, such as answering. */
export async function* withPauses<Item>(
	items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<Item> {
	let count = 0;
	for await (const item of items) {
		yield item;
		count += 1;
		if (count % partLength === 0) await setImmediate();
	}
}
