import { setImmediate } from "node:timers/promises";

/** How many items of a list are encoded at a time: some milliseconds for dealerships. */
const chunkLength = 1000;

/** The JSON of a value, in UTF-8. */
export async function encodeJson(value: object): Promise<string | Buffer> {
	const isLong = Array.isArray(value) && value.length > chunkLength;
	return isLong ? encodeList(value) : JSON.stringify(value);
}

/**
 * The JSON of a list. It is encoded in chunks, so that requests are answered meanwhile: twice, first
 * for its length, because chunks that wait to be joined take as much memory again.
 *
 * @param toItem makes what stands in the list from an item, and is called twice for each
 * @param before what is before the first item, and `after` what is after the last
 */
export async function encodeList<Item>(
	list: readonly Item[],
	toItem: (item: Item) => unknown = (item) => item,
	before = "[",
	after = "]",
): Promise<Buffer> {
	function* chunks(): Generator<string> {
		yield before;
		for (let start = 0; start < list.length; start += chunkLength) {
			const items = list.slice(start, start + chunkLength).map(toItem);
			yield (start === 0 ? "" : ",") + JSON.stringify(items).slice(1, -1);
		}
		yield after;
	}
	let length = 0;
	for (const chunk of chunks()) {
		length += Buffer.byteLength(chunk);
		await setImmediate();
	}
	const body = Buffer.allocUnsafeSlow(length);
	let end = 0;
	for (const chunk of chunks()) {
		end += body.write(chunk, end);
		await setImmediate();
	}
	return body;
}
