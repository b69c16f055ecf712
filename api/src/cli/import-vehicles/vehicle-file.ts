import { readFile } from "node:fs/promises";
import { specificationDefaults } from "@nev/contract";
import { CliError } from "../cli-error.js";
import { type Columns, findColumns, type KnownColumns } from "../input/columns.js";
import { openCsv } from "../input/csv-file.js";

/** A vehicle of a file before it is checked. */
export interface VehicleEntry {
	/** Its position in the file, for the operator: `row 3` or `vehicle 3`. */
	readonly label: string;
	readonly input: unknown;
}

/** The names of specifications. Each has a column of its own in a CSV file. */
const specificationNames = Object.values(specificationDefaults).flatMap((group) =>
	Object.keys(group),
);

const mainColumns = {
	name: [],
	slug: [],
	description: [],
	price: ["msrp"],
	range: [],
	category: [],
	series: [],
	model: [],
	imageUrl: ["image", "picture"],
	features: [],
	isAvailable: ["available"],
	isFeatured: ["featured"],
	externalUrl: ["url", "link"],
} as const satisfies KnownColumns<string>;

const knownColumns: KnownColumns<string> = {
	...mainColumns,
	...Object.fromEntries(specificationNames.map((name) => [name, []])),
};

/** The columns that a CSV file of vehicles may have. */
export const vehicleColumns: readonly string[] = Object.keys(knownColumns);

/**
 * Reads the vehicles of a JSON or CSV file. The file extension decides.
 *
 * @throws {CliError} if the file cannot be read
 */
export async function readVehicleFile(path: string): Promise<VehicleEntry[]> {
	if (/\.json$/i.test(path)) return readJson(path);
	if (/\.csv$/i.test(path)) return readCsv(path);
	throw new CliError(`${path} must end in .json or .csv.`);
}

async function readJson(path: string): Promise<VehicleEntry[]> {
	let list: unknown;
	try {
		list = JSON.parse((await readFile(path, "utf8")).replace(/^\ufeff/, ""));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new CliError(`${path} cannot be read as JSON: ${reason}. Correct it and try again.`);
	}
	if (!Array.isArray(list)) {
		throw new CliError(`${path} must contain a list of vehicles: [{"name": …}, …].`);
	}
	return list.map((input: unknown, index) => ({ label: `vehicle ${index + 1}`, input }));
}

async function readCsv(path: string): Promise<VehicleEntry[]> {
	const file = await openCsv(path);
	const columns = findColumns(file.header, knownColumns, ["name", "price", "category"]);
	if (columns.unknown.length > 0) {
		throw new CliError(
			`Unknown columns: ${columns.unknown.join(", ")}. Known columns are ${vehicleColumns.join(", ")}.`,
		);
	}
	const vehicles: VehicleEntry[] = [];
	for await (const { row, cells } of file.rows) {
		vehicles.push({ label: `row ${row}`, input: vehicleOf(cells, columns) });
	}
	return vehicles;
}

/** The vehicle of a row. Empty cells are left out, so that defaults apply. */
function vehicleOf(cells: readonly string[], columns: Columns<string>): Record<string, unknown> {
	const nonEmpty = (names: readonly string[]) =>
		names.flatMap((name) => {
			const cell = columns.read(cells, name);
			return cell === "" ? [] : [[name, cell] as const];
		});
	const main = Object.fromEntries(nonEmpty(Object.keys(mainColumns)));
	const specifications = Object.entries(specificationDefaults).flatMap(([group, names]) => {
		const values = nonEmpty(Object.keys(names));
		return values.length > 0 ? [[group, Object.fromEntries(values)] as const] : [];
	});
	return {
		...main,
		...(main.price && { price: parseDollars(main.price) }),
		...(main.features && {
			features: main.features
				.split("|")
				.map((feature) => feature.trim())
				.filter(Boolean),
		}),
		...(main.isAvailable && { isAvailable: parseBoolean(main.isAvailable) }),
		...(main.isFeatured && { isFeatured: parseBoolean(main.isFeatured) }),
		specifications: Object.fromEntries(specifications),
	};
}

/** Parses a price such as `$8,995.00`. Any other text is returned, for the schema to reject. */
function parseDollars(cell: string): number | string {
	return /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(cell)
		? Number(cell.replace(/[^\d.]/g, ""))
		: cell;
}

/** Parses yes or no. Any other text is returned, for the schema to reject. */
function parseBoolean(cell: string): boolean | string {
	if (/^(true|yes|y|1)$/i.test(cell)) return true;
	if (/^(false|no|n|0)$/i.test(cell)) return false;
	return cell;
}
