/** Spreadsheets run text as a formula if it begins so, also in full width and after a tab. */
const formula = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** Without it, spreadsheets do not read a CSV file as UTF-8. */
const byteOrderMark = "\ufeff";

/** Lines as CSV that is safe to open in a spreadsheet: an apostrophe marks text that would run. */
export function toCsv(lines: readonly (readonly (string | number)[])[]): string {
	const text = lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`);
	return byteOrderMark + text.join("");
}

function cellOf(value: string | number): string {
	if (typeof value === "number") return String(value);
	const text = formula.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
