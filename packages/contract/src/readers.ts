import * as z from "zod/mini";
import { dealershipSchema } from "./dealership.js";
import {
	clusterSchema,
	dealershipPageSchema,
	nearbyDealershipSchema,
	nearbyDealershipsSchema,
	originSchema,
	placeSchema,
} from "./dealership-search.js";
import { createdSchema, healthSchema } from "./responses.js";
import { stateSchema } from "./state.js";
import { listOf, tolerant } from "./tolerant-reader.js";
import { specificationGroups, specificationsSchema, vehicleSchema } from "./vehicle.js";

/* The responses as a client reads them. The rule is in tolerant-reader.ts. */

const { power, capacity, features, dimensions } = specificationGroups;

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

export const stateReader = tolerant(stateSchema, {
	abbreviation: "",
	emoji: "",
	description: "",
	dealerCount: 0,
});

const dealershipFallbacks = {
	address: "",
	city: "",
	state: "",
	zipCode: "",
	phone: "",
	email: "",
	latitude: null,
	longitude: null,
};

export const dealershipReader = tolerant(dealershipSchema, dealershipFallbacks);

export const dealershipPageReader = z.extend(dealershipPageSchema, {
	dealerships: listOf(dealershipReader),
});

export const nearbyDealershipsReader = z.extend(nearbyDealershipsSchema, {
	origin: tolerant(originSchema),
	dealerships: listOf(tolerant(nearbyDealershipSchema, dealershipFallbacks)),
});

export const clustersReader = z.object({
	clusters: listOf(
		tolerant(z.extend(clusterSchema, { dealership: z.exactOptional(dealershipReader) })),
	),
});

export const placesReader = listOf(tolerant(placeSchema, { city: "", state: "" }));

export const createdReader = tolerant(createdSchema);

export const healthReader = z.extend(healthSchema, { status: z.string(), database: z.string() });
