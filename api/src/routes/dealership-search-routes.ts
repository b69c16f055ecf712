import {
	type Clusters,
	clustersQuerySchema,
	type DealershipPage,
	type NearbyDealerships,
	type NearbyQuery,
	nearbyQuerySchema,
	type Origin,
	paths,
	placesQuerySchema,
	searchQuerySchema,
} from "@nev/contract";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import type { Catalogue } from "../catalogue/catalogue.js";
import type { PlaceIndex } from "../places/place-index.js";
import { HttpError, parseQuery } from "./http-error.js";

/** What the locator asks for: searches by text, by distance and by place, and the map's points. */
export function dealershipSearchRoutes(catalogue: Catalogue, places: PlaceIndex): Hono {
	const answer = compress({ threshold: 500 });
	const fresh = cacheControl("no-cache");

	return new Hono()
		.get(paths.searchDealerships, fresh, answer, (context) =>
			context.json(
				catalogue.snapshot.dealerships.search(
					parseQuery(searchQuerySchema, context.req.query()),
				) satisfies DealershipPage,
			),
		)
		.get(paths.nearbyDealerships, fresh, answer, (context) => {
			const query = parseQuery(nearbyQuerySchema, context.req.query());
			const origin = originOf(query, places);
			return context.json({
				origin,
				radiusMiles: query.radiusMiles,
				...catalogue.snapshot.dealerships.near({ ...query, ...origin }),
			} satisfies NearbyDealerships);
		})
		.get(paths.clusters, fresh, answer, (context) =>
			context.json({
				clusters: catalogue.snapshot.clusters.within(
					parseQuery(clustersQuerySchema, context.req.query()),
				),
			} satisfies Clusters),
		)
		.get(`${paths.dealerships}/:id{\\d+}`, fresh, (context) => {
			const id = Number(context.req.param("id"));
			const dealership = catalogue.snapshot.dealerships.byId(id);
			if (!dealership) throw new HttpError(404, `There is no dealership ${id}.`);
			return context.json(dealership);
		})
		.get(paths.places, cacheControl("public, max-age=86400"), answer, (context) =>
			context.json(places.suggest(parseQuery(placesQuerySchema, context.req.query()).q)),
		);
}

function originOf({ zip, latitude, longitude }: NearbyQuery, places: PlaceIndex): Origin {
	if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
	const place = places.byZip(zip ?? "");
	if (!place) {
		throw new HttpError(422, "We do not know this ZIP code.", {
			zip: "We do not know this ZIP code",
		});
	}
	return { label: place.label, latitude: place.latitude, longitude: place.longitude };
}

function cacheControl(value: string) {
	return createMiddleware(async (context, next) => {
		await next();
		// A refusal, and a failure even more, is not to be kept.
		context.header("cache-control", context.res.ok ? value : "no-store");
	});
}
