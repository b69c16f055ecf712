import * as z from "zod/mini";
import { specificationGroups, vehicleCategories } from "../vehicle.js";
import { pageQueryFields, searchText } from "./page.js";

/** What vehicles are sorted by. `id` is the order of the catalogue. */
export const vehicleSorts = ["name", "model", "price", "id"] as const;

export const vehicleQuerySchema = z.object({
	...pageQueryFields,
	/** Words of the name, the series or the model. */
	q: searchText,
	category: z.exactOptional(z.enum(vehicleCategories)),
	available: z.exactOptional(z.enum(["yes", "no"])),
	sort: z._default(z.enum(vehicleSorts), "id"),
	order: z._default(z.enum(["asc", "desc"]), "asc"),
});

export type VehicleQuery = z.infer<typeof vehicleQuerySchema>;

/** A vehicle as a list shows it. */
export interface VehicleRow {
	id: number;
	name: string;
	category: string;
	model: string;
	/** In US dollars. */
	price: number;
	isAvailable: boolean;
	isFeatured: boolean;
	imageUrl: string;
}

type SpecificationGroups = typeof specificationGroups;

type SpecificationField = {
	[Group in keyof SpecificationGroups]: keyof SpecificationGroups[Group]["shape"];
}[keyof SpecificationGroups];

/** The names of specifications. Each is a field of its own. */
export const specificationFields = Object.values(specificationGroups).flatMap((group) =>
	Object.keys(group.shape),
) as SpecificationField[];

/** What an operator edits. */
export const vehicleFields = [
	"name",
	"description",
	"price",
	"range",
	"category",
	"series",
	"model",
	"imageUrl",
	"features",
	"isAvailable",
	"isFeatured",
	"externalUrl",
	...specificationFields,
] as const;

export type VehicleField = (typeof vehicleFields)[number];

/** The values by field, as texts: `yes` or `no` for what is true or false, and features one a line. */
export type VehicleTexts = Readonly<Record<VehicleField, string>>;

/** A vehicle in full. */
export interface DeskVehicle {
	id: number;
	/** Changes whenever somebody changes the vehicle, by whatever program. */
	version: string;
	/** The last part of its address on the site. */
	slug: string;
	/** Whether it is invented. It is not any more once it was edited. */
	isSample: boolean;
	values: VehicleTexts;
}

/** An edit of the version that the operator saw, with the edited fields only. */
export const vehicleEditSchema = z.object({
	version: z.string(),
	values: z.partialRecord(z.enum(vehicleFields), z.string()),
});

export type VehicleEdit = z.infer<typeof vehicleEditSchema>;

/** The texts of a form in which nothing is filled in yet. */
export const blankVehicle = {
	...Object.fromEntries(vehicleFields.map((field) => [field, ""])),
	isAvailable: "yes",
	isFeatured: "no",
} as VehicleTexts;

/** A new vehicle: what of `blankVehicle` was filled in. */
export const newVehicleSchema = z.object({ values: vehicleEditSchema.shape.values });

export type NewVehicle = z.infer<typeof newVehicleSchema>;

/** The path on the site, and on the desk, of the pictures that are stored. */
export const picturePath = "/api/images/";
