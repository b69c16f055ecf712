/**
 * What turns the direction of text around, and could make a name read as another one. Joiners stay:
 * emoji and some scripts need them.
 */
const turning = "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";

const inLine = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${turning}]+`, "gu");
const inLines = new RegExp(`(?![\\n\\t])[\\p{Cc}${turning}]`, "gu");
const inCell = new RegExp(`(?![\\n\\r\\t])[\\p{Cc}${turning}]`, "gu");
const inJson = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text as one line with single spaces, without what a terminal would take for a command. */
export function cleanLine(text: string): string {
	return text.replace(inLine, " ").replace(/\s+/g, " ").trim();
}

/** Text of several lines, without what a terminal would take for a command. */
export function cleanLines(text: string): string {
	return text
		.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")

		.replace(inLines, "");
}

/** Text for a cell of a CSV file, where a tab and a new line may stand. */
export function cleanCell(text: string): string {
	return text.replace(inCell, "");
}

/** The same value as JSON, with everything escaped that a terminal could take for a command. */
export function cleanJson(value: unknown): string {
	return JSON.stringify(value, null, 2).replace(inJson, (found) =>
		Array.from(
			{ length: found.length },
			(_, place) => `\\u${found.charCodeAt(place).toString(16).padStart(4, "0")}`,
		).join(""),
	);
}
