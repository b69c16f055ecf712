import { csvLine } from "@nev/contract/desk";
import { cleanCell } from "./clean.js";

/** A line of CSV that is safe to open in a spreadsheet, and to print in a terminal. */
export function cleanCsvLine(cells: Parameters<typeof csvLine>[0]): string {
	return csvLine(cells.map((cell) => (typeof cell === "string" ? cleanCell(cell) : cell)));
}
