import { paths, vehicleSchema } from "@nev/contract";
import * as z from "zod/mini";
import { revalidated } from "../http/answer-headers.js";
import { rejectMissing } from "../http/http-error.js";
import { preparedJson, preparedSvg } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";

/** The vehicles and their pictures. */
export function vehicleRoutes(cdnMaxAge: number): Route[] {
	const headers = revalidated(cdnMaxAge);
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
			response: preparedJson(z.array(vehicleSchema), headers),
			handle: ({ parts }) => parts.vehicles.vehicles,
		}),
		// Before the single vehicles, so that none with this slug can hide the list.
		defineRoute({
			method: "get",
			path: paths.featuredVehicles,
			summary: "Featured vehicles",
			dependsOn: ["vehicles"],
			response: preparedJson(z.array(vehicleSchema), headers),
			handle: ({ parts }) => parts.vehicles.featuredVehicles,
		}),
		defineRoute({
			method: "get",
			path: paths.vehicle,
			summary: "One vehicle",
			dependsOn: ["vehicles"],
			response: preparedJson(vehicleSchema, headers),
			errors: { 404: "There is none with this slug" },
			handle: ({ params: { slug }, parts }) =>
				parts.vehicles.vehicleBySlug.get(slug) ?? rejectMissing(`There is no vehicle "${slug}".`),
		}),
		defineRoute({
			method: "get",
			path: paths.image,
			summary: "A picture of a vehicle",
			dependsOn: ["vehicles"],
			response: preparedSvg(pictureHeaders),
			errors: { 404: "There is none with this name" },
			handle: ({ params: { name }, parts }) =>
				parts.vehicles.images.get(name) ?? rejectMissing(`There is no picture "${name}".`),
		}),
	];
}
