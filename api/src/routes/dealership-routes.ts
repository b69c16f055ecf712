import {
	clustersQuerySchema,
	clustersSchema,
	dealershipFeaturesSchema,
	dealershipPageSchema,
	dealershipSchema,
	type NearbyQuery,
	nearbyDealershipsSchema,
	nearbyQuerySchema,
	type Origin,
	paths,
	placeSchema,
	placesQuerySchema,
	searchQuerySchema,
} from "@nev/contract";
import * as z from "zod/mini";
import type { LocatedDealership } from "../catalogue/located-dealership.js";
import {
	originOf,
	readDealershipSearch,
	searchDealerships,
} from "../catalogue/search-dealerships.js";
import { countedSearch } from "../http/counted-search.js";
import { HttpError, notFound } from "../http/http-error.js";
import { cachedGeoJson, cachedJson, json } from "../http/response-format.js";
import { revalidationHeaders } from "../http/response-headers.js";
import { defineRoute, type Route } from "../http/route.js";
import { digits } from "../http/route-path.js";
import type { PlaceIndex } from "../places/place-index.js";
import { toFeature } from "./dealership-feature.js";

/** Places come with the program. */
const placesCaching = "public, max-age=86400";

/** The dealerships: searches by text, by distance and by place, map clusters, and the lists. */
export function dealershipRoutes(
	places: PlaceIndex,
	cdnMaxAge: number,
	publicUrl?: string,
): Route[] {
	const headers = revalidationHeaders();
	const listHeaders = revalidationHeaders(cdnMaxAge);

	return [
		defineRoute({
			method: "get",
			path: paths.searchDealerships,
			example: { q: "Naples, FL", limit: 2 },
			summary:
				"One page of the dealerships that a text finds: around a place, in a state, or with it in their name, city or state",
			dependsOn: ["dealerships"],
			query: searchQuerySchema,
			response: cachedJson(dealershipPageSchema, headers, "quick"),
			handle: ({ query, data }) =>
				searchDealerships(query, data.dealerships.dealershipIndex, places),
			searchOf: ({ state, offset }, { origin, withinRadius = 0 }) =>
				origin &&
				countedSearch({ ...origin, q: "", state, offset }, { origin, withinRadius }, places),
		}),
		defineRoute({
			method: "get",
			path: paths.nearbyDealerships,
			example: { zip: "33101", limit: 2 },
			summary: "Dealerships by distance from a ZIP code or from coordinates, nearest first",
			dependsOn: ["dealerships"],
			query: nearbyQuerySchema,
			response: cachedJson(nearbyDealershipsSchema, headers, "quick"),
			errors: { 422: "The ZIP code is unknown" },
			handle({ query, data }) {
				const origin = originOfQuery(query, places);
				return {
					origin,
					radiusMiles: query.radiusMiles,
					...data.dealerships.dealershipIndex.near({ ...query, ...origin }),
				};
			},
			searchOf: (query, value) => countedSearch(query, value, places),
		}),
		defineRoute({
			method: "get",
			path: paths.clusters,
			example: { west: -82, south: 25, east: -80, north: 27, zoom: 6 },
			summary: "The clusters of dealerships on one section of a map at one zoom",
			dependsOn: ["dealerships"],
			query: clustersQuerySchema,
			response: cachedJson(clustersSchema, headers, "quick"),
			handle({ query, data }) {
				const { dealershipIndex } = data.dealerships;
				const { filter } = readDealershipSearch(query, dealershipIndex, places);
				return { clusters: dealershipIndex.clusters({ ...query, ...filter }) };
			},
		}),
		defineRoute({
			method: "get",
			path: paths.dealership,
			example: { id: 7 },
			patterns: { id: digits },
			summary: "One dealership",
			dependsOn: ["dealerships"],
			response: json(dealershipSchema, { headers }),
			errors: { 404: "There is none with this id" },
			handle: ({ params: { id }, data }) =>
				data.dealerships.dealershipIndex.byId(Number(id)) ??
				notFound(`There is no dealership ${id}.`),
		}),
		defineRoute({
			method: "get",
			path: paths.places,
			example: { q: "miami" },
			summary:
				"Up to eight places for what a person types: a ZIP code, a city, a county or a state",
			query: placesQuerySchema,
			response: cachedJson(z.array(placeSchema), { "cache-control": placesCaching }, "quick"),
			handle: ({ query }) => places.suggest(query.q),
		}),
		defineRoute({
			method: "get",
			path: paths.dealerships,
			summary: "All dealerships",
			dependsOn: ["dealerships"],
			response: cachedJson(z.array(dealershipSchema), listHeaders),
			handle: ({ data }) => data.dealerships.dealershipIndex.all(),
		}),
		defineRoute({
			method: "get",
			path: paths.dealershipFeatures,
			summary: "All dealerships as GeoJSON",
			dependsOn: ["dealerships"],
			response: cachedGeoJson(dealershipFeaturesSchema, listHeaders, (located: LocatedDealership) =>
				toFeature(located, publicUrl),
			),
			handle: ({ data }) => data.dealerships.dealershipIndex.located(),
		}),
		defineRoute({
			method: "get",
			path: paths.dealershipsOfState,
			example: { stateName: "Florida" },
			summary: "The dealerships of a state, by its name, its abbreviation or its slug in any case",
			dependsOn: ["dealerships"],
			response: cachedJson(z.array(dealershipSchema), listHeaders),
			errors: { 404: "There is no such state" },
			handle: ({ params: { stateName }, data }) =>
				data.dealerships.dealershipsOfState(stateName) ??
				notFound(`There is no state "${stateName}".`),
		}),
	];
}

function originOfQuery({ zip, latitude, longitude }: NearbyQuery, places: PlaceIndex): Origin {
	if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
	const place = places.locateZip(zip ?? "");
	if (!place) {
		const message = "We couldn't find this ZIP code";
		throw new HttpError("unknown-zip", `${message}.`, {
			issues: { zip: { code: "unknown-zip", message } },
		});
	}
	return originOf(place);
}
