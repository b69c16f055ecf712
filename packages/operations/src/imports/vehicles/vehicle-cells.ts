import type { vehicles } from "@nev/api/operations";
import { parsePrice, specificationFields } from "@nev/contract/desk";
import type { KnownColumns } from "../../tables/heading-meanings.js";
import { vehicleValues } from "../../vehicles/vehicle-values.js";

/** The columns of a file of vehicles with alternative headings, except those of specifications. */
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

/** The columns with their alternative headings. Each specification has one. */
export const knownColumns: KnownColumns<string> = {
	...mainColumns,
	...Object.fromEntries(specificationFields.map((name) => [name, []])),
};

/** The columns that a CSV file of vehicles may have, in the order of an export. */
export const vehicleColumns: readonly string[] = Object.keys(knownColumns);

/** The cells of a vehicle by column, as a CSV file has them. Two vehicles with the same cells are equal. */
export function vehicleCells(
	vehicle: typeof vehicles.$inferInsert,
): Readonly<Record<string, string>> {
	const values = { slug: vehicle.slug, ...vehicleValues(vehicle) };
	return Object.fromEntries(
		Object.entries(values).map(([column, value]) => [column, cellOf(value)]),
	);
}

function cellOf(value: string | number | boolean | readonly string[]): string {
	if (typeof value === "boolean") return value ? "yes" : "no";
	return Array.isArray(value) ? joinFeatures(value) : `${value}`;
}

/** `Seat belts | Mirrors`. A `|` or a backslash within a feature gets a backslash before it. */
function joinFeatures(features: readonly string[]): string {
	return features.map((feature) => feature.replace(/[\\|]/g, "\\$&")).join(" | ");
}

/** The value of a cell of a vehicle. What cannot be read stays a text, for the schema to reject. */
export function parseCell(column: string, cell: string): unknown {
	switch (column) {
		case "price":
			return parsePrice(cell);
		case "features":
			return splitFeatures(cell);
		case "isAvailable":
		case "isFeatured":
			return parseBoolean(cell);
		case "category":
			return cell.toLowerCase();
		default:
			return cell;
	}
}

/** The features of a cell. */
function splitFeatures(cell: string): string[] {
	const features = cell.match(/(?:\\[\\|]|[^|])+/g) ?? [];
	return features.map((feature) => feature.replace(/\\([\\|])/g, "$1").trim()).filter(Boolean);
}

/** Parses yes or no. */
function parseBoolean(cell: string): boolean | string {
	if (/^(true|yes|y|1)$/i.test(cell)) return true;
	if (/^(false|no|n|0)$/i.test(cell)) return false;
	return cell;
}
