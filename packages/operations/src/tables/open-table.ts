import { csvOfBytes } from "./csv-file.js";
import { decodeText, encodingNotes, encodingOf } from "./encoding.js";
import { ImportError } from "./import-error.js";
import { isJson } from "./json-records.js";
import { openJson } from "./json-table.js";
import type { TableFile, TableOptions } from "./table-file.js";
import { isCompoundFile, openWorkbook, refuseCompoundFile } from "./workbook.js";

/**
 * Opens a list of any kind, which its content tells: CSV, an .xlsx workbook, JSON, GeoJSON, or a line of JSON for
 * each row.
 *
 * @throws {ImportError} if it cannot be read; iterating `rows` throws it too
 * @example const file = await openTable(bytes, { name: "dealers.xlsx", sheet: "Dealers" });
 */
export async function openTable(bytes: Buffer, options: TableOptions = {}): Promise<TableFile> {
	const { name = "The file", sheet } = options;
	if (isCompoundFile(bytes)) refuseCompoundFile(bytes, name);
	if (isWorkbook(bytes)) return openWorkbook(bytes, options);
	if (sheet !== undefined) {
		throw new ImportError(`${name} has no sheets, because it is no workbook. Leave out the sheet.`);
	}
	const text = textOfJson(bytes, name);
	if (text === undefined) return csvOfBytes(bytes, options);
	const table = openJson(text, options);
	const notes = [...(table.notes ?? []), ...encodingNotes(encodingOf(bytes, name))];
	return { ...table, notes };
}

/**
 * The text of a file in JSON; undefined for another one.
 *
 * @throws {ImportError} if it is a web page
 */
export function textOfJson(bytes: Buffer, name: string): string | undefined {
	if (isWorkbook(bytes)) return undefined;
	const encoding = encodingOf(bytes, name);
	const start = decodeText(bytes.subarray(0, 200), encoding);
	if (/^\s*<[a-z!?]/i.test(start)) {
		throw new ImportError(
			`${name} is a web page or XML, and no list. If a page asks to sign in, let everyone with the link read the list; else save it in the spreadsheet as .xlsx or "CSV UTF-8".`,
		);
	}
	return isJson(start) ? decodeText(bytes, encoding) : undefined;
}

/** Whether a file is an .xlsx workbook, or at least the archive that one is. */
export const isWorkbook = (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "PK\x03\x04";
