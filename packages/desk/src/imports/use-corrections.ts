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
		clear(): void {
			setCells({});
			setChosen({});
		},
	};
}
