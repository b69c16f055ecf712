import type { vehicles } from "@nev/api/operations";
import { type Specifications, specificationDefaults } from "@nev/contract";
import type { KnownColumns } from "../csv/columns.js";

/** The columns of a file of vehicles with alternative headings, except those of specifications. */
export const mainColumns = {
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

export type MainColumn = keyof typeof mainColumns;

const mainNames = Object.keys(mainColumns) as MainColumn[];

/** The names of specifications. Each has a column of its own. */
export const specificationNames = Object.entries(specificationDefaults).flatMap(([group, names]) =>
	Object.keys(names).map((name) => ({ group: group as keyof Specifications, name })),
);

/** The columns that a CSV file of vehicles may have, in the order of an export. */
export const vehicleColumns: readonly string[] = [
	...mainNames,
	...specificationNames.map(({ name }) => name),
];

/** The columns with their alternative headings. */
export const knownColumns: KnownColumns<string> = {
	...mainColumns,
	...Object.fromEntries(specificationNames.map(({ name }) => [name, []])),
};

/** A vehicle as it is stored or imported. */
type VehicleValues = Pick<typeof vehicles.$inferInsert, MainColumn | "specifications">;

/** The cells of a vehicle by column, as a CSV file has them. Two vehicles with the same cells are equal. */
export function vehicleCells(vehicle: VehicleValues): Readonly<Record<string, string>> {
	const specifications = vehicle.specifications as Readonly<
		Record<string, Readonly<Record<string, string>> | undefined>
	>;
	return Object.fromEntries([
		...mainNames.map((name) => [name, cellOf(vehicle[name])]),
		...specificationNames.map(({ group, name }) => [name, specifications[group]?.[name] ?? ""]),
	]);
}

function cellOf(value: VehicleValues[MainColumn]): string {
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (Array.isArray(value)) return joinFeatures(value);
	return `${value ?? ""}`;
}

/** `Seat belts | Mirrors`. A `|` or a backslash within a feature gets a backslash before it. */
export function joinFeatures(features: readonly string[]): string {
	return features.map((feature) => feature.replace(/[\\|]/g, "\\$&")).join(" | ");
}

/** The features of a cell. */
export function splitFeatures(cell: string): string[] {
	const features = cell.match(/(?:\\[\\|]|[^|])+/g) ?? [];
	return features.map((feature) => feature.replace(/\\([\\|])/g, "$1").trim()).filter(Boolean);
}
