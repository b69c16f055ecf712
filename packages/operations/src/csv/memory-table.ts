import type { CsvFile, CsvOptions, CsvRow } from "./csv-file.js";
import { findHeader, headerNotes } from "./header-row.js";
import { ImportError } from "./import-error.js";

/** The table with these rows, of which empty ones are left out. The first is row 1. */
export function tableOfRows(
	all: readonly (readonly string[])[],
	{ name = "The file", countKnown = () => 0 }: CsvOptions,
): CsvFile {
	const rows: CsvRow[] = all
		.map((cells, index) => ({ row: index + 1, cells }))
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
	const header = findHeader(rows, countKnown);
	if (!header) throw new ImportError(`${name} is empty. Give a file with a header and rows.`);
	const below = rows.slice(rows.indexOf(header) + 1);
	async function* read() {
		yield* below;
	}
	return { name, header: header.cells, notes: headerNotes(rows, header), rows: read };
}
