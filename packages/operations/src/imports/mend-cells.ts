import type { ReadColumn } from "../tables/columns.js";
import type { TableFile, TableRow } from "../tables/table-file.js";

/** A cell that an operator has corrected. */
export interface MendedCell {
	/** The number that a spreadsheet shows. */
	readonly row: number;
	readonly field: string;
	readonly text: string;
}

/** The file with other texts in some cells. A column that it lacks is added, and is empty in other rows. */
export function mendCells(
	table: TableFile,
	understood: readonly ReadColumn[],
	mended: readonly MendedCell[],
): TableFile {
	const header = [...table.header];
	const added: string[] = [];
	const byRow = new Map<number, Mend[]>();
	for (const { row, field, text } of mended) {
		const indexes = understood.filter((column) => column.field === field).map(({ index }) => index);
		if (indexes.length === 0) {
			if (!added.includes(field)) added.push(field);
			indexes.push(table.header.length + added.indexOf(field));
		}
		// What is read from several columns is corrected as a whole.
		const mends = indexes.map((index, place) => ({ index, text: place === 0 ? text.trim() : "" }));
		byRow.set(row, [...(byRow.get(row) ?? []), ...mends]);
	}
	header.push(...added);
	return { ...table, header, added, rows: () => mendRows(table.rows(), byRow) };
}

interface Mend {
	/** Of the cell. */
	readonly index: number;
	readonly text: string;
}

async function* mendRows(
	rows: AsyncIterable<TableRow>,
	mendsByRow: ReadonlyMap<number, readonly Mend[]>,
): AsyncGenerator<TableRow> {
	for await (const { row, cells } of rows) {
		const mended = [...cells];
		for (const { index, text } of mendsByRow.get(row) ?? []) mended[index] = text;
		// A row may be shorter than the header.
		yield { row, cells: Array.from(mended, (cell) => cell ?? "") };
	}
}
