import * as z from "zod/mini";
import {
	defaultRadiusMiles,
	maxRadiusMiles,
	nearbyLimit,
	searchLimit,
} from "./dealership-search.js";
import { parseDecimal } from "./decimal.js";
import { regionNames } from "./us-states.js";
import { zipCodePattern } from "./zip-code-pattern.js";

/** A number of a query, in plain decimals. */
export const decimal = (...checks: Parameters<z.ZodMiniNumber["check"]>) =>
	z.pipe(
		z.transform((value) => parseDecimal(`${value}`)),
		z
			.number({
				error: ({ code }) =>
					code === "invalid_type" ? "A number is written in plain decimals" : undefined,
			})
			.check(...checks),
	);

/** The ZIP code of a query: five digits, also of a ZIP+4 code. */
export const queriedZip = z.pipe(
	z.string().check(z.trim(), z.regex(zipCodePattern, "A ZIP code has five digits")),
	z.transform((zip) => zip.slice(0, 5)),
);

const offset = z._default(decimal(z.int(), z.minimum(0)), 0);
const degrees = (max: number) => decimal(z.minimum(-max), z.maximum(max));
const q = z._default(z.string().check(z.trim(), z.maxLength(100)), "");

const radiusMiles = z._default(
	decimal(z.positive(), z.maximum(maxRadiusMiles)),
	defaultRadiusMiles,
);

/**
 * Parameters of a search by text: `q` is a place, or a part of a name, a city or a state in any case. In
 * quotation marks it is never a place.
 */
export const searchQuerySchema = z.object({
	q,
	/** Used if `q` is a ZIP code, a city or a county. */
	radiusMiles,
	state: z.optional(z.enum(regionNames)),
	limit: z._default(
		decimal(z.int(), z.minimum(1), z.maximum(searchLimit.maximum)),
		searchLimit.default,
	),
	offset,
});

export type SearchQuery = Partial<z.infer<typeof searchQuerySchema>>;

/** Parameters of a distance search, from a ZIP code or from coordinates. */
export const nearbyQuerySchema = z
	.object({
		zip: z.optional(queriedZip),
		latitude: z.optional(degrees(90)),
		longitude: z.optional(degrees(180)),
		radiusMiles,
		q,
		state: z.optional(z.enum(regionNames)),
		limit: z._default(
			decimal(z.int(), z.minimum(1), z.maximum(nearbyLimit.maximum)),
			nearbyLimit.default,
		),
		/** How many of the nearest are skipped. */
		offset,
	})
	.check(
		z.refine(
			({ zip, latitude, longitude }) =>
				zip !== undefined || (latitude !== undefined && longitude !== undefined),
			{ path: ["zip"], message: "Give a zip, or latitude and longitude" },
		),
		z.refine(
			({ zip, latitude, longitude }) =>
				zip === undefined || (latitude === undefined && longitude === undefined),
			{ path: ["zip"], message: "Give a zip or coordinates, not both" },
		),
	);

export type NearbyQuery = Partial<z.infer<typeof nearbyQuerySchema>>;

/** Parameters of the map: a bounding box in degrees, and a zoom level. */
export const clustersQuerySchema = z.object({
	west: degrees(180),
	south: degrees(90),
	east: degrees(180),
	north: degrees(90),
	zoom: decimal(z.minimum(0), z.maximum(22)),
	q,
	state: z.optional(z.enum(regionNames)),
});

type ParsedClustersQuery = z.infer<typeof clustersQuerySchema>;
type OptionalParameter = "q" | "state";

export type ClustersQuery = Omit<ParsedClustersQuery, OptionalParameter> &
	Partial<Pick<ParsedClustersQuery, OptionalParameter>>;

/** Parameters of the place search: `q` is what a person types, or its beginning. */
export const placesQuerySchema = z.object({
	q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
