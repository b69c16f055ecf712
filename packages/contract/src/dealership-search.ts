import * as z from "zod/mini";
import { dealershipFallbacks, dealershipReader, dealershipSchema } from "./dealership.js";
import { listOf, tolerant } from "./tolerant-reader.js";

/** The radii that a visitor of the locator can choose from, in miles. */
export const radiusChoices = [10, 25, 50, 100, 250] as const;

/** The radius of those choices that is nearest to the one of an address. */
export function nearestRadiusChoice(miles: number): number {
	return radiusChoices.reduce((nearest, choice) =>
		Math.abs(choice - miles) < Math.abs(nearest - miles) ? choice : nearest,
	);
}

/** Default radius of a distance search, in miles. */
export const defaultRadiusMiles = 50;

/** The largest radius of a distance search, in miles. */
export const maxRadiusMiles = 5000;

/** Number of dealerships that a distance search returns. */
export const nearbyLimit = { default: 20, maximum: 100 } as const;

/** Number of dealerships on one page of a text search. */
export const searchLimit = { default: 24, maximum: 500 } as const;

/** Number of dealerships that a distance search returns if none is within the radius. */
export const nearestFallbackCount = 5;

/** A place that a visitor can search from. */
export const placeSchema = z.object({
	/** Display name: `"Naples, Florida"`, `"33101 Miami, Florida"` or `"Florida"`. */
	label: z.string(),
	/** A county's name ends in `County`. Empty for a state. */
	city: z.string(),
	/** Full name of a state, a territory or the District of Columbia. */
	state: z.string(),
	/** For a city, the ZIP code in its middle. Cities that share one with another, counties and states have none. */
	zip: z.exactOptional(z.string()),
	latitude: z.number(),
	longitude: z.number(),
	/** True if the ZIP code is unknown, and the place is that of the nearest known one. */
	approximate: z.exactOptional(z.boolean()),
	/** True if its name is only similar to what was typed. */
	similar: z.exactOptional(z.boolean()),
});

export type Place = z.infer<typeof placeSchema>;

const placeReader = tolerant(placeSchema, { city: "", state: "" });

/** Places as a client reads them. */
export const placesReader = listOf(placeReader);

/** The start of a distance search: a known place, or coordinates without a label. */
export const originSchema = z.object({
	label: z.exactOptional(z.string()),
	latitude: z.number(),
	longitude: z.number(),
	/** True for an unknown ZIP code, which is located by the nearest known one. */
	approximate: z.exactOptional(z.boolean()),
});

export type Origin = z.infer<typeof originSchema>;

/** A dealership and its distance from the origin of a search. */
export const nearbyDealershipSchema = z.extend(dealershipSchema, {
	/** Great-circle distance in miles, rounded to a tenth. */
	distanceMiles: z.number(),
	/** True if the distance is to the centre of the dealership's ZIP code, not to its exact position. */
	approximate: z.exactOptional(z.boolean()),
});

export type NearbyDealership = z.infer<typeof nearbyDealershipSchema>;

/** The response to a distance search, nearest first. */
export const nearbyDealershipsSchema = z.object({
	origin: originSchema,
	radiusMiles: z.number(),
	/** Total within the radius. If 0, `dealerships` has the five nearest instead. */
	withinRadius: z.int(),
	dealerships: z.array(nearbyDealershipSchema),
});

export type NearbyDealerships = z.infer<typeof nearbyDealershipsSchema>;

/** The response to a distance search as a client reads it. */
export const nearbyDealershipsReader = z.extend(nearbyDealershipsSchema, {
	origin: tolerant(originSchema),
	dealerships: listOf(tolerant(nearbyDealershipSchema, dealershipFallbacks)),
});

/** A dealership in a list, with its distance if the list is by distance. */
export const listedDealershipSchema = z.extend(dealershipSchema, {
	distanceMiles: z.exactOptional(nearbyDealershipSchema.shape.distanceMiles),
	approximate: nearbyDealershipSchema.shape.approximate,
});

export type ListedDealership = z.infer<typeof listedDealershipSchema>;

/** One page of a search by text, which may be read as a place. */
export const dealershipPageSchema = z.object({
	/** Number of dealerships on all pages. */
	total: z.int(),
	dealerships: z.array(listedDealershipSchema),
	/** The state or territory that the text names. The dealerships are those in it. */
	state: z.exactOptional(z.string()),
	/** The place that the text names. The dealerships are the nearest, as in a distance search. */
	origin: z.exactOptional(originSchema),
	/** Present beside `origin`. */
	radiusMiles: z.exactOptional(z.number()),
	/** Present beside `origin`: how many are within the radius. */
	withinRadius: z.exactOptional(z.int()),
	/** At most three places that the text may name as well, or that it may be a misspelling of. */
	otherPlaces: z.exactOptional(z.array(placeSchema)),
	/** How many dealerships have the text in their name, city or state, if others are listed. */
	textMatches: z.exactOptional(z.int()),
});

export type DealershipPage = z.infer<typeof dealershipPageSchema>;

/** One page of a search by text as a client reads it. */
export const dealershipPageReader = tolerant(
	z.extend(dealershipPageSchema, {
		dealerships: listOf(tolerant(listedDealershipSchema, dealershipFallbacks)),
		origin: z.exactOptional(tolerant(originSchema)),
		// Not `listOf`: a place that is left out is no dealership that is left out.
		otherPlaces: z.exactOptional(
			z.pipe(
				z.array(z.unknown()),
				z.transform((values) => values.flatMap((value) => placeReader.safeParse(value).data ?? [])),
			),
		),
	}),
);

/** One point on the map: a cluster of dealerships, or a single one. */
export const clusterSchema = z.object({
	latitude: z.number(),
	longitude: z.number(),
	count: z.int(),
	/** Present if `count` is 1. */
	dealership: z.exactOptional(dealershipSchema),
	/** Present if `count` is more: where its dealerships are, in degrees. */
	bounds: z.exactOptional(
		z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
	),
});

export type Cluster = z.infer<typeof clusterSchema>;

/**
 * How the map clusters dealerships, in supercluster's terms: the cluster radius in pixels, the width
 * of a tile in pixels, and the highest zoom level with clusters.
 */
export const clusterOptions = { radius: 48, extent: 256, maxZoom: 12 } as const;

/** The points on the map for one bounding box and zoom level. */
export const clustersSchema = z.object({ clusters: z.array(clusterSchema) });

export type Clusters = z.infer<typeof clustersSchema>;

/** The points on the map as a client reads them. */
export const clustersReader = z.object({
	clusters: listOf(
		tolerant(z.extend(clusterSchema, { dealership: z.exactOptional(dealershipReader) })),
	),
});
