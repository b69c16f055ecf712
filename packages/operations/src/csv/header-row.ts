interface Row {
	readonly row: number;
	readonly cells: readonly string[];
}

/** Among how many rows the one of the headings is searched. */
export const headerRows = 30;

/** How many known columns some cells name. */
export type CountKnown = (cells: readonly string[]) => number;

/**
 * The row of the headings: of the first rows, the one that names most known columns, and at least two, because
 * one may be a value that is a heading by chance. Else the first.
 */
export function findHeader<Found extends Row>(
	rows: readonly Found[],
	countKnown: CountKnown,
): Found | undefined {
	let best = rows[0];
	let most = best ? Math.max(1, countKnown(best.cells)) : 0;
	for (const row of rows.slice(1, headerRows)) {
		const count = countKnown(row.cells);
		if (count > most) [best, most] = [row, count];
	}
	return best;
}

/** What is to be said of a file whose headings are not in its first row. */
export function headerNotes(rows: readonly Row[], header: Row): string[] {
	return rows[0] === header
		? []
		: [`The headings are in row ${header.row}. What is above them is not read.`];
}
