import { parseRegion, paths, stateSchema, stateSlug } from "@nev/contract";
import * as z from "zod/mini";
import { notFound } from "../http/http-error.js";
import { cachedJson } from "../http/response-format.js";
import { revalidationHeaders } from "../http/response-headers.js";
import { defineRoute, type Route } from "../http/route.js";

/** The 50 states. */
export function stateRoutes(cdnMaxAge: number): Route[] {
	const headers = revalidationHeaders(cdnMaxAge);

	return [
		defineRoute({
			method: "get",
			path: paths.states,
			summary: "The 50 states",
			dependsOn: ["states"],
			response: cachedJson(z.array(stateSchema), headers),
			handle: ({ data }) => data.states.states,
		}),
		defineRoute({
			method: "get",
			path: paths.state,
			example: { slug: "florida" },
			summary: "One state, by its slug, its name or its abbreviation in any case",
			dependsOn: ["states"],
			response: cachedJson(stateSchema, headers),
			errors: { 404: "There is no such state" },
			handle: ({ params: { slug }, data }) =>
				data.states.stateBySlug.get(stateSlug(parseRegion(slug) ?? "")) ??
				notFound(`There is no state "${slug}".`),
		}),
	];
}
