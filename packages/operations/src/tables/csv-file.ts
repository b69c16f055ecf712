import { pipeline } from "node:stream";
import { unmarkFormula } from "@nev/contract/desk";
import { CsvError, parse } from "csv-parse";
import { type CsvFormat, formatOf } from "./csv-format.js";
import { decodeText, encodingNotes, encodingOf } from "./encoding.js";
import { findHeader, headerRows, tellHeader } from "./header-row.js";
import { ImportError } from "./import-error.js";
import type { TableFile, TableOptions, TableRow } from "./table-file.js";

/** No row is longer, unless a quotation mark is never closed. In characters. */
const maxRowLength = 200_000;

/** How much is decoded at once, and to detect the delimiter. */
const chunkBytes = 65_536;

/**
 * Opens a CSV file as spreadsheets write it: with commas, semicolons, tabs or pipes, with or without a byte
 * order mark, with any line breaks, in UTF-8, UTF-16 or Windows-1252, with or without a first line such as
 * `sep=;`.
 *
 * @throws {ImportError} if it cannot be read; iterating `rows` throws it too
 */
export async function csvOfBytes(
	bytes: Buffer,
	{ name = "The file", countKnown = () => 0 }: TableOptions = {},
): Promise<TableFile> {
	const encoding = encodingOf(bytes, name);
	const format = formatOf(decodeText(bytes.subarray(0, chunkBytes), encoding), countKnown);
	const read = () => readRows(name, decode(bytes, encoding), format);
	const first: TableRow[] = [];
	for await (const row of read()) {
		if (first.push(row) === headerRows) break;
	}
	const header = findHeader(first, countKnown);
	if (!header) throw new ImportError(`${name} is empty. Give a file with a header and rows.`);
	const { notes, losesData } = tellHeader(first, header);
	return {
		...{ name, header: header.cells, losesData },
		notes: [...notes, ...encodingNotes(encoding)],
		rows: () => rowsBelow(header.row, read()),
	};
}

async function* rowsBelow(header: number, rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
	for await (const row of rows) if (row.row > header) yield row;
}

async function* readRows(
	name: string,
	texts: Iterable<string>,
	{ delimiter, firstLine }: CsvFormat,
): AsyncGenerator<TableRow> {
	const parser = parse({
		delimiter,
		from_line: firstLine,
		info: true,
		trim: true,
		relax_quotes: true,
		relax_column_count: true,
		skip_empty_lines: true,
		max_record_size: maxRowLength,
	});
	// The parser throws the errors of all stages while it is iterated.
	pipeline(texts, parser, () => {});
	const { info: position } = parser;
	try {
		for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
			const row = info.records + info.empty_lines;
			if (record.some((cell) => cell !== "")) yield { row, cells: record.map(textOf) };
		}
	} catch (error) {
		throw readFailure(name, error, position.records + position.empty_lines + 1);
	}
}

/** The text of a cell: `02134` of `="02134"`, by which other programs keep a spreadsheet from changing it. */
export function textOf(cell: string): string {
	return /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? unmarkFormula(cell);
}

interface ParsedRecord {
	record: string[];
	info: { records: number; empty_lines: number };
}

function* decode(bytes: Buffer, encoding: string): Generator<string> {
	const decoder = new TextDecoder(encoding, { fatal: true });
	for (let start = 0; start < bytes.length; start += chunkBytes) {
		yield decoder.decode(bytes.subarray(start, start + chunkBytes), { stream: true });
	}
	yield decoder.decode();
}

function readFailure(name: string, error: unknown, row: number): unknown {
	if (error instanceof CsvError) {
		return new ImportError(
			`${name} cannot be read from row ${row} on: a quotation mark is opened there and not closed. Correct that row and try again.`,
		);
	}
	if (error instanceof Error && "code" in error) {
		return new ImportError(
			`${name} is broken in its text from row ${row} on. Save it in the spreadsheet as "CSV UTF-8" and try again.`,
		);
	}
	return error;
}
