import { paths } from "@nev/contract";
import { type Context, Hono } from "hono";
import type { Catalogue } from "../catalogue/catalogue.js";
import { HttpError } from "./http-error.js";
import { sendPrepared } from "./send-prepared.js";

/** The GET calls of specification, section 7: prepared bytes, the same for everybody. */
export function catalogueRoutes(catalogue: Catalogue, cdnMaxAge: number): Hono {
	const headers = {
		// A new dealership must be seen at once, so every use is checked against the ETag.
		"cache-control": "no-cache",
		...(cdnMaxAge > 0 && { "cdn-cache-control": `max-age=${cdnMaxAge}` }),
	};
	const pictureHeaders = {
		...headers,
		// A picture opened by itself is a document of our origin; nothing in it may run.
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	};

	async function send(context: Context, path: string, missing: string, with_ = headers) {
		const body = catalogue.snapshot.preparedResponses.get(path);
		if (!body) throw new HttpError(404, missing);
		return sendPrepared(context, await body, with_);
	}

	return new Hono()
		.get(paths.vehicles, (context) => send(context, paths.vehicles, ""))
		.get(paths.featuredVehicles, (context) => send(context, paths.featuredVehicles, ""))
		.get(`${paths.vehicles}/:slug`, (context) => {
			const slug = context.req.param("slug");
			return send(context, `${paths.vehicles}/${slug}`, `There is no vehicle "${slug}".`);
		})
		.get(paths.states, (context) => send(context, paths.states, ""))
		.get(`${paths.states}/:slug`, (context) => {
			const slug = context.req.param("slug");
			return send(context, `${paths.states}/${slug}`, `There is no state "${slug}".`);
		})
		.get(paths.dealerships, (context) => send(context, paths.dealerships, ""))
		.get(`${paths.dealerships}/state/:stateName`, (context) => {
			const name = context.req.param("stateName");
			return send(
				context,
				`${paths.dealerships}/state/${name.toLowerCase()}`,
				`There is no state "${name}".`,
			);
		})
		.get("images/:name", (context) => {
			const name = context.req.param("name");
			return send(context, `images/${name}`, `There is no picture "${name}".`, pictureHeaders);
		});
}
