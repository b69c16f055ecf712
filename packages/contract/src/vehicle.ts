import * as z from "zod/mini";
import { listOf, tolerant } from "./tolerant-reader.js";

/** The six vehicle categories, in display order. */
export const vehicleCategories = [
	"2-seater",
	"4-seater",
	"6-seater",
	"8-seater",
	"4x4-awd",
	"utility",
] as const;

export type VehicleCategory = (typeof vehicleCategories)[number];

/** Not usable as a vehicle's slug: `vehicles/featured` is the path of the featured vehicles. */
export const reservedSlug = "featured";

const text = z.exactOptional(z.string());

/** The four groups of a vehicle's specifications. Every value may be missing. */
export const specificationGroups = {
	power: z.object({ topSpeed: text, motor: text, battery: text, controller: text }),
	capacity: z.object({ passengers: text }),
	features: z.object({
		brakes: text,
		lights: text,
		seating: text,
		warranty: text,
		assembly: text,
	}),
	dimensions: z.object({ length: text }),
};

/** A vehicle's specifications, in four groups. Every group and every value may be missing. */
export const specificationsSchema = z.object({
	power: z.exactOptional(specificationGroups.power),
	capacity: z.exactOptional(specificationGroups.capacity),
	features: z.exactOptional(specificationGroups.features),
	dimensions: z.exactOptional(specificationGroups.dimensions),
});

export type Specifications = z.infer<typeof specificationsSchema>;

/** One model of the catalogue (specification, section 3). */
export const vehicleSchema = z.object({
	id: z.int(),
	name: z.string(),
	slug: z.string(),
	description: z.string(),
	/** Starting price (MSRP) in US dollars. */
	price: z.number(),
	/** Range per charge, as displayed: `"60 miles"`. */
	range: z.string(),
	/** One of {@link vehicleCategories}, or one that is newer than this code. */
	category: z.string(),
	series: z.string(),
	model: z.string(),
	/** A root-relative URL is resolved against the API's origin. */
	imageUrl: z.string(),
	features: z.array(z.string()),
	isAvailable: z.boolean(),
	isFeatured: z.boolean(),
	externalUrl: z.exactOptional(z.string()),
	specifications: specificationsSchema,
	/** True if it is invented sample data. */
	isSample: z.exactOptional(z.boolean()),
});

export type Vehicle = z.infer<typeof vehicleSchema>;

/** A vehicle as a client reads it. */
export const vehicleReader = tolerant(
	z.extend(vehicleSchema, {
		features: listOf(z.string()),
		specifications: tolerant(
			z.extend(specificationsSchema, {
				power: z.exactOptional(tolerant(specificationGroups.power)),
				capacity: z.exactOptional(tolerant(specificationGroups.capacity)),
				features: z.exactOptional(tolerant(specificationGroups.features)),
				dimensions: z.exactOptional(tolerant(specificationGroups.dimensions)),
			}),
		),
	}),
	{
		description: "",
		range: "",
		category: "",
		series: "",
		model: "",
		imageUrl: "",
		features: [],
		isAvailable: true,
		isFeatured: false,
		specifications: {},
	},
);
