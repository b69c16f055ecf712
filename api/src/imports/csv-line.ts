import { stringify } from "csv-stringify/sync";
import { cleanCell } from "../text/clean.js";

/** Spreadsheets run text as a formula if it begins so, also in full width and after a tab. */
const formula = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** A formula that is marked as text. */
const markedFormula = /^'+[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** Without it, spreadsheets do not read a CSV file as UTF-8. */
export const byteOrderMark = "\ufeff";

/**
 * A line of CSV that is safe to open in a spreadsheet: text that would run as a formula gets an
 * apostrophe, which the spreadsheet reads as "this is text". `unmarkFormula` takes it away again.
 */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	return stringify([cells.map((cell) => (typeof cell === "string" ? markFormula(cell) : cell))], {
		record_delimiter: "\r\n",
	});
}

function markFormula(text: string): string {
	const clean = cleanCell(text);
	return formula.test(clean) || markedFormula.test(clean) ? `'${clean}` : clean;
}

/** The text of a cell that `csvLine` or a spreadsheet marked as text, and of any other as it is. */
export function unmarkFormula(cell: string): string {
	return markedFormula.test(cell) ? cell.slice(1) : cell;
}
