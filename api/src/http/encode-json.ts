import { setImmediate } from "node:timers/promises";

/** How many items of a list are encoded at a time: some milliseconds for dealerships. */
const chunkLength = 1000;

/**
 * The JSON of a value, in UTF-8. A long list is encoded in chunks, so that requests are answered
 * meanwhile: twice, first for its length, because chunks that wait to be joined take as much memory again.
 */
export async function encodeJson(value: object): Promise<string | Buffer> {
	if (!Array.isArray(value) || value.length <= chunkLength) return JSON.stringify(value);
	let length = 0;
	for (const chunk of chunksOf(value)) {
		length += Buffer.byteLength(chunk);
		await setImmediate();
	}
	const body = Buffer.allocUnsafeSlow(length);
	let end = 0;
	for (const chunk of chunksOf(value)) {
		end += body.write(chunk, end);
		await setImmediate();
	}
	return body;
}

/** The JSON of a list, a chunk at a time. */
function* chunksOf(list: readonly unknown[]): Generator<string> {
	for (let start = 0; start < list.length; start += chunkLength) {
		const items = JSON.stringify(list.slice(start, start + chunkLength)).slice(1, -1);
		const isLast = start + chunkLength >= list.length;
		yield `${start === 0 ? "[" : ","}${items}${isLast ? "]" : ""}`;
	}
}
