import * as z from "zod/mini";
import { dealershipSchema } from "./dealership.js";

/** The radius of a distance search where none is given, in miles. */
export const defaultRadiusMiles = 50;

/** How many dealerships a distance search gives where no limit is set, and at most. */
export const nearbyLimit = { default: 20, maximum: 100 } as const;

/** How many dealerships one page of a search by text gives where no limit is set, and at most. */
export const searchLimit = { default: 24, maximum: 500 } as const;

/** How many dealerships a distance search gives where none lies within its radius. */
export const nearestFallbackCount = 5;

/**
 * How dealerships are drawn as one: within how many pixels, and up to which zoom, of a web map
 * whose tiles are 256 pixels wide.
 */
export const clusterOptions = { radiusPixels: 48, tilePixels: 256, lastZoom: 12 } as const;

/** A place that a visitor can search from. */
export const placeSchema = z.object({
	/** As shown: `"Naples, Florida"` or `"33101 Miami, Florida"`. */
	label: z.string(),
	city: z.string(),
	/** The full name of a state, of the District of Columbia or of a territory. */
	state: z.string(),
	/** The place's ZIP code; of a city, its most central one. */
	zip: z.exactOptional(z.string()),
	latitude: z.number(),
	longitude: z.number(),
});

export type Place = z.infer<typeof placeSchema>;

/** Where a distance search starts: a known place, or bare coordinates. */
export const originSchema = z.object({
	label: z.exactOptional(z.string()),
	latitude: z.number(),
	longitude: z.number(),
});

export type Origin = z.infer<typeof originSchema>;

/** A dealership with its distance from the origin of a search. */
export const nearbyDealershipSchema = z.extend(dealershipSchema, {
	/** Great-circle distance in miles, to a tenth. */
	distanceMiles: z.number(),
	/** True where the distance is to the centre of the dealership's ZIP code. */
	approximate: z.exactOptional(z.boolean()),
});

export type NearbyDealership = z.infer<typeof nearbyDealershipSchema>;

/** The answer of a distance search, nearest first. */
export const nearbyDealershipsSchema = z.object({
	origin: originSchema,
	radiusMiles: z.number(),
	/** How many lie within the radius in all; 0 where only the five nearest are given. */
	withinRadius: z.int(),
	dealerships: z.array(nearbyDealershipSchema),
});

export type NearbyDealerships = z.infer<typeof nearbyDealershipsSchema>;

/** One page of a search by text. */
export const dealershipPageSchema = z.object({
	/** How many match in all. */
	total: z.int(),
	dealerships: z.array(dealershipSchema),
});

export type DealershipPage = z.infer<typeof dealershipPageSchema>;

/** One point on the map: a single dealership, or several drawn as one. */
export const clusterSchema = z.object({
	latitude: z.number(),
	longitude: z.number(),
	count: z.int(),
	/** Given where `count` is 1. */
	dealership: z.exactOptional(dealershipSchema),
});

export type Cluster = z.infer<typeof clusterSchema>;

/** What the map draws for one section and zoom. */
export const clustersSchema = z.object({ clusters: z.array(clusterSchema) });

export type Clusters = z.infer<typeof clustersSchema>;
