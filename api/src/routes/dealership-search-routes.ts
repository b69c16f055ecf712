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
import { HttpError } from "../http/http-error.js";
import { json, preparedJson } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";
import type { PlaceIndex } from "../places/place-index.js";

/** Places come with the program. */
const placesCaching = "public, max-age=86400";

/** The calls of the dealer locator: searches by text, by distance and by place, and map clusters. */
export function dealershipSearchRoutes(places: PlaceIndex): Route[] {
	const revalidated = { "cache-control": "no-cache" };

	return [
		defineRoute({
			method: "get",
			path: paths.searchDealerships,
			summary: "One page of the dealerships whose name, city or state contains a text",
			dependsOn: ["dealerships"],
			query: searchQuerySchema,
			response: preparedJson(dealershipPageSchema, revalidated, "quick"),
			handle: ({ query, parts }) => parts.dealerships.dealershipIndex.search(query),
		}),
		defineRoute({
			method: "get",
			path: paths.nearbyDealerships,
			summary: "Dealerships by distance from a ZIP code or from coordinates, nearest first",
			dependsOn: ["dealerships"],
			query: nearbyQuerySchema,
			response: preparedJson(nearbyDealershipsSchema, revalidated, "quick"),
			errors: { 422: "The ZIP code is unknown" },
			handle({ query, parts }) {
				const origin = originOf(query, places);
				return {
					origin,
					radiusMiles: query.radiusMiles,
					...parts.dealerships.dealershipIndex.near({ ...query, ...origin }),
				};
			},
		}),
		defineRoute({
			method: "get",
			path: paths.clusters,
			summary: "The clusters of dealerships on one section of a map at one zoom",
			dependsOn: ["dealerships"],
			query: clustersQuerySchema,
			response: preparedJson(clustersSchema, revalidated, "quick"),
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
			response: json(dealershipSchema, { headers: revalidated }),
			errors: { 404: "There is none with this id" },
			handle({ params, parts }) {
				const id = Number(params.id);
				const dealership = parts.dealerships.dealershipIndex.byId(id);
				if (!dealership) throw new HttpError(404, `There is no dealership ${id}.`);
				return dealership;
			},
		}),
		defineRoute({
			method: "get",
			path: paths.places,
			summary: "Up to eight places that begin with a text or with the digits of a ZIP code",
			query: placesQuerySchema,
			response: preparedJson(z.array(placeSchema), { "cache-control": placesCaching }, "quick"),
			handle: ({ query }) => places.suggest(query.q),
		}),
	];
}

function originOf({ zip, latitude, longitude }: NearbyQuery, places: PlaceIndex): Origin {
	if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
	const place = places.byZip(zip ?? "");
	if (!place) {
		throw new HttpError(422, "We do not know this ZIP code.", {
			fields: { zip: "We do not know this ZIP code" },
		});
	}
	return { label: place.label, latitude: place.latitude, longitude: place.longitude };
}
