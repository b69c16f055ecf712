import { findColumns, type KnownColumns } from "../csv/columns.js";
import type { CsvFile, CsvRow } from "../csv/csv-file.js";

/** A cell that an operator has corrected. */
export interface MendedCell {
	/** The number that a spreadsheet shows. */
	readonly row: number;
	readonly field: string;
	readonly text: string;
}

/** The file with other texts in some cells. A column that it lacks is added, and is empty in other rows. */
export function mendCells(
	csv: CsvFile,
	known: KnownColumns<string>,
	mended: readonly MendedCell[],
): CsvFile {
	const { understood } = findColumns(csv.header, known, []);
	const indexes = new Map(understood.map(({ field, index }) => [field, index]));
	const header = [...csv.header];
	const added: string[] = [];
	for (const { field } of mended) {
		if (indexes.has(field)) continue;
		indexes.set(field, header.push(field) - 1);
		added.push(field);
	}
	const byRow = new Map<number, Mend[]>();
	for (const { row, field, text } of mended) {
		const mend = { index: indexes.get(field) ?? -1, text: text.trim() };
		byRow.set(row, [...(byRow.get(row) ?? []), mend]);
	}
	return { name: csv.name, header, added, rows: () => mendRows(csv.rows(), byRow) };
}

interface Mend {
	/** Of the cell. */
	readonly index: number;
	readonly text: string;
}

async function* mendRows(
	rows: AsyncIterable<CsvRow>,
	mendsByRow: ReadonlyMap<number, readonly Mend[]>,
): AsyncGenerator<CsvRow> {
	for await (const { row, cells } of rows) {
		const mended = [...cells];
		for (const { index, text } of mendsByRow.get(row) ?? []) mended[index] = text;
		// A row may be shorter than the header.
		yield { row, cells: Array.from(mended, (cell) => cell ?? "") };
	}
}
