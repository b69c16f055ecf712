import { readFile } from "node:fs/promises";
import { specificationDefaults } from "@nev/contract";
import { CliError } from "../cli-error.js";
import { type Columns, findColumns, type KnownColumns } from "../input/columns.js";
import { openCsv } from "../input/csv-file.js";

/** A vehicle as it stands in a file, before it is checked. */
export interface GivenVehicle {
	/** Where it stands, for the operator: `row 3` or `vehicle 3`. */
	readonly place: string;
	readonly given: unknown;
}

/** The specifications' names; in a CSV file each is a column of its own. */
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

/** The headings that a CSV file of vehicles may have. */
export const vehicleColumns: readonly string[] = Object.keys(knownColumns);

/**
 * Reads the vehicles of a JSON or CSV file, by the end of its name.
 *
 * @throws {CliError} where it cannot be read
 */
export async function readVehicleFile(path: string): Promise<GivenVehicle[]> {
	if (/\.json$/i.test(path)) return readJson(path);
	if (/\.csv$/i.test(path)) return readCsv(path);
	throw new CliError(`${path} must be a file of vehicles that ends in .json or .csv.`);
}

async function readJson(path: string): Promise<GivenVehicle[]> {
	let list: unknown;
	try {
		list = JSON.parse((await readFile(path, "utf8")).replace(/^\ufeff/, ""));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new CliError(`${path} cannot be read as JSON: ${reason}. Mend it and try again.`);
	}
	if (!Array.isArray(list)) {
		throw new CliError(`${path} must hold a list of vehicles: [{"name": …}, …].`);
	}
	return list.map((given: unknown, index) => ({ place: `vehicle ${index + 1}`, given }));
}

async function readCsv(path: string): Promise<GivenVehicle[]> {
	const file = await openCsv(path);
	const columns = findColumns(file.header, knownColumns, ["name", "price", "category"]);
	if (columns.ignored.length > 0) {
		throw new CliError(
			`The columns ${columns.ignored.join(", ")} are not known. Known are ${vehicleColumns.join(", ")}.`,
		);
	}
	const vehicles: GivenVehicle[] = [];
	for await (const { row, cells } of file.rows) {
		vehicles.push({ place: `row ${row}`, given: vehicleOf(cells, columns) });
	}
	return vehicles;
}

/** Empty cells are left out, so that the defaults show. */
function vehicleOf(cells: readonly string[], columns: Columns<string>): Record<string, unknown> {
	const filled = (names: readonly string[]) =>
		names.flatMap((name) => {
			const cell = columns.read(cells, name);
			return cell === "" ? [] : [[name, cell] as const];
		});
	const main = Object.fromEntries(filled(Object.keys(mainColumns)));
	const specifications = Object.entries(specificationDefaults).flatMap(([group, names]) => {
		const given = filled(Object.keys(names));
		return given.length > 0 ? [[group, Object.fromEntries(given)] as const] : [];
	});
	return {
		...main,
		...(main.price && { price: dollars(main.price) }),
		...(main.features && {
			features: main.features
				.split("|")
				.map((one) => one.trim())
				.filter(Boolean),
		}),
		...(main.isAvailable && { isAvailable: truth(main.isAvailable) }),
		...(main.isFeatured && { isFeatured: truth(main.isFeatured) }),
		specifications: Object.fromEntries(specifications),
	};
}

/** `$8,995.00` as a number; what is none stays as it is, and is refused. */
function dollars(cell: string): number | string {
	return /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(cell)
		? Number(cell.replace(/[^\d.]/g, ""))
		: cell;
}

function truth(cell: string): boolean | string {
	if (/^(true|yes|y|1)$/i.test(cell)) return true;
	if (/^(false|no|n|0)$/i.test(cell)) return false;
	return cell;
}
