import { isDeepStrictEqual } from "node:util";
import { rateLimits } from "@nev/contract";
import {
	type DoubtfulRate,
	describeRate,
	findDoubtfulRates,
	maxRates,
	type RateCells,
	type RateColumn,
	readRate,
	visitorScores,
} from "@nev/contract/desk";
import type { Columns } from "../../tables/columns.js";
import type { ChosenColumns } from "../../tables/heading-meanings.js";
import { ImportError } from "../../tables/import-error.js";
import { saysNothing } from "../../tables/says-nothing.js";
import type { TableFile, TableRow } from "../../tables/table-file.js";
import type { RowNote } from "../import-report.js";
import { findRateColumns } from "./find-rate-columns.js";
import { rateColumns } from "./rate-columns.js";
import type { RateRow } from "./rate-row.js";
import { isText, refuseMergedCell, refuseUnnamedCell, rowOfText } from "./rows-without-rate.js";

/** A list of rates. */
export interface RateFile {
	readonly rows: readonly RateRow[];
	readonly columns: Columns<RateColumn>;
}

interface RateFileOptions {
	readonly chosen?: ChosenColumns;
	/** The company's day, `2027-01-31`, which says what has ended. */
	readonly today: string;
	/** A workbook stores a cell that shows 4.99% as 0.0499. */
	readonly isWorkbook: boolean;
}

const fields = Object.keys(rateColumns) as RateColumn[];

/**
 * Reads a list of rates.
 *
 * @throws {ImportError} if it cannot be read, lacks a column, has one that is not read, or no rows or too many
 */
export async function readRateFile(
	table: TableFile,
	{ chosen, today, isWorkbook }: RateFileOptions,
): Promise<RateFile> {
	const columns = findRateColumns(table.header, chosen);
	const lines: TableRow[] = [];
	for await (const line of table.rows()) {
		lines.push(line);
		if (lines.length > maxRates) {
			throw new ImportError(
				`${table.name} has more than ${maxRates} rates, which nobody compares.`,
			);
		}
	}
	// Titles and footnotes stand before and after the rates.
	const mayBeRate = (line: TableRow) => !isText(line, table.header);
	const [first, last] = [lines.findIndex(mayBeRate), lines.findLastIndex(mayBeRate)];
	if (first < 0) {
		throw new ImportError(
			`${table.name} contains no rates. To show visitors the examples again, remove the rates on the desk's Company page.`,
		);
	}
	const cellsOf = ({ cells }: TableRow): RateCells => {
		const texts = fields.map((field) => [field, columns.read(cells, field)] as const);
		return Object.fromEntries(texts.filter(([, text]) => !saysNothing(text)));
	};
	const percents = percentReader(lines.slice(first, last + 1).map(cellsOf), isWorkbook);
	const merged = table.mergedCells?.() ?? [];
	const rows = lines.map((line, index) => {
		if (index < first || index > last) return rowOfText(line);
		return (
			refuseMergedCell(line, merged) ??
			refuseUnnamedCell(line, table.header) ??
			readRow(line.row, cellsOf(line), columns, percents)
		);
	});
	return { rows: withDoubts(withoutRepeated(rows), columns, today), columns };
}

function readRow(
	row: number,
	cells: RateCells,
	columns: Columns<RateColumn>,
	percents: ReturnType<typeof percentReader>,
): RateRow {
	const { texts, mended, problems: unclear } = percents(cells);
	const reading = readRate({ ...cells, ...texts }, emptyScores(cells, columns));
	const name = cells.lender ?? `row ${row}`;
	const nameOf = (field: RateColumn) => columns.headingOf(field);
	const problems = { ...("problems" in reading && reading.problems), ...unclear };
	if (!("rate" in reading) || Object.keys(unclear).length > 0) {
		const notes = Object.entries(problems).map(([key, problem]): RowNote => {
			const field = key as RateColumn;
			const text = cells[field] ?? "";
			return {
				kind: "refused",
				text: `${nameOf(field)}${text && ` "${text}"`}: ${problem}`,
				cause: `${text === "" ? "missing" : "unreadable"} ${nameOf(field)}`,
				cell: { field, text, problem },
			};
		});
		return { row, name, notes };
	}
	const notes = mended.map(
		(field): RowNote => ({
			kind: "mended",
			text: `${nameOf(field)} ${cells[field]} is ${texts[field]}`,
			cause: `${nameOf(field)} in percent`,
		}),
	);
	return { row, name, rate: reading.rate, notes };
}

