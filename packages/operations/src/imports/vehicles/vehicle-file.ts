import { type Columns, findColumns } from "../../tables/columns.js";
import type { ChosenColumns } from "../../tables/heading-meanings.js";
import { ImportError } from "../../tables/import-error.js";
import { findRecords, parseJson } from "../../tables/json-records.js";
import { textOfJson } from "../../tables/open-table.js";
import type { TableFile } from "../../tables/table-file.js";
import { refuseUnknownColumns } from "../../tables/unknown-columns.js";
import { slugOf } from "../../vehicles/vehicle-schema.js";
import { specificationGroup } from "../../vehicles/vehicle-values.js";
import { knownColumns, parseCell, type vehicleCells, vehicleColumns } from "./vehicle-cells.js";

/** A vehicle of a file before it is checked. */
export interface VehicleEntry {
	/** Its position in the file, for the operator: `row 3` or `vehicle 3`. */
	readonly label: string;
	/** What the file says of it. What a CSV file has no column for is as it is stored. */
	readonly read: (stored: CellsBySlug) => unknown;
	/** Of a table: the number that a spreadsheet shows. */
	readonly row?: number;
	/** Of a table: the text of a column. */
	readonly cell?: (column: string) => string;
	/** Of a table: what it calls a column. */
	readonly headingOf?: (column: string) => string;
}

export const requiredVehicleColumns = ["name", "price", "category"] as const;

/** The cells of vehicles by their slugs. */
export type CellsBySlug = ReadonlyMap<string, ReturnType<typeof vehicleCells>>;

/** The vehicles of a file before they are checked. */
export interface VehicleFile {
	readonly entries: readonly VehicleEntry[];
	/** A JSON file has none. */
	readonly columns: Pick<Columns<string>, "understood" | "leftOut" | "unknown">;
	/** What is to be said of how it was read. */
	readonly notes?: readonly string[] | undefined;
}

/**
 * Reads the vehicles of a table. Those of JSON are read as they are, with what is nested.
 *
 * @param bytes what the table was opened from
 * @param chosen what its columns are, if it is not JSON
 * @throws {ImportError} if the file cannot be read
 */
export async function readVehicleFile(
	bytes: Buffer,
	table: TableFile,
	chosen?: ChosenColumns,
): Promise<VehicleFile> {
	const { name, notes } = table;
	const text = textOfJson(bytes, name);
	if (text === undefined) return { ...(await readVehicleCsv(table, chosen)), notes };
	const entries = findRecords(parseJson(text, name), name).map((vehicle, index) => ({
		label: `vehicle ${index + 1}`,
		read: () => vehicle,
	}));
	return { entries, columns: { understood: [], leftOut: [], unknown: [] }, notes };
}

/**
 * Reads the vehicles of a table.
 *
 * @throws {ImportError} if it cannot be read, has a column that is not known or lacks one, or has no rows
 */
export async function readVehicleCsv(
	file: TableFile,
	chosen?: ChosenColumns,
): Promise<VehicleFile> {
	const columns = findColumns<string>(file.header, knownColumns, requiredVehicleColumns, {
		chosen,
	});
	refuseUnknownColumns(columns, vehicleColumns);
	const isOwn = (column: string) => columns.has(column) && !file.added?.includes(column);
	const entries: VehicleEntry[] = [];
	for await (const { row, cells } of file.rows()) {
		const cell = (column: string) => columns.read(cells, column);
		const read = (stored: CellsBySlug) => {
			const present = stored.get(cell("slug") || slugOf(cell("name")));
			return vehicleOf(
				(column) => cell(column) || (isOwn(column) ? "" : (present?.[column] ?? "")),
			);
		};
		entries.push({ label: `row ${row}`, read, row, cell, headingOf: columns.headingOf });
	}
	if (entries.length === 0) throw new ImportError(`${file.name} contains no vehicles.`);
	return { entries, columns };
}

/** The vehicle of a row. Empty cells are left out, so that defaults apply. */
function vehicleOf(textOf: (column: string) => string): Readonly<Record<string, unknown>> {
	const main: Record<string, unknown> = {};
	const specifications: Record<string, Record<string, string>> = {};
	for (const column of vehicleColumns) {
		const cell = textOf(column);
		const group = specificationGroup.get(column);
		if (cell === "") continue;
		if (group) specifications[group] = { ...specifications[group], [column]: cell };
		else main[column] = parseCell(column, cell);
	}
	return { ...main, specifications };
}
