import type { CountKnown } from "./header-row.js";
import type { MergedCells } from "./merged-cells.js";

/** A row of a table. */
export interface TableRow {
	/** The number that a spreadsheet shows. */
	readonly row: number;
	readonly cells: readonly string[];
}

/** An open table: a CSV file, a sheet of a workbook, or JSON. */
export interface TableFile {
	/** What messages call it: its path, or "The file". */
	readonly name: string;
	readonly header: readonly string[];
	/** The columns of it that corrections have added, which say nothing of other rows. */
	readonly added?: readonly string[];
	/** What is to be said of how it was read. */
	readonly notes?: readonly string[];
	/** Whether these tell of something that may be of a row, and is not read. */
	readonly losesData?: boolean;
	/** The names of a workbook's sheets, if it has several. */
	readonly sheets?: readonly string[];
	/** Of a workbook: the merged cells of the sheet. */
	readonly mergedCells?: () => readonly MergedCells[];
	/** Reads the rows below the header, without empty ones, each time from the start. */
	rows(): AsyncIterable<TableRow>;
}

/** How a table is opened. */
export interface TableOptions {
	/** What messages call it; unset: "The file". */
	readonly name?: string | undefined;
	/** Finds its line of headings. */
	readonly countKnown?: CountKnown | undefined;
	/** Of a workbook: the sheet to read; unset: the first that names columns. */
	readonly sheet?: string | undefined;
}
