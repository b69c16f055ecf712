import * as z from "zod/mini";
import { dealershipSchema } from "./dealership.js";
import { stateNames } from "./us-states.js";

/** The radius of a distance search where none is given, in miles. */
export const defaultRadiusMiles = 50;

/** How many dealerships a distance search gives where no limit is set, and at most. */
export const nearLimit = { default: 20, maximum: 100 } as const;

/** How many dealerships one page of a search by text gives where no limit is set, and at most. */
export const searchLimit = { default: 24, maximum: 500 } as const;

/** How many dealerships a distance search gives where none lies within its radius. */
export const nearestWhenNone = 5;

/** A place that a visitor can search from. */
export const placeSchema = z.object({
	/** As shown: `"Naples, Florida"` or `"33101 Miami, Florida"`. */
	label: z.string(),
	city: z.string(),
	/** The full name of a state, of the District of Columbia or of a territory. */
	state: z.string(),
	/** Given where the place is one ZIP code and not a whole city. */
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

const degrees = (limit: number) => z.coerce.number().check(z.minimum(-limit), z.maximum(limit));

/** The query of a search by text: a case-insensitive part of a name, a city or a state. */
export const searchQuerySchema = z.object({
	q: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
	state: z.optional(z.enum(stateNames)),
	limit: z._default(
		z.coerce.number().check(z.int(), z.minimum(1), z.maximum(searchLimit.maximum)),
		searchLimit.default,
	),
	offset: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
});

export type SearchQuery = Partial<z.infer<typeof searchQuerySchema>>;

/** The query of a distance search: from a ZIP code or from coordinates. */
export const nearQuerySchema = z
	.object({
		zip: z.optional(z.string().check(z.trim(), z.regex(/^\d{5}$/, "A ZIP code has five digits"))),
		latitude: z.optional(degrees(90)),
		longitude: z.optional(degrees(180)),
		radiusMiles: z._default(
			z.coerce.number().check(z.positive(), z.maximum(5000)),
			defaultRadiusMiles,
		),
		q: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
		limit: z._default(
			z.coerce.number().check(z.int(), z.minimum(1), z.maximum(nearLimit.maximum)),
			nearLimit.default,
		),
	})
	.check(
		z.refine(
			({ zip, latitude, longitude }) =>
				zip !== undefined || (latitude !== undefined && longitude !== undefined),
			{ path: ["zip"], message: "Give a zip, or latitude and longitude" },
		),
	);

export type NearQuery = Partial<z.infer<typeof nearQuerySchema>>;

/** The query of the map: a section in degrees, and a zoom in web map levels. */
export const clustersQuerySchema = z.object({
	west: degrees(180),
	south: degrees(90),
	east: degrees(180),
	north: degrees(90),
	zoom: z.coerce.number().check(z.minimum(0), z.maximum(22)),
	q: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
	state: z.optional(z.enum(stateNames)),
});

export type ClustersQuery = z.input<typeof clustersQuerySchema>;

/** The query of the place search: the beginning of a ZIP code or of a city's name. */
export const placesQuerySchema = z.object({
	q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
