import {
	clustersQuerySchema,
	clustersSchema,
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
import { revalidated } from "../http/answer-headers.js";
import { HttpError, rejectMissing } from "../http/http-error.js";
import { json, preparedJson } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";
import { countedSearch } from "../insight/counted-search.js";
import type { PlaceIndex } from "../places/place-index.js";

/** Places come with the program. */
const placesCaching = "public, max-age=86400";

/** The dealerships: searches by text, by distance and by place, map clusters, and the lists. */
export function dealershipRoutes(places: PlaceIndex, cdnMaxAge: number): Route[] {
	const headers = revalidated();
	const listHeaders = revalidated(cdnMaxAge);

	return [
		defineRoute({
			method: "get",
			path: paths.searchDealerships,
			summary: "One page of the dealerships whose name, city or state contains a text",
			dependsOn: ["dealerships"],
			query: searchQuerySchema,
			response: preparedJson(dealershipPageSchema, headers, "quick"),
			handle: ({ query, parts }) => parts.dealerships.dealershipIndex.search(query),
		}),
		defineRoute({
			method: "get",
			path: paths.nearbyDealerships,
			summary: "Dealerships by distance from a ZIP code or from coordinates, nearest first",
			dependsOn: ["dealerships"],
			query: nearbyQuerySchema,
			response: preparedJson(nearbyDealershipsSchema, headers, "quick"),
			errors: { 422: "The ZIP code is unknown" },
			handle({ query, parts }) {
				const origin = originOf(query, places);
				return {
					origin,
					radiusMiles: query.radiusMiles,
					...parts.dealerships.dealershipIndex.near({ ...query, ...origin }),
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
			response: preparedJson(clustersSchema, headers, "quick"),
			handle: ({ query, parts }) => ({
				clusters: parts.dealerships.dealershipIndex.clusters(query),
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
			handle: ({ params: { id }, parts }) =>
				parts.dealerships.dealershipIndex.byId(Number(id)) ??
				rejectMissing(`There is no dealership ${id}.`),
		}),
		defineRoute({
			method: "get",
			path: paths.places,
			summary: "Up to eight places that begin with a text or with the digits of a ZIP code",
			query: placesQuerySchema,
			response: preparedJson(z.array(placeSchema), { "cache-control": placesCaching }, "quick"),
			handle: ({ query }) => places.suggest(query.q),
		}),
		defineRoute({
			method: "get",
			path: paths.dealerships,
			summary: "All dealerships",
			dependsOn: ["dealerships"],
			response: preparedJson(z.array(dealershipSchema), listHeaders),
			handle: ({ parts }) => parts.dealerships.dealershipIndex.all(),
		}),
		defineRoute({
			method: "get",
			path: paths.dealershipsOfState,
			summary: "The dealerships of a state, by its name in any case",
			dependsOn: ["dealerships"],
			response: preparedJson(z.array(dealershipSchema), listHeaders),
			errors: { 404: "There is no state with this name" },
			handle: ({ params: { stateName }, parts }) =>
				parts.dealerships.dealershipsOfState(stateName) ??
				rejectMissing(`There is no state "${stateName}".`),
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