/** The columns of credit scores whose cell has to be filled, as the row does not say otherwise whom it is for. */
function emptyScores(cells: RateCells, columns: Columns<RateColumn>): readonly RateColumn[] {
	if (cells.creditScores !== undefined) return [];
	const ends = (["minCreditScore", "maxCreditScore"] as const).filter(columns.has);
	const required: readonly RateColumn[] =
		columns.has("creditScores") && ends.length < 2 ? ["creditScores"] : ends;
	return required.filter((field) => cells[field] === undefined);
}

/** The fields in percent, with the highest that each may have. */
const percentFields = [
	["apr", rateLimits.apr],
	["balloonPercent", rateLimits.balloonPercent],
] as const;

/**
 * Returns a function that reads 0.0499 as 4.99%, where all values of a workbook's column are such shares. Elsewhere
 * nobody knows whether 0.25 is 25% or a quarter of a percent, so it is a problem.
 */
function percentReader(rows: readonly RateCells[], isWorkbook: boolean) {
	const isShare = (text: string | undefined, most: number) =>
		/^0?\.\d+$/.test(text ?? "") && Number(text) > 0 && Number(text) <= most / 100;
	const areShares = new Map(
		percentFields.map(([field, most]) => [
			field,
			isWorkbook && rows.every((row) => !Number(row[field] || 0) || isShare(row[field], most)),
		]),
	);
	return (cells: RateCells) => {
		const texts: Partial<Record<RateColumn, string>> = {};
		const problems: Partial<Record<RateColumn, string>> = {};
		for (const [field, most] of percentFields) {
			const text = cells[field];
			if (!isShare(text, most)) continue;
			const percent = `${Number((Number(text) * 100).toFixed(4))}%`;
			if (areShares.get(field)) texts[field] = percent;
			else problems[field] = `Write ${percent} or ${text}%, whichever it is`;
		}
		return { texts, problems, mended: Object.keys(texts) as RateColumn[] };
	};
}

/** Leaves out the rates that earlier rows say already: visitors would see two equal loans. */
function withoutRepeated(rows: readonly RateRow[]): readonly RateRow[] {
	return rows.map((one, index): RateRow => {
		const { rate, row } = one;
		const first = rate && rows.findIndex((other) => isDeepStrictEqual(other.rate, rate));
		if (!rate || first === undefined || first === index) return one;
		const text = `is the same as row ${rows[first]?.row}`;
		const note = { kind: "dropped", text, cause: "repeated rates" } as const;
		return { row, name: describeRate(rate), isSkipped: true, notes: [note] };
	});
}

/** Columns of which any says whom a rate is for. */
const scoreColumns = ["creditScores", "minCreditScore", "maxCreditScore"] as const;

/** Says what an operator should look at: whom a rate is for, and whether visitors see it. */
function withDoubts(
	rows: readonly RateRow[],
	columns: Columns<RateColumn>,
	today: string,
): readonly RateRow[] {
	const read = rows.flatMap(({ rate, row }) => (rate ? [{ rate, row }] : []));
	const doubts = findDoubtfulRates(
		read.map(({ rate }) => rate),
		today,
	);
	const noteOf = new Map(
		doubts.map((doubt) => {
			const { row, rate } = read[doubt.index] ?? {};
			const other = read[doubt.other ?? -1]?.row;
			return [row, noteOfDoubt(doubt.kind, columns.headingOf("endsOn"), rate?.endsOn, other)];
		}),
	);
	const hasScores = scoreColumns.some((column) => columns.has(column));
	return rows.map((row) => {
		const note = noteOf.get(row.row);
		const notes = [...row.notes, ...(row.rate && !hasScores ? [withoutScores] : [])];
		return { ...row, notes: note ? [...notes, note] : notes };
	});
}

const withoutScores: RowNote = {
	kind: "doubtful",
	text: "no column has credit scores, so it is for all from 300 to 850",
	cause: "no column with credit scores",
};

function noteOfDoubt(
	kind: DoubtfulRate["kind"],
	endsOnHeading: string,
	endsOn?: string,
	other?: number,
): RowNote {
	switch (kind) {
		case "ended":
			return {
				kind: "doubtful",
				text: `${endsOnHeading}: ${endsOn} is over, so visitors do not see it`,
				cause: "rates that have ended",
			};
		case "overlap":
			return {
				kind: "doubtful",
				text: `its credit scores overlap those of row ${other}, with the same lender and term`,
				cause: "overlapping credit scores",
			};
		case "unseen":
			return {
				kind: "doubtful",
				text: `visitors do not see it: they choose a credit score of ${visitorScores.join(", ")}`,
				cause: "no credit score that visitors can choose",
			};
	}
}
