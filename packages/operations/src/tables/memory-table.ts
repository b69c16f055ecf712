import { findHeader, headerRows, tellHeader } from "./header-row.js";
import { ImportError } from "./import-error.js";
import type { TableFile, TableOptions, TableRow } from "./table-file.js";

/**
 * The table with these rows, of which empty ones are left out. The first is row 1. Their texts are made when they
 * are read, so that they are not kept a second time.
 */
export function tableOfRows<Cell>(
	rows: readonly (readonly Cell[])[],
	toText: (cell: Cell) => string,
	{ name = "The file", countKnown = () => 0 }: TableOptions,
): TableFile {
	function* read(start: number): Generator<TableRow> {
		for (let index = start; index < rows.length; index += 1) {
			const cells = (rows[index] ?? []).map(toText);
			if (cells.some((cell) => cell !== "")) yield { row: index + 1, cells };
		}
	}
	const first: TableRow[] = [];
	for (const row of read(0)) if (first.push(row) === headerRows) break;
	const header = findHeader(first, countKnown);
	if (!header) throw new ImportError(`${name} is empty. Give a file with a header and rows.`);
	async function* below() {
		yield* read(header?.row ?? 0);
	}
	return { name, header: header.cells, ...tellHeader(first, header), rows: below };
}
