import { inflateRawSync } from "node:zlib";

/** How long the XML of a workbook may be, in bytes. That of 15,000 dealers has some 20 MB. */
const maxBytes = 50_000_000;

/** How far down a sheet may reach, and how many cells it may have, as the reader makes all up to the last. */
const [maxRows, maxCells] = [200_000, 5_000_000];

/** The rows and cells that a sheet names, such as `<c r="B2">`, and rows without a number. */
const addressed = /<(?:\w+:)?(?:row|c)(?=[\s/>])(?:[^>]*?\sr=["']([A-Z]*)(\d+)["'])?/g;

/** What of a workbook would keep the process busy for long or exhaust its memory; undefined if it can be read. */
export function findExcess(bytes: Buffer): string | undefined {
	const parts = xmlParts(bytes);
	if (parts.reduce((sum, { size }) => sum + size, 0) > maxBytes) {
		return `more than ${maxBytes / 1_000_000} MB when unpacked`;
	}
	for (const { unpack } of parts) {
		let [tags, lastRow, lastColumn] = [0, 0, 0];
		for (const [, letters = "", number = ""] of unpack().matchAll(addressed)) {
			if (letters === "") tags += 1;
			lastRow = Math.max(lastRow, tags, Number(number));
			lastColumn = Math.max(lastColumn, columnNumber(letters));
		}
		if (lastRow > maxRows) return `more than ${maxRows.toLocaleString("en-US")} rows`;
		if (lastRow * lastColumn > maxCells) return "millions of cells, most of them empty";
	}
	return undefined;
}

const columnNumber = (letters: string) =>
	[...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The XML files in the directory of an archive (APPNOTE 4.3.12). No other files, such as pictures, are read. */
export function xmlParts(bytes: Buffer) {
	const end = bytes.lastIndexOf("PK\x05\x06");
	if (end < 0) return [];
	const parts: { name: string; size: number; unpack: () => string }[] = [];
	let at = bytes.readUInt32LE(end + 16);
	for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
		const size = bytes.readUInt32LE(at + 24);
		const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
		const name = bytes.toString("latin1", at + 46, nameEnd);
		const entry = { name, size, unpack: unpackerOf(bytes, at) };
		if (/\.xml(\.rels)?$/.test(name)) parts.push(entry);
		at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
	}
	return parts;
}

/** @param at where the directory has the file */
function unpackerOf(bytes: Buffer, at: number): () => string {
	return () => {
		const local = bytes.readUInt32LE(at + 42);
		const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
		const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
		// A file that is longer than the directory says is refused.
		const maxOutputLength = Math.max(1, bytes.readUInt32LE(at + 24));
		const isPacked = bytes.readUInt16LE(at + 10) !== 0;
		return (isPacked ? inflateRawSync(packed, { maxOutputLength }) : packed).toString("latin1");
	};
}
