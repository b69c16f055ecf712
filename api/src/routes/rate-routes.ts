import { financingRatesSchema, paths } from "@nev/contract";
import { cachedJson } from "../http/response-format.js";
import { revalidationHeaders } from "../http/response-headers.js";
import { defineRoute, type Route } from "../http/route.js";

/** The rates of lenders that the company offers today. No CDN keeps them, or it would show one that has ended. */
export function rateRoutes(): Route[] {
	return [
		defineRoute({
			method: "get",
			path: paths.rates,
			summary: "The rates of lenders that the company advertises",
			dependsOn: ["summary"],
			response: cachedJson(financingRatesSchema, revalidationHeaders()),
			handle: ({ data: { summary } }) => ({
				rates: [...(summary.rates ?? [])],
				showsExamples: summary.rates === null,
			}),
		}),
	];
}
