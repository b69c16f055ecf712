/** Without it, spreadsheets do not read a CSV file as UTF-8. */
export const byteOrderMark = "\ufeff";

/** A line of a CSV file (RFC 4180) that is safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(value: string | number | null | undefined): string {
	if (typeof value !== "string") return `${value ?? ""}`;
	const text = markFormula(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run text as a formula if it begins so, also in full width and after a tab. */
const formula = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** A formula that is marked as text. */
const markedFormula = /^'+[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/**
 * The text of a cell of a CSV file that is safe to open in a spreadsheet: text that would run as a
 * formula gets an apostrophe, which the spreadsheet reads as "this is text".
 */
export function markFormula(text: string): string {
	return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell that `markFormula` or a spreadsheet marked as text, and of any other as it is. */
export function unmarkFormula(cell: string): string {
	return markedFormula.test(cell) ? cell.slice(1) : cell;
}
