import { markFormula } from "@nev/contract/desk";
import { stringify } from "csv-stringify/sync";
import { cleanCell } from "./clean.js";

/** Without it, spreadsheets do not read a CSV file as UTF-8. */
export const byteOrderMark = "\ufeff";

/** A line of CSV that is safe to open in a spreadsheet. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	return stringify(
		[cells.map((cell) => (typeof cell === "string" ? markFormula(cleanCell(cell)) : cell))],
		{ record_delimiter: "\r\n" },
	);
}
