import { paths, stateSchema } from "@nev/contract";
import * as z from "zod/mini";
import { revalidated } from "../http/answer-headers.js";
import { rejectMissing } from "../http/http-error.js";
import { preparedJson } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";

/** The 50 states. */
export function stateRoutes(cdnMaxAge: number): Route[] {
	const headers = revalidated(cdnMaxAge);

	return [
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
			errors: { 404: "There is none with this slug" },
			handle: ({ params: { slug }, parts }) =>
				parts.states.stateBySlug.get(slug) ?? rejectMissing(`There is no state "${slug}".`),
		}),
	];
}
