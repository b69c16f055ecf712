import { paths, roadRuleSchema } from "@nev/contract";
import * as z from "zod/mini";
import { notFound } from "../http/http-error.js";
import { cachedJson } from "../http/response-format.js";
import { revalidationHeaders } from "../http/response-headers.js";
import { defineRoute, type Route } from "../http/route.js";

/** Where low-speed vehicles may be driven, by state. */
export function roadRuleRoutes(cdnMaxAge: number): Route[] {
	const headers = revalidationHeaders(cdnMaxAge);

	return [
		defineRoute({
			method: "get",
			path: paths.roadRules,
			summary: "Where low-speed vehicles may be driven, by state, with the law that says so",
			dependsOn: ["roadRules"],
			response: cachedJson(z.array(roadRuleSchema), headers),
			handle: ({ data }) => data.roadRules.roadRules,
		}),
		defineRoute({
			method: "get",
			path: paths.roadRule,
			example: { state: "Florida" },
			summary: "Where low-speed vehicles may be driven in one state",
			dependsOn: ["roadRules"],
			response: cachedJson(roadRuleSchema, headers),
			errors: { 404: "There is no such state" },
			handle: ({ params: { state }, data }) =>
				data.roadRules.roadRuleOf(state) ?? notFound(`There is no state "${state}".`),
		}),
	];
}
