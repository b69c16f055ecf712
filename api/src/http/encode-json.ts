import { setImmediate } from "node:timers/promises";

/** How many items of a list are encoded at a time: some milliseconds for dealerships. */
const partLength = 1000;

/**
 * The JSON of a value, in UTF-8. A long list is encoded and copied in parts, so that requests are
 * answered meanwhile.
 */
export async function encodeJson(value: object): Promise<string | Buffer> {
	if (!Array.isArray(value) || value.length <= partLength) return JSON.stringify(value);
	const parts: Buffer[] = [];
	let length = 0;
	for (let start = 0; start < value.length; start += partLength) {
		const items = JSON.stringify(value.slice(start, start + partLength)).slice(1, -1);
		const isLast = start + partLength >= value.length;
		const part = Buffer.from(`${start === 0 ? "[" : ","}${items}${isLast ? "]" : ""}`);
		parts.push(part);
		length += part.length;
		await setImmediate();
	}
	const body = Buffer.allocUnsafeSlow(length);
	let end = 0;
	for (const part of parts) {
		body.set(part, end);
		end += part.length;
		await setImmediate();
	}
	return body;
}
