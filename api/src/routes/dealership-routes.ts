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
import { HttpError, notFound } from "../http/http-error.js";
import { cachedGeoJson, cachedJson, json } from "../http/response-format.js";
import { revalidationHeaders } from "../http/response-headers.js";
import { defineRoute, type Route } from "../http/route.js";
import { countedSearch } from "../insight/counted-search.js";
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
			summary: "One page of the dealerships whose name, city or state contains a text",
			dependsOn: ["dealerships"],
			query: searchQuerySchema,
			response: cachedJson(dealershipPageSchema, headers, "quick"),
			handle: ({ query, data }) => data.dealerships.dealershipIndex.search(query),
		}),
		defineRoute({
			method: "get",
			path: paths.nearbyDealerships,
			summary: "Dealerships by distance from a ZIP code or from coordinates, nearest first",
			dependsOn: ["dealerships"],
			query: nearbyQuerySchema,
			response: cachedJson(nearbyDealershipsSchema, headers, "quick"),
			errors: { 422: "The ZIP code is unknown" },
			handle({ query, data }) {
				const origin = originOf(query, places);
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
			summary: "The clusters of dealerships on one section of a map at one zoom",
			dependsOn: ["dealerships"],
			query: clustersQuerySchema,
			response: cachedJson(clustersSchema, headers, "quick"),
			handle: ({ query, data }) => ({
				clusters: data.dealerships.dealershipIndex.clusters(query),
			}),
		}),
		defineRoute({
			method: "get",
			path: paths.dealership,
			patterns: { id: "\\d+" },
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
			summary: "Up to eight places that begin with a text or with the digits of a ZIP code",
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
			summary: "The dealerships of a state, by its name in any case",
			dependsOn: ["dealerships"],
			response: cachedJson(z.array(dealershipSchema), listHeaders),
			errors: { 404: "There is no state with this name" },
			handle: ({ params: { stateName }, data }) =>
				data.dealerships.dealershipsOfState(stateName) ??
				notFound(`There is no state "${stateName}".`),
		}),
	];
}

function originOf({ zip, latitude, longitude }: NearbyQuery, places: PlaceIndex): Origin {
	if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
	const place = places.byZip(zip ?? "");
	if (!place) {
		const message = "We do not know this ZIP code";
		throw new HttpError("unknown-zip", `${message}.`, {
			issues: { zip: { code: "unknown-zip", message } },
		});
	}
	return { label: place.label, latitude: place.latitude, longitude: place.longitude };
}
