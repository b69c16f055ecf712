import * as z from "zod/mini";
import { dealershipSchema } from "./dealership.js";

/** A dealership as a feature of GeoJSON (RFC 7946). */
export const dealershipFeatureSchema = z.object({
	type: z.literal("Feature"),
	id: z.int(),
	/** Null if not even its ZIP code is known. */
	geometry: z.nullable(
		z.object({
			type: z.literal("Point"),
			/** Degrees east, then degrees north. */
			coordinates: z.tuple([z.number(), z.number()]),
		}),
	),
	properties: z.extend(z.omit(dealershipSchema, { latitude: true, longitude: true }), {
		/** True if the point is the centre of the dealership's ZIP code, not its exact position. */
		approximate: z.exactOptional(z.boolean()),
		/** The address of the dealership's page, if the site has a public address. */
		pageUrl: z.exactOptional(z.string()),
	}),
});

export type DealershipFeature = z.infer<typeof dealershipFeatureSchema>;

/** All dealerships, for programs that read maps. */
export const dealershipFeaturesSchema = z.object({
	type: z.literal("FeatureCollection"),
	features: z.array(dealershipFeatureSchema),
});
