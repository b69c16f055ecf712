import { markFormula } from "@nev/contract/desk";

/** Without it, spreadsheets do not read a CSV file as UTF-8. */
const byteOrderMark = "\ufeff";

/** Lines as CSV that is safe to open in a spreadsheet. */
export function toCsv(lines: readonly (readonly (string | number)[])[]): string {
	const text = lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`);
	return byteOrderMark + text.join("");
}

function cellOf(value: string | number): string {
	if (typeof value === "number") return String(value);
	const text = markFormula(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
