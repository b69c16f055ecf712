interface Row {
	readonly row: number;
	readonly cells: readonly string[];
}

/** Among how many rows the one of the headings is searched. */
export const headerRows = 30;

/** How many known columns some cells name. */
export type CountKnown = (cells: readonly string[]) => number;

/** A row that names so many columns is the headings, and what is below it are rows. */
const certainly = 3;

/**
 * The row of the headings: of the first rows, the first that names three known columns, else the one that names
 * most, and at least two, because one may be a value that is a heading by chance. Where none is known, titles
 * are passed over, which have few cells.
 */
export function findHeader<Found extends Row>(
	rows: readonly Found[],
	countKnown: CountKnown,
): Found | undefined {
	const first = rows.slice(0, headerRows);
	let best: Found | undefined;
	let most = 1;
	for (const row of first) {
		const count = countKnown(row.cells);
		if (count >= certainly) return row;
		if (count > most) [best, most] = [row, count];
	}
	const fullest = Math.max(...first.map(filled));
	return best ?? first.find((row) => filled(row) * 2 > fullest && filled(row) > 1) ?? first[0];
}

const filled = ({ cells }: Row) => cells.filter((cell) => cell !== "").length;

/** What is to be said of a file whose headings are not in its first row. Rows above them may be dealers. */
export function tellHeader(
	rows: readonly Row[],
	header: Row,
): { readonly notes: readonly string[]; readonly losesData: boolean } {
	const above = rows.slice(0, rows.indexOf(header));
	return {
		notes:
			above.length === 0
				? []
				: [`The headings are in row ${header.row}. What is above them is not read.`],
		losesData: above.some((row) => filled(row) > 1),
	};
}
