import { cleanJson, cleanLine } from "@nev/api/operations";
import type { Output } from "../context.js";

/** A column of a table. */
export interface Column<Row> {
	readonly heading: string;
	readonly value: (row: Row) => string;
	/** Omitted on a terminal that is too narrow for all columns. */
	readonly isOptional?: boolean;
	/** Never truncated. */
	readonly isUntruncated?: boolean;
}

/** Columns are not truncated to less than this width, in characters. */
const minColumnWidth = 8;

const gap = "  ";

/**
 * Prints rows: on a terminal in aligned columns that fit its width, otherwise untruncated, with tabs
 * between the cells.
 */
export function printTable<Row>(
	rows: readonly Row[],
	columns: readonly Column<Row>[],
	output: Output,
): void {
	if (!output.isTerminal) {
		for (const line of cellsOf(rows, columns)) output.print(line.join("\t"));
		return;
	}
	const areAllShown = lineWidth(widthsOf(cellsOf(rows, columns))) <= output.columns;
	const shown = areAllShown ? columns : columns.filter(({ isOptional }) => !isOptional);
	const cells = cellsOf(rows, shown);
	const isFixed = shown.map((column) => column.isUntruncated === true);
	const widths = shrink(widthsOf(cells), isFixed, output.columns);
	for (const line of cells) {
		const padded = line.map((cell, index) => pad(cell, widths[index] ?? 0));
		output.print(padded.join(gap).trimEnd());
	}
}

/** Prints a list: as JSON for a program, as a table for a person, or in a sentence that it is empty. */
export function printList<Row>(
	rows: readonly Row[],
	{
		columns,
		none,
		json,
	}: { columns: readonly Column<Row>[]; none: string; json: boolean | undefined },
	output: Output,
): void {
	if (json) output.print(cleanJson(rows));
	else if (rows.length > 0) printTable(rows, columns, output);
	else output.notify(none);
}

function cellsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[][] {
	return [
		columns.map(({ heading }) => heading),
		...rows.map((row) => columns.map(({ value }) => cleanLine(value(row)))),
	];
}

/** The widest cell of each column. A loop, because a call cannot have an argument for every line. */
function widthsOf(cells: readonly string[][]): number[] {
	const widths: number[] = [];
	for (const line of cells) {
		for (const [index, cell] of line.entries()) {
			widths[index] = Math.max(widths[index] ?? 0, [...cell].length);
		}
	}
	return widths;
}

/** Narrows the widest column that may be truncated, again and again, until the line fits. */
function shrink(widths: number[], isFixed: readonly boolean[], available: number): number[] {
	const result = [...widths];
	while (lineWidth(result) > available) {
		const widest = Math.max(...result.filter((_, index) => !isFixed[index]));
		if (widest <= minColumnWidth) break;
		result[result.findIndex((width, index) => width === widest && !isFixed[index])] = widest - 1;
	}
	return result;
}

function lineWidth(widths: readonly number[]): number {
	return widths.reduce((total, width) => total + width, gap.length * (widths.length - 1));
}

function pad(cell: string, width: number): string {
	const characters = [...cell];
	if (characters.length > width) return `${characters.slice(0, width - 1).join("")}…`;
	return cell + " ".repeat(width - characters.length);
}
