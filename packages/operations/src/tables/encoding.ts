import { isUtf8 } from "node:buffer";
import { ImportError } from "./import-error.js";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** How much of a file tells UTF-16 and what is no text. */
const sampleBytes = 65_536;

/**
 * The encoding of a text: by its byte order mark, else by the zeros of UTF-16, else UTF-8 or, if it is
 * clearly not that, Windows-1252.
 *
 * @throws {ImportError} if it is no text, or in none of them throughout
 */
export function encodingOf(bytes: Buffer, name: string): Encoding {
	const marked = markedEncoding(bytes) ?? unmarkedUtf16(bytes.subarray(0, sampleBytes));
	if (marked) return marked;
	// Pictures and archives have a zero among their first bytes, and lists have none.
	if (bytes.subarray(0, sampleBytes).includes(0) || bytes.toString("latin1", 0, 5) === "%PDF-") {
		throw notAList(name);
	}
	if (isUtf8(bytes)) return "utf-8";
	requireWindows1252(bytes, name);
	return "windows-1252";
}

/** As a stream, because Node.js 20 otherwise decodes Windows-1252 as ISO 8859-1. */
export function decodeText(bytes: Buffer, encoding: Encoding): string {
	return new TextDecoder(encoding).decode(bytes, { stream: true });
}

/** What is to be said of a file in an encoding that had to be guessed. */
export function encodingNotes(encoding: Encoding): string[] {
	return encoding === "windows-1252"
		? [
				'The file is not in UTF-8 and was read as Windows-1252. If letters look wrong, save it as "CSV UTF-8".',
			]
		: [];
}

export function notAList(name: string): ImportError {
	return new ImportError(
		`${name} is not a list: give a CSV file, an .xlsx workbook, JSON or GeoJSON. Save it in the spreadsheet as .xlsx or "CSV UTF-8" and try again.`,
	);
}

function markedEncoding([first, second]: Buffer): Encoding | undefined {
	if (first === 0xff && second === 0xfe) return "utf-16le";
	return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** In UTF-16, every other byte of a text in Latin letters is zero. */
function unmarkedUtf16(sample: Buffer): Encoding | undefined {
	const zeros: [even: number, odd: number] = [0, 0];
	for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 ? 1 : 0] += 1;
	const [even, odd] = zeros;
	if (even === 0 && odd > sample.length / 4) return "utf-16le";
	return odd === 0 && even > sample.length / 4 ? "utf-16be" : undefined;
}

/** Characters that Windows-1252 lacks, or an accented capital within a word, as other encodings look in it. */
const foreign = /[\x81\x8d\x8f\x90\x9d]|[a-z][À-ÖØ-ÞŠŒŽŸ]/;

/** @throws {ImportError} if the text is in UTF-8 for the most part, or has characters that make no sense */
function requireWindows1252(bytes: Buffer, name: string): void {
	const asUtf8 = bytes.toString("utf8");
	const broken = asUtf8.split("\ufffd").length - 1;
	const whole = asUtf8.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
	let before = asUtf8.slice(0, asUtf8.indexOf("\ufffd"));
	if (whole * 10 < broken) {
		const text = decodeText(bytes, "windows-1252");
		const strange = foreign.exec(text);
		if (!strange) return;
		before = text.slice(0, strange.index);
	}
	throw new ImportError(
		`${name} is not in UTF-8: line ${before.split("\n").length} cannot be read. Save it in the spreadsheet as "CSV UTF-8" and try again.`,
	);
}
