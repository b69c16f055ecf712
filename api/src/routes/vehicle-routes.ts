import { paths, vehicleSchema } from "@nev/contract";
import * as z from "zod/mini";
import { notFound } from "../http/http-error.js";
import { cachedJson, cachedSvg } from "../http/response-format.js";
import { revalidationHeaders } from "../http/response-headers.js";
import { defineRoute, type Route } from "../http/route.js";

/** The vehicles and their pictures. */
export function vehicleRoutes(cdnMaxAge: number): Route[] {
	const headers = revalidationHeaders(cdnMaxAge);
	const pictureHeaders = {
		...headers,
		// An SVG opened by itself is a document of our origin. No script may run in it.
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	};

	return [
		defineRoute({
			method: "get",
			path: paths.vehicles,
			summary: "All vehicles",
			dependsOn: ["vehicles"],
			response: cachedJson(z.array(vehicleSchema), headers),
			handle: ({ data }) => data.vehicles.vehicles,
		}),
		// Before the single vehicles, so that none with this slug can hide the list.
		defineRoute({
			method: "get",
			path: paths.featuredVehicles,
			summary: "Featured vehicles",
			dependsOn: ["vehicles"],
			response: cachedJson(z.array(vehicleSchema), headers),
			handle: ({ data }) => data.vehicles.featuredVehicles,
		}),
		defineRoute({
			method: "get",
			path: paths.vehicle,
			example: { slug: "d6-max-gt4" },
			summary: "One vehicle",
			dependsOn: ["vehicles"],
			response: cachedJson(vehicleSchema, headers),
			errors: { 404: "There is none with this slug" },
			handle: ({ params: { slug }, data }) =>
				data.vehicles.vehicleBySlug.get(slug) ?? notFound(`There is no vehicle "${slug}".`),
		}),
		defineRoute({
			method: "get",
			path: paths.image,
			example: { name: "d6-max-gt4.svg" },
			summary: "A picture of a vehicle",
			takesAnyQuery: true,
			dependsOn: ["vehicles"],
			response: cachedSvg(pictureHeaders),
			errors: { 404: "There is none with this name" },
			handle: ({ params: { name }, data }) =>
				data.vehicles.images.get(name) ?? notFound(`There is no picture "${name}".`),
		}),
	];
}
