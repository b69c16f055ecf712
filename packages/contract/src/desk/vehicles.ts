import * as z from "zod/mini";
import { specificationGroups, type Vehicle, vehicleCategories } from "../vehicle.js";
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

/** The values by field. An external address or a specification that it lacks is an empty text. */
export type VehicleValues = Readonly<
	Required<Omit<Vehicle, "id" | "slug" | "isSample" | "specifications">> &
		Record<SpecificationField, string>
>;

/** A vehicle in full. */
export interface DeskVehicle {
	id: number;
	/** Changes whenever somebody changes the vehicle, by whatever program. */
	version: string;
	/** The last part of its address on the site. */
	slug: string;
	/** Whether it is invented. It is not any more once it was edited. */
	isSample: boolean;
	values: VehicleValues;
}

/** An edit of the version that the operator saw, with the edited fields only. The server checks their values. */
export const vehicleEditSchema = z.object({
	version: z.string(),
	values: z.partialRecord(z.enum(vehicleFields), z.unknown()),
});

export type VehicleEdit = z.infer<typeof vehicleEditSchema>;

/** What a new vehicle has where nothing is filled in. */
export const blankVehicle: Readonly<Record<VehicleField, unknown>> = {
	...(Object.fromEntries(vehicleFields.map((field) => [field, ""])) as Record<VehicleField, "">),
	features: [],
	isAvailable: true,
	isFeatured: false,
};

/** A new vehicle: what of `blankVehicle` was filled in. */
export const newVehicleSchema = z.object({ values: vehicleEditSchema.shape.values });

export type NewVehicle = z.infer<typeof newVehicleSchema>;

/** Reads a price as people write it, such as `$8,995.00`. What is none stays a text, for the rules to refuse. */
export function parsePrice(text: string): number | string {
	return /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text)
		? Number(text.replace(/[^\d.]/g, ""))
		: text;
}

/** The path on the site, and on the desk, of the pictures that are stored. */
export const picturePath = "/api/images/";
