import type { ImportRevision } from "@nev/contract/desk";
import { useState } from "react";

/** What an operator has corrected, and the file is not yet checked with. */
export type Corrections = ReturnType<typeof useCorrections>;

interface Cell {
	readonly row: number;
	readonly field: string;
	readonly text: string;
}

/** Keeps corrections from page to page of a report. */
export function useCorrections() {
	const [cells, setCells] = useState<Readonly<Record<string, Cell>>>({});
	const [chosen, setChosen] = useState<Readonly<Record<number, number | null>>>({});
	const keyOf = (row: number, field: string) => `${row} ${field}`;
	return {
		count: Object.keys(cells).length + Object.keys(chosen).length,
		/** The text of a cell; undefined if it was not corrected. */
		textOf: (row: number, field: string): string | undefined => cells[keyOf(row, field)]?.text,
		/** @param original the file's text, which takes the correction back */
		correct(row: number, field: string, text: string, original: string): void {
			const { [keyOf(row, field)]: _, ...others } = cells;
			setCells(
				text === original ? others : { ...cells, [keyOf(row, field)]: { row, field, text } },
			);
		},
		/** The dealer that a row is; null if none, undefined if nothing was chosen. */
		choiceOf: (row: number): number | null | undefined => chosen[row],
		choose: (row: number, id: number | null): void => setChosen({ ...chosen, [row]: id }),
		revision: (): ImportRevision => ({
			cells: Object.values(cells),
			chosen: Object.entries(chosen).map(([row, id]) => ({ row: Number(row), id })),
		}),
		/**
		 * Removes what the file is checked with. What was corrected since then stays.
		 *
		 * @returns whether nothing is left
		 */
		remove({ cells: sentCells = [], chosen: sentChosen = [] }: ImportRevision): boolean {
			const isSentCell = ({ row, field, text }: Cell) =>
				sentCells.some((cell) => cell.row === row && cell.field === field && cell.text === text);
			const isSentChoice = (row: number, id: number | null) =>
				sentChosen.some((choice) => choice.row === row && choice.id === id);
			const leftCells = Object.entries(cells).filter(([, cell]) => !isSentCell(cell));
			const leftChosen = Object.entries(chosen).filter(([row, id]) => !isSentChoice(+row, id));
			setCells(Object.fromEntries(leftCells));
			setChosen(Object.fromEntries(leftChosen));
			return leftCells.length + leftChosen.length === 0;
		},
	};
}
