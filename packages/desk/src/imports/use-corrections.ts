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

/** A text that is corrected in all rows that have it in a field. */
interface CommonText {
	readonly field: string;
	readonly from: string;
	readonly to: string;
	/** How many rows have it. */
	readonly rows: number;
}

/** Keeps corrections from page to page of a report. */
export function useCorrections() {
	/** All cells that were typed in, even if they have their original text again. */
	const [cells, setCells] = useState<Readonly<Record<string, Cell>>>({});
	const [chosen, setChosen] = useState<Readonly<Record<number, number | null>>>({});
	const [texts, setTexts] = useState<Readonly<Record<string, CommonText>>>({});
	const keyOf = (row: number | string, field: string) => `${row} ${field}`;
	const isCorrected = ({ text, original }: Cell) => text !== original;
	const corrected = Object.values(cells).filter(isCorrected);
	const commonTexts = Object.values(texts).filter(({ from, to }) => from !== to);
	const inAllRows = commonTexts.reduce((sum, { rows }) => sum + rows, 0);
	return {
		count: corrected.length + inAllRows + Object.keys(chosen).length,
		/** The text of a cell; undefined if it was not corrected. */
		textOf(row: number, field: string): string | undefined {
			const cell = cells[keyOf(row, field)];
			return cell && isCorrected(cell) ? cell.text : undefined;
		},
		/** @param original what the file is checked with, which takes the correction back */
		correct: (row: number, field: string, text: string, original: string): void =>
			setCells({ ...cells, [keyOf(row, field)]: { row, field, text, original } }),
		/** What a text of a field becomes in all rows; undefined if it was not corrected. */
		commonTextOf(field: string, from: string): string | undefined {
			const to = texts[keyOf(from, field)]?.to;
			return to === from ? undefined : to;
		},
		correctAll: (field: string, from: string, to: string, rows: number): void =>
			setTexts({ ...texts, [keyOf(from, field)]: { field, from, to, rows } }),
		/** The dealer that a row is; null if none, undefined if nothing was chosen. */
		choiceOf: (row: number): number | null | undefined => chosen[row],
		choose: (row: number, id: number | null): void => setChosen({ ...chosen, [row]: id }),
		clear(): void {
			setCells({});
			setChosen({});
			setTexts({});
		},
		revision: (): ImportRevision => ({
			cells: corrected.map(({ row, field, text }) => ({ row, field, text })),
			texts: commonTexts.map(({ field, from, to }) => ({ field, from, to })),
			chosen: Object.entries(chosen).map(([row, id]) => ({ row: Number(row), id })),
		}),
		/**
		 * Removes what the file is checked with by now. What was corrected since then stays.
		 *
		 * @returns whether nothing is left
		 */
		remove({
			cells: sentCells = [],
			texts: sentTexts = [],
			chosen: sentChosen = [],
		}: ImportRevision) {
			const checkedWith = { ...cells };
			for (const { row, field, text } of sentCells) {
				const cell = cells[keyOf(row, field)];
				if (cell) checkedWith[keyOf(row, field)] = { ...cell, original: text };
			}
			const isSentChoice = (row: number, id: number | null) =>
				sentChosen.some((choice) => choice.row === row && choice.id === id);
			const leftChosen = Object.entries(chosen).filter(([row, id]) => !isSentChoice(+row, id));
			// No row has a text any more that was corrected in all of them.
			const isSentText = ({ field, from }: CommonText) =>
				sentTexts.some((text) => text.field === field && text.from === from);
			const leftTexts = Object.entries(texts).filter(([, text]) => !isSentText(text));
			setTexts(Object.fromEntries(leftTexts));
			setCells(checkedWith);
			setChosen(Object.fromEntries(leftChosen));
			const left = Object.values(checkedWith).filter(isCorrected);
			return left.length + leftTexts.length + leftChosen.length === 0;
		},
	};
}
