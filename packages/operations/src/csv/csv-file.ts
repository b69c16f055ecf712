import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { unmarkFormula } from "@nev/contract/desk";
import { CsvError, parse } from "csv-parse";
import { ImportError } from "./import-error.js";

/** A row of a CSV file. */
export interface CsvRow {
	/** The number that a spreadsheet shows: the header is row 1. */
	readonly row: number;
	readonly cells: readonly string[];
}

/** An open CSV file. */
export interface CsvFile {
	/** What messages call it: its path, or "The file". */
	readonly name: string;
	readonly header: readonly string[];
	/** The columns of it that corrections have added, which say nothing of other rows. */
	readonly added?: readonly string[];
	/** Reads the rows below the header, without empty ones, each time from the start. */
	rows(): AsyncIterable<CsvRow>;
}

/** No row is longer, unless a quotation mark is never closed. In characters. */
const maxRowLength = 200_000;

/** How much of the file is read to detect its encoding and its delimiter. */
const sampleBytes = 65_536;

/**
 * Opens a CSV file as spreadsheets write it: with commas, semicolons or tabs, with or without a byte
 * order mark, with any line breaks, in UTF-8 or UTF-16, with or without a first line such as `sep=;`.
 *
 * @throws {ImportError} if the file cannot be read; iterating `rows` throws it too
 */
export async function openCsv(path: string): Promise<CsvFile> {
	return readTable(path, await readSample(path), () => createReadStream(path));
}

/**
 * The CSV file with these bytes, which a browser has sent.
 *
 * @throws {ImportError} if it cannot be read; iterating `rows` throws it too
 */
export function csvOfBytes(bytes: Buffer): Promise<CsvFile> {
	return readTable("The file", bytes.subarray(0, sampleBytes), () => chunksOf(bytes));
}

async function readTable(
	name: string,
	sample: Buffer,
	open: () => AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<CsvFile> {
	const encoding = sample[0] === 0xff && sample[1] === 0xfe ? "utf-16le" : "utf-8";
	if (encoding === "utf-8" && isNoText(sample)) {
		throw new ImportError(
			`${name} is not a CSV file. Save the list in the spreadsheet as "CSV UTF-8" and try again.`,
		);
	}
	const format = formatOf(new TextDecoder(encoding).decode(sample));
	const read = () => readRows(name, decode(open(), encoding), format);
	for await (const { cells: header } of read()) {
		return { name, header, rows: () => withoutFirst(read()) };
	}
	throw new ImportError(`${name} is empty. Give a file with a header and rows.`);
}

/** Pictures, spreadsheets and archives have a NUL among their first bytes, and lists have none. */
function isNoText(sample: Buffer): boolean {
	return sample.includes(0) || sample.toString("latin1", 0, 5) === "%PDF-";
}

async function* withoutFirst<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
	await items.next();
	yield* items;
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
	for (let start = 0; start < bytes.length; start += sampleBytes) {
		yield bytes.subarray(start, start + sampleBytes);
	}
}

async function* readRows(
	name: string,
	texts: AsyncIterable<string>,
	{ delimiter, firstLine }: CsvFormat,
): AsyncGenerator<CsvRow> {
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
function textOf(cell: string): string {
	return /^="([^"]*)"$/.exec(cell)?.[1]?.trim() ?? unmarkFormula(cell);
}

interface ParsedRecord {
	record: string[];
	info: { records: number; empty_lines: number };
}

async function* decode(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, encoding: string) {
	const decoder = new TextDecoder(encoding, { fatal: true });
	for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}

async function readSample(path: string): Promise<Buffer> {
	try {
		const handle = await open(path, "r");
		try {
			const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
			return buffer.subarray(0, bytesRead);
		} finally {
			await handle.close();
		}
	} catch (error) {
		throw readFailure(path, error, 1);
	}
}

interface CsvFormat {
	readonly delimiter: string;
	/** The line of the header: 1 or 2. */
	readonly firstLine: number;
}

/** The delimiter that a first line names, which Excel does not show as a row, or the most frequent one of the header. */
function formatOf(text: string): CsvFormat {
	const [, named] = /^"?sep=([^"\r\n])"?[\r\n]/i.exec(text) ?? [];
	return named
		? { delimiter: named, firstLine: 2 }
		: { delimiter: delimiterOf(text), firstLine: 1 };
}

/** The most frequent delimiter of the header, outside of quotation marks. */
function delimiterOf(text: string): string {
	const [header = ""] = text
		.trimStart()
		.replace(/"[^"]*"/g, "")
		.split(/[\r\n]/, 1);
	const count = (delimiter: string) => header.split(delimiter).length;
	return [",", ";", "\t"].reduce((best, delimiter) =>
		count(delimiter) > count(best) ? delimiter : best,
	);
}

function readFailure(name: string, error: unknown, row: number): unknown {
	if (error instanceof CsvError) {
		return new ImportError(
			`${name} cannot be read from row ${row} on: a quotation mark is opened there and not closed. Correct that row and try again.`,
		);
	}
	if (!(error instanceof Error && "code" in error)) return error;
	if (error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
		return new ImportError(
			`${name} is not in UTF-8. Save it in the spreadsheet as "CSV UTF-8" and try again.`,
		);
	}
	return new ImportError(`${name} cannot be read: ${error.message}. Name another file.`);
}
