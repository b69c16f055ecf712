import type { Sheet } from "read-excel-file/node";
import { textOf } from "./csv-file.js";
import { notAList } from "./encoding.js";
import { type CountKnown, headerRows } from "./header-row.js";
import { ImportError } from "./import-error.js";
import { tableOfRows } from "./memory-table.js";
import { readMergedCells } from "./merged-cells.js";
import type { TableFile, TableOptions } from "./table-file.js";
import { findExcess } from "./workbook-size.js";

/**
 * Opens a sheet of an .xlsx workbook, by default the first that names columns, or has rows, with numbers, days and the values of
 * formulas as texts.
 *
 * @throws {ImportError} if it cannot be read, or lacks the sheet
 */
export async function openWorkbook(bytes: Buffer, options: TableOptions): Promise<TableFile> {
	const { name = "The file", countKnown = () => 0, sheet } = options;
	const all = await readSheets(bytes, name);
	// A new workbook of Excel once had three sheets, of which the first may have stayed empty.
	const filled = all.toSorted((one, other) => Number(isEmpty(one)) - Number(isEmpty(other)));
	const counts = filled.map((one) => knownIn(one, countKnown));
	const [firstCount = 0] = counts;
	// The first may be a cover that names none.
	const start =
		firstCount > 1
			? 0
			: counts.indexOf(Math.max(firstCount, ...counts.filter((count) => count > 1)));
	const sheets = [...filled.splice(start, 1), ...filled];
	const names = sheets.map((one) => one.sheet);
	const read = sheet === undefined ? sheets[0] : sheets.find((one) => isNamed(one.sheet, sheet));
	if (!read) {
		throw new ImportError(`${name} has no sheet "${sheet}". Its sheets are: ${names.join(", ")}.`);
	}
	const others = names.filter((other) => other !== read.sheet);
	const table = {
		...tableOfRows(read.data, cellText, {
			...options,
			name: `${name}${sheet ? `, sheet ${read.sheet},` : ""}`,
		}),
		mergedCells: () => readMergedCells(bytes, all.indexOf(read)),
	};
	if (others.length === 0) return table;
	const note = `Sheet "${read.sheet}" is read. Other sheets are: ${others.join(", ")}.`;
	return {
		...table,
		sheets: names,
		notes: [...(sheet === undefined ? [note] : []), ...(table.notes ?? [])],
	};
}

/** How many known columns a row of a sheet names at most. */
function knownIn({ data }: Sheet<string>, countKnown: CountKnown): number {
	return Math.max(0, ...data.slice(0, headerRows).map((cells) => countKnown(cells.map(cellText))));
}

const isEmpty = ({ data }: Sheet<string>) => data.every((cells) => cells.length === 0);

const isNamed = (name: string, wanted: string) =>
	name.trim().toLowerCase() === wanted.trim().toLowerCase();

/** Loaded only for a workbook, because commands should start fast. */
async function readSheets(bytes: Buffer, name: string) {
	const { default: readWorkbook } = await import("read-excel-file/node");
	try {
		const excess = findExcess(bytes);
		if (excess) {
			throw new ImportError(
				`${name} has ${excess}, which is too much for a workbook. Delete the empty rows and columns after the list and the other sheets, or save the list as "CSV UTF-8".`,
			);
		}
		return await readWorkbook(bytes, { parseNumber: numberText });
	} catch (error) {
		if (error instanceof ImportError) throw error;
		if (!bytes.includes("xl/workbook")) throw notAList(name);
		throw new ImportError(
			`${name} cannot be read as a workbook: ${(error as Error).message}. Save it in the spreadsheet again, as .xlsx or "CSV UTF-8".`,
		);
	}
}

/** A number as a cell shows it, which a file may have as `2.395550142E9` or `26.141999999999999`. */
function numberText(stored: string): string {
	const number = Number(stored);
	return Number.isNaN(number) ? stored : String(number);
}

function cellText(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return dateText(value);
	if (typeof value === "boolean") return String(value).toUpperCase();
	return textOf(String(value));
}

/** A day, a time of a day, or a time of no day, as Excel counts from the end of 1899. */
function dateText(date: Date): string {
	const [day = "", time = ""] = new Date(Math.round(date.getTime() / 1000) * 1000)
		.toISOString()
		.split(/[T.]/);
	if (day > "1900-01-01") return time === "00:00:00" ? day : `${day}T${time}Z`;
	const [hour, minute] = time.split(":");
	return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

/** Excel's files from before 2007, and its workbooks with a password (MS-CFB 2.2). */
export function isCompoundFile(bytes: Buffer): boolean {
	return bytes.toString("hex", 0, 8) === "d0cf11e0a1b11ae1";
}

export function refuseCompoundFile(bytes: Buffer, name: string): never {
	throw new ImportError(
		bytes.includes(Buffer.from("EncryptedPackage", "utf16le"))
			? `${name} has a password. Save it in the spreadsheet without one and try again.`
			: `${name} is in the old format of Excel (.xls). Save it in the spreadsheet as .xlsx and try again.`,
	);
}
