import * as z from "zod/mini";
import {
	defaultRadiusMiles,
	maxRadiusMiles,
	nearbyLimit,
	searchLimit,
} from "./dealership-search.js";
import { parseDecimal } from "./decimal.js";
import { described } from "./field-descriptions.js";
import { parseRegion, regionNames } from "./us-states.js";
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

/** The state of a query, by its name, postal abbreviation or slug: its full name. */
export const queriedState = z.pipe(
	z.transform((text) => parseRegion(`${text}`)),
	z.enum(regionNames, "A state is its name, its abbreviation or its slug"),
);

const degrees = (max: number) => decimal(z.minimum(-max), z.maximum(max));
const text = () => z._default(z.string().check(z.trim(), z.maxLength(100)), "");

const count = (limit: { readonly default: number; readonly maximum: number }) =>
	described(
		z._default(decimal(z.int(), z.minimum(1), z.maximum(limit.maximum)), limit.default),
		"How many dealerships to answer with, at most.",
	);
const offset = described(
	z._default(decimal(z.int(), z.minimum(0)), 0),
	"How many of them to skip, for the next page.",
);
const state = described(
	z.optional(queriedState),
	"Only the dealerships in this state or territory. Its abbreviation and its slug are read too, in any case.",
);
const radius = (description: string) =>
	described(
		z._default(decimal(z.positive(), z.maximum(maxRadiusMiles)), defaultRadiusMiles),
		description,
	);
const placeOrText =
	"A ZIP code, a city, a county or a state, or a part of a dealership's name. In quotation marks it is never a place.";

/** Parameters of a search by text. */
export const searchQuerySchema = z.object({
	q: described(text(), `${placeOrText} Left out, it finds all.`),
	radiusMiles: radius(
		"How far dealerships may be, in miles, if `q` is a ZIP code, a city or a county.",
	),
	state,
	limit: count(searchLimit),
	offset,
});

export type SearchQuery = Partial<z.infer<typeof searchQuerySchema>>;

const originMessage = "Give a zip, or latitude and longitude";

/** Parameters of a distance search, from a ZIP code or from coordinates. */
export const nearbyQuerySchema = z
	.object({
		zip: described(
			z.optional(queriedZip),
			"The ZIP code to search from: five digits, or ZIP+4. Give this or coordinates, not both.",
		),
		latitude: described(
			z.optional(degrees(90)),
			"Degrees north of the point to search from, such as 25.77. Give it with `longitude`, and without `zip`.",
		),
		longitude: described(
			z.optional(degrees(180)),
			"Degrees east of the point to search from: negative in the United States, such as -80.19.",
		),
		radiusMiles: radius(
			"How far dealerships may be, in miles. If none is within it, the answer has the five nearest, with `withinRadius: 0`.",
		),
		q: described(text(), "Only dealerships with this text in their name, city or state."),
		state,
		limit: count(nearbyLimit),
		offset,
	})
	.check(
		z.refine(
			({ zip, latitude, longitude }) =>
				zip !== undefined || latitude !== undefined || longitude !== undefined,
			{ path: ["zip"], message: originMessage },
		),
		z.refine(
			({ zip, latitude, longitude }) =>
				zip !== undefined || latitude === undefined || longitude !== undefined,
			{ path: ["longitude"], message: originMessage },
		),
		z.refine(
			({ zip, latitude, longitude }) =>
				zip !== undefined || longitude === undefined || latitude !== undefined,
			{ path: ["latitude"], message: originMessage },
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
	west: described(degrees(180), "The western edge of the map's section, in degrees east."),
	south: described(degrees(90), "The southern edge, in degrees north."),
	east: described(degrees(180), "The eastern edge, in degrees east."),
	north: described(degrees(90), "The northern edge, in degrees north."),
	zoom: described(
		decimal(z.minimum(0), z.maximum(22)),
		"The map's zoom, as Leaflet counts it: 0 shows the world in 256 pixels.",
	),
	q: described(text(), placeOrText),
	state,
});

type ParsedClustersQuery = z.infer<typeof clustersQuerySchema>;
type OptionalParameter = "q" | "state";

export type ClustersQuery = Omit<ParsedClustersQuery, OptionalParameter> &
	Partial<Pick<ParsedClustersQuery, OptionalParameter>>;

/** Parameters of the place search. */
export const placesQuerySchema = z.object({
	q: described(
		z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
		"What a person types, or its beginning.",
	),
});
