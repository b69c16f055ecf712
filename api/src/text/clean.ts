import { csvLine } from "@nev/contract/desk";

/**
 * Characters that change the direction of text, which could make one name look like another. Joiners
 * are not among them: emoji and some scripts need them.
 */
const bidiControls = "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";

const unsafeInLine = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${bidiControls}]+`, "gu");
const unsafeInLines = new RegExp(`(?![\\n\\t])[\\p{Cc}${bidiControls}]`, "gu");
const unsafeInCell = new RegExp(`(?![\\n\\r\\t])[\\p{Cc}${bidiControls}]`, "gu");
const unsafeInJson = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** ASCII words with single spaces between them. */
const isCleanLine = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Makes text one line with single spaces and without terminal escape sequences. */
export function cleanLine(text: string): string {
	// Nearly all of the millions of texts of a long import are, and need no copy.
	if (isCleanLine.test(text)) return text;
	return text.replace(unsafeInLine, " ").replace(/\s+/g, " ").trim();
}

/** Removes terminal escape sequences from text of several lines. */
export function cleanLines(text: string): string {
	return text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n").replace(unsafeInLines, "");
}

/** Removes terminal escape sequences from a cell of a CSV file. Tabs and line breaks stay. */
export function cleanCell(text: string): string {
	return text.replace(unsafeInCell, "");
}

/** Formats a value as JSON, with all characters escaped that a terminal could interpret. */
export function cleanJson(value: unknown): string {
	return JSON.stringify(value, null, 2).replace(unsafeInJson, (match) =>
		Array.from(
			{ length: match.length },
			(_, index) => `\\u${match.charCodeAt(index).toString(16).padStart(4, "0")}`,
		).join(""),
	);
}

/** A line of CSV that is safe to open in a spreadsheet, and to print in a terminal. */
export function cleanCsvLine(cells: Parameters<typeof csvLine>[0]): string {
	return csvLine(cells.map((cell) => (typeof cell === "string" ? cleanCell(cell) : cell)));
}

/** The values with each text on one line. Repeated spaces must not make a duplicate look new. */
export function singleSpaced<Values extends object>(values: Values): Values {
	const spaced = Object.entries(values).map(([field, value]) => [
		field,
		typeof value === "string" ? value.replace(/\s+/g, " ") : value,
	]);
	// Texts of a list, as the names of states, are so already.
	return Object.fromEntries(spaced) as Values;
}
