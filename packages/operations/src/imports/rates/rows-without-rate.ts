import type { MergedCells } from "../../tables/merged-cells.js";
import { saysNothing } from "../../tables/says-nothing.js";
import type { TableRow } from "../../tables/table-file.js";
import type { RateRow } from "./rate-row.js";

const isFilled = (cell: string) => cell !== "";

/** Whether all that a row has is a text below the first heading, such as a title or a footnote. */
export function isText({ cells }: TableRow, header: readonly string[]): boolean {
	return (
		cells.filter(isFilled).length === 1 && cells.findIndex(isFilled) <= header.findIndex(isFilled)
	);
}

/** A row that is no rate. It may say who gets the rates, so an operator has to read it. */
export function rowOfText({ row, cells }: TableRow): RateRow {
	const text = `is not a rate and is left out: ${cells.find(isFilled)}`;
	return {
		row,
		name: "",
		isSkipped: true,
		notes: [{ kind: "doubtful", text, cause: "rows that are not rates" }],
	};
}

/** Refuses a row with a cell that is merged with one above: its value is in the first row only. */
export function refuseMergedCell(
	{ row }: TableRow,
	merged: readonly MergedCells[],
): RateRow | undefined {
	const cells = merged.find(({ firstRow, lastRow }) => firstRow < row && row <= lastRow);
	if (!cells) return undefined;
	const text = `cells ${cells.range} are merged: Unmerge them and write the value in each row`;
	const note = { kind: "refused", text, cause: "merged cells" } as const;
	return { row, name: `row ${row}`, notes: [note] };
}

/** Refuses a row with a text below no heading: it may limit who gets the rate. */
export function refuseUnnamedCell(
	{ row, cells }: TableRow,
	header: readonly string[],
): RateRow | undefined {
	const index = cells.findIndex((cell, at) => !saysNothing(cell) && !header[at]?.trim());
	if (index < 0) return undefined;
	const text = `column ${index + 1} "${cells[index]}": Give the column a heading, or delete it`;
	const note = { kind: "refused", text, cause: "cells without a heading" } as const;
	return { row, name: `row ${row}`, notes: [note] };
}
