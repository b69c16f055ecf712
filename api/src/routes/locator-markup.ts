import { decimal, nearestRadiusChoice, paths, queriedState, queriedZip } from "@nev/contract";
import * as z from "zod/mini";
import type { RouteDescription } from "../http/route.js";

const invalidRadius = "A radius is a number of miles, at most 5000";

/** The element's attributes that choose its list. The page adds all others to the markup itself. */
export const locatorMarkupQuery = z.object({
	lang: z.optional(
		z
			.string()
			.check(
				z.regex(/^[a-z]{2,3}(-[A-Za-z]{2})?$/, "A language is a code such as en or es-US"),
				z.describe("The language of its texts, which are English if the widgets lack it."),
			),
	),
	radius: z
		.optional(
			z.pipe(
				decimal(z.gt(0, invalidRadius), z.lte(5000, invalidRadius)),
				// So that there are only a few lists.
				z.transform(nearestRadiusChoice),
			),
		)
		.register(z.globalRegistry, {
			description: "How far from `zip`, in miles: the nearest that the locator offers.",
		}),
	state: z.optional(queriedState).register(z.globalRegistry, {
		description:
			"Only the dealers in this state. Its abbreviation and its slug are read too, in any case.",
	}),
	zip: z.optional(queriedZip).register(z.globalRegistry, {
		description: "The ZIP code to list the nearest dealers of.",
	}),
});

/** A route that the site adds to the API, because it renders a widget. */
export const locatorMarkupRoute: RouteDescription = {
	method: "get",
	path: paths.locatorMarkup,
	example: { state: "Florida" },
	summary: "The dealer locator with its list, as HTML for a server to put into its page",
	query: locatorMarkupQuery,
	// A server may pass all attributes of its element.
	takesAnyQuery: true,
	response: { status: 200, mediaType: "text/html", revalidates: true },
	errors: {
		422: "The ZIP code is unknown",
		503: "The list cannot be read; `Retry-After` says when to try again",
	},
};
