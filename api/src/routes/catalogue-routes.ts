import { dealershipSchema, paths, stateSchema, vehicleSchema } from "@nev/contract";
import * as z from "zod/mini";
import { HttpError } from "../http/http-error.js";
import { preparedJson, preparedSvg } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";

const unknownSlug = { 404: "There is none with this slug" };

/** The GET calls of specification, section 7, whose responses are the same for every client. */
export function catalogueRoutes(cdnMaxAge: number): Route[] {
	const headers = {
		// Clients revalidate at every use, so that a new dealership shows at once.
		"cache-control": "no-cache",
		...(cdnMaxAge > 0 && { "cdn-cache-control": `max-age=${cdnMaxAge}` }),
	};
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
			errors: unknownSlug,
			handle: ({ params: { slug }, parts }) =>
				parts.vehicles.vehicleBySlug.get(slug) ?? notFound(`There is no vehicle "${slug}".`),
		}),
		defineRoute({
			method: "get",
			path: paths.states,
			summary: "The 50 states",
			dependsOn: ["states"],
			response: preparedJson(z.array(stateSchema), headers),
			handle: ({ parts }) => parts.states.states,
		}),
		defineRoute({
			method: "get",
			path: paths.state,
			summary: "One state",
			dependsOn: ["states"],
			response: preparedJson(stateSchema, headers),
			errors: unknownSlug,
			handle: ({ params: { slug }, parts }) =>
				parts.states.stateBySlug.get(slug) ?? notFound(`There is no state "${slug}".`),
		}),
		defineRoute({
			method: "get",
			path: paths.dealerships,
			summary: "All dealerships",
			dependsOn: ["dealerships"],
			response: preparedJson(z.array(dealershipSchema), headers),
			handle: ({ parts }) => parts.dealerships.dealershipIndex.all(),
		}),
		defineRoute({
			method: "get",
			path: paths.dealershipsOfState,
			summary: "The dealerships of a state, by its name in any case",
			dependsOn: ["dealerships"],
			response: preparedJson(z.array(dealershipSchema), headers),
			errors: { 404: "There is no state with this name" },
			handle: ({ params: { stateName }, parts }) =>
				parts.dealerships.dealershipsOfState(stateName) ??
				notFound(`There is no state "${stateName}".`),
		}),
		defineRoute({
			method: "get",
			path: paths.image,
			summary: "A picture of a vehicle",
			dependsOn: ["vehicles"],
			response: preparedSvg(pictureHeaders),
			errors: { 404: "There is none with this name" },
			handle: ({ params: { name }, parts }) =>
				parts.vehicles.images.get(name) ?? notFound(`There is no picture "${name}".`),
		}),
	];
}

function notFound(message: string): never {
	throw new HttpError(404, message);
}
