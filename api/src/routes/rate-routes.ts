import { financingRatesSchema, paths } from "@nev/contract";
import { cachedJson } from "../http/response-format.js";
import { revalidationHeaders } from "../http/response-headers.js";
import { defineRoute, type Route } from "../http/route.js";

/** The rates of lenders that the company has. Readers leave out those that have ended. */
export function rateRoutes(cdnMaxAge: number): Route[] {
	return [
		defineRoute({
			method: "get",
			path: paths.rates,
			summary: "The rates of lenders that the company advertises",
			dependsOn: ["summary"],
			response: cachedJson(financingRatesSchema, revalidationHeaders(cdnMaxAge)),
			handle: ({ data }) => ({ rates: [...data.summary.rates] }),
		}),
	];
}
