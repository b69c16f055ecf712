import type { Output } from "../context.js";
import { cleanLine } from "./clean.js";

/** A column of a table: its heading, and what stands in it. */
export interface Column<Row> {
	readonly heading: string;
	readonly value: (row: Row) => string;
	/** Left out on a terminal that is too narrow for all. */
	readonly isExtra?: boolean;
	/** Never cut. */
	readonly isWhole?: boolean;
}

/** Narrower than this no column becomes. */
const narrowest = 8;

const gap = "  ";

/**
 * Prints rows: on a terminal in aligned columns that fit its width, otherwise whole, with tabs
 * between them.
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
	const isRoomy = lineWidth(widthsOf(cellsOf(rows, columns))) <= output.columns;
	const shown = isRoomy ? columns : columns.filter(({ isExtra }) => !isExtra);
	const cells = cellsOf(rows, shown);
	const isWhole = shown.map((column) => column.isWhole === true);
	const widths = shrink(widthsOf(cells), isWhole, output.columns);
	for (const line of cells) {
		const padded = line.map((cell, index) => pad(cell, widths[index] ?? 0));
		output.print(padded.join(gap).trimEnd());
	}
}

function cellsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[][] {
	return [
		columns.map(({ heading }) => heading),
		...rows.map((row) => columns.map(({ value }) => cleanLine(value(row)))),
	];
}

/** The widest cell of each column; a loop, since a table may have more lines than a call arguments. */
function widthsOf(cells: readonly string[][]): number[] {
	const widths: number[] = [];
	for (const line of cells) {
		for (const [index, cell] of line.entries()) {
			widths[index] = Math.max(widths[index] ?? 0, [...cell].length);
		}
	}
	return widths;
}

/** Takes from the widest column that may be cut until the line fits. */
function shrink(widths: number[], isWhole: readonly boolean[], available: number): number[] {
	const result = [...widths];
	while (lineWidth(result) > available) {
		const widest = Math.max(...result.filter((_, index) => !isWhole[index]));
		if (widest <= narrowest) break;
		result[result.findIndex((width, index) => width === widest && !isWhole[index])] = widest - 1;
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
