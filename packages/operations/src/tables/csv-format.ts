import { type CountKnown, headerRows } from "./header-row.js";

export interface CsvFormat {
	readonly delimiter: string;
	/** The line of the header: 1 or 2. */
	readonly firstLine: number;
}

const delimiters = [",", ";", "\t", "|"];

/**
 * The delimiter that a first line names, which Excel does not show as a row, else the one by which a line names
 * most known columns, else the most frequent one of the first line.
 */
export function formatOf(text: string, countKnown: CountKnown): CsvFormat {
	const [, named] = /^"?sep=([^"\r\n])"?[\r\n]/i.exec(text) ?? [];
	if (named) return { delimiter: named, firstLine: 2 };
	const lines = linesOf(text);
	// A title has none.
	let best = delimiterOf(lines.find((line) => /[,;\t|]/.test(line)) ?? "");
	let most = 1;
	for (const line of lines) {
		for (const delimiter of delimiters) {
			const cells = line.split(delimiter);
			const count = cells.length > most ? countKnown(cells) : 0;
			if (count > most) [best, most] = [delimiter, count];
		}
	}
	return { delimiter: best, firstLine: 1 };
}

/** The first lines that have text. What is in quotation marks neither ends a line nor separates cells. */
function linesOf(text: string): string[] {
	return text
		.replace(/"([^"]*)"/g, (_, quoted: string) => quoted.replace(/[\r\n,;\t|]/g, " "))
		.split(/[\r\n]+/, headerRows)
		.filter((line) => line.trim() !== "");
}

function delimiterOf(line: string): string {
	const count = (delimiter: string) => line.split(delimiter).length;
	return delimiters.reduce((best, delimiter) =>
		count(delimiter) > count(best) ? delimiter : best,
	);
}
