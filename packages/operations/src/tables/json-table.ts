import { headerRows } from "./header-row.js";
import { ImportError } from "./import-error.js";
import { findRecords, type JsonRecord, parseJson } from "./json-records.js";
import { tableOfRows } from "./memory-table.js";
import type { TableFile, TableOptions } from "./table-file.js";

/** Each row has a cell for each of them. */
const maxColumns = 500;

/**
 * Opens a list in JSON: objects in a list, in an object that holds one, or one in each line. What is nested has
 * the path as its heading, such as `address.city`; of a GeoJSON feature, the properties and the point are read.
 *
 * @throws {ImportError} if it cannot be read, or holds no list or several
 */
export function openJson(text: string, options: TableOptions): TableFile {
	const { name = "The file", countKnown = () => 0 } = options;
	const records = findRecords(parseJson(text, name), name, (list) =>
		countKnown([
			...new Set(list.slice(0, headerRows).flatMap((one) => [...cellsOf(one, new Set()).keys()])),
		]),
	);
	if (records.length === 0) throw new ImportError(`${name} is empty. Give a list with rows.`);
	const inexact = new Set<string>();
	const flat = records.map((record) => cellsOf(record, inexact));
	const header = [...new Set(flat.flatMap((cells) => [...cells.keys()]))];
	if (header.length > maxColumns) {
		throw new ImportError(
			`${name} has ${header.length} columns, such as ${header[maxColumns]}, and at most ${maxColumns} are read. Leave out what has names of its own in each object.`,
		);
	}
	const rows = flat.map((cells) => header.map((heading) => cells.get(heading) ?? ""));
	const table = tableOfRows([header, ...rows], (text) => text, { name });
	if (inexact.size === 0) return table;
	const note = `Numbers of more than 15 digits are left out: ${[...inexact].join(", ")}. Write them in quotation marks.`;
	return { ...table, notes: [note], losesData: true };
}

function cellsOf(record: JsonRecord, inexact: Set<string>): Map<string, string> {
	return flatten(isFeature(record) ? placeOf(record) : record, inexact);
}

function isFeature({ type, properties }: JsonRecord): boolean {
	return type === "Feature" && typeof properties === "object" && properties !== null;
}

/** A feature of GeoJSON as a record (RFC 7946, 3.2): its point is longitude, then latitude. */
function placeOf({ properties, geometry }: JsonRecord): JsonRecord {
	const { type, coordinates } = (geometry ?? {}) as JsonRecord;
	if (type !== "Point" || !Array.isArray(coordinates)) return properties as JsonRecord;
	const [longitude, latitude] = coordinates;
	return { ...(properties as JsonRecord), latitude, longitude };
}

/**
 * The texts of a record by the paths of its values.
 *
 * @param inexact gets the paths of numbers that were rounded, so that two ids may have become one
 */
function flatten(record: JsonRecord, inexact: Set<string>): Map<string, string> {
	const cells = new Map<string, string>();
	function add(path: string, value: unknown): void {
		if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER) inexact.add(path);
		else if (!isNested(value)) cells.set(path, String(value).trim());
		else if (!Array.isArray(value) || value.some(isNested)) addAll(`${path}.`, value);
		else if (value.length > 0) cells.set(path, value.join("; "));
	}
	function addAll(prefix: string, values: object): void {
		for (const [key, value] of Object.entries(values)) {
			// Unset, as in a record that lacks it.
			if (value !== null) add(prefix + key, value);
		}
	}
	addAll("", record);
	return cells;
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
