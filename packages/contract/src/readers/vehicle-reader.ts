import * as z from "zod/mini";
import { specificationGroups, specificationsSchema, vehicleSchema } from "../vehicle.js";
import { listOf, tolerant } from "./tolerant-reader.js";

const { power, capacity, features, dimensions } = specificationGroups;

/** A vehicle as a client reads it. */
export const vehicleReader = tolerant(
	z.extend(vehicleSchema, {
		features: listOf(z.string()),
		specifications: tolerant(
			z.extend(specificationsSchema, {
				power: z.exactOptional(tolerant(power)),
				capacity: z.exactOptional(tolerant(capacity)),
				features: z.exactOptional(tolerant(features)),
				dimensions: z.exactOptional(tolerant(dimensions)),
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
