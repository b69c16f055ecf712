import * as z from "zod/mini";
import { dealershipSchema } from "../dealership.js";
import {
	clusterSchema,
	dealershipPageSchema,
	nearbyDealershipSchema,
	nearbyDealershipsSchema,
	originSchema,
} from "../dealership-search.js";
import { listOf, tolerant } from "./tolerant-reader.js";

/* Dealerships and the lists of them, as a client reads them. */

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
