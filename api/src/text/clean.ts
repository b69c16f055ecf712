import { withoutInvisible } from "@nev/contract";
import { csvLine } from "@nev/contract/desk";

const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const unsafeInJson = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** ASCII words with single spaces between them. */
const isCleanLine = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Makes text one line with single spaces and without terminal escape sequences, safe in a mail's header. */
export function cleanLine(text: string): string {
	// Nearly all of the millions of texts of a long import are, and need no copy.
	if (isCleanLine.test(text)) return text;
	return withoutInvisible(text.replace(unsafeInLine, " ")).replace(/\s+/g, " ").trim();
}

/** Removes terminal escape sequences from text of several lines. */
export function cleanLines(text: string): string {
	return withoutInvisible(text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n"));
}

/** The lines of a visitor's text in a mail, indented so that none can pass for one of ours. */
export function quotedLines(text: string): string[] {
	return cleanLines(text)
		.split("\n")
		.map((line) => line && `  ${line}`);
}

/** Removes terminal escape sequences from a cell of a CSV file. Tabs and line breaks stay. */
export function cleanCell(text: string): string {
	return withoutInvisible(text);
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
