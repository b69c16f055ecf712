import type { ImportRevision } from "@nev/contract/desk";
import { useState } from "react";

/** What an operator has corrected, and the file is not yet checked with. */
export type Corrections = ReturnType<typeof useCorrections>;

interface Cell {
	readonly row: number;
	readonly field: string;
	readonly text: string;
	/** What the file is checked with. */
	readonly original: string;
}

/** Keeps corrections from page to page of a report. */
export function useCorrections() {
	/** All cells that were typed in, even if they have their original text again. */
	const [cells, setCells] = useState<Readonly<Record<string, Cell>>>({});
	const [chosen, setChosen] = useState<Readonly<Record<number, number | null>>>({});
	const keyOf = (row: number, field: string) => `${row} ${field}`;
	const isCorrected = ({ text, original }: Cell) => text !== original;
	const corrected = Object.values(cells).filter(isCorrected);
	return {
		count: corrected.length + Object.keys(chosen).length,
		/** The text of a cell; undefined if it was not corrected. */
		textOf(row: number, field: string): string | undefined {
			const cell = cells[keyOf(row, field)];
			return cell && isCorrected(cell) ? cell.text : undefined;
		},
		/** @param original what the file is checked with, which takes the correction back */
		correct: (row: number, field: string, text: string, original: string): void =>
			setCells({ ...cells, [keyOf(row, field)]: { row, field, text, original } }),
		/** The dealer that a row is; null if none, undefined if nothing was chosen. */
		choiceOf: (row: number): number | null | undefined => chosen[row],
		choose: (row: number, id: number | null): void => setChosen({ ...chosen, [row]: id }),
		revision: (): ImportRevision => ({
			cells: corrected.map(({ row, field, text }) => ({ row, field, text })),
			chosen: Object.entries(chosen).map(([row, id]) => ({ row: Number(row), id })),
		}),
		/**
		 * Removes what the file is checked with by now. What was corrected since then stays.
		 *
		 * @returns whether nothing is left
		 */
		remove({ cells: sentCells = [], chosen: sentChosen = [] }: ImportRevision): boolean {
			const checkedWith = { ...cells };
			for (const { row, field, text } of sentCells) {
				const cell = cells[keyOf(row, field)];
				if (cell) checkedWith[keyOf(row, field)] = { ...cell, original: text };
			}
			const isSentChoice = (row: number, id: number | null) =>
				sentChosen.some((choice) => choice.row === row && choice.id === id);
			const leftChosen = Object.entries(chosen).filter(([row, id]) => !isSentChoice(+row, id));
			setCells(checkedWith);
			setChosen(Object.fromEntries(leftChosen));
			return !Object.values(checkedWith).some(isCorrected) && leftChosen.length === 0;
		},
	};
}
