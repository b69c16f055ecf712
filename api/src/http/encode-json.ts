import { setImmediate } from "node:timers/promises";

/** How many items of a list are encoded at a time: some milliseconds for dealerships. */
const partLength = 1000;

/**
 * The JSON of a value, in UTF-8. A long list is encoded in parts, so that requests are answered
 * meanwhile: twice, first for its length, because parts that wait to be joined take as much memory again.
 */
export async function encodeJson(value: object): Promise<string | Buffer> {
	if (!Array.isArray(value) || value.length <= partLength) return JSON.stringify(value);
	let length = 0;
	for (const part of partsOf(value)) {
		length += Buffer.byteLength(part);
		await setImmediate();
	}
	const body = Buffer.allocUnsafeSlow(length);
	let end = 0;
	for (const part of partsOf(value)) {
		end += body.write(part, end);
		await setImmediate();
	}
	return body;
}

/** The parts of a list's JSON, one after the other. */
function* partsOf(list: readonly unknown[]): Generator<string> {
	for (let start = 0; start < list.length; start += partLength) {
		const items = JSON.stringify(list.slice(start, start + partLength)).slice(1, -1);
		const isLast = start + partLength >= list.length;
		yield `${start === 0 ? "[" : ","}${items}${isLast ? "]" : ""}`;
	}
}
