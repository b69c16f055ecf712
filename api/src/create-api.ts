import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Logger } from "pino";
import type { Catalogue } from "./catalogue/catalogue.js";
import { allowOrigin } from "./http/allow-origin.js";
import { withHeaders } from "./http/answer-headers.js";
import { errorHandler, HttpError } from "./http/http-error.js";
import type { RateLimiter } from "./http/limit-rate.js";
import { openApiDocument } from "./http/openapi-document.js";
import { registerRoutes } from "./http/route.js";
import type { LeadService } from "./leads/lead-service.js";
import type { MapTiles } from "./map/map-tiles.js";
import type { PlaceIndex } from "./places/place-index.js";
import { catalogueRoutes } from "./routes/catalogue-routes.js";
import { dealershipSearchRoutes } from "./routes/dealership-search-routes.js";
import { docsRoutes } from "./routes/docs-routes.js";
import { healthRoute, readyRoute } from "./routes/health-route.js";
import { leadRoutes } from "./routes/lead-routes.js";
import { locatorMarkupRoute } from "./routes/locator-markup.js";
import { mapRoutes } from "./routes/map-routes.js";
import type { Settings } from "./settings/settings.js";

export interface ApiOptions {
	catalogue: Catalogue;
	places: PlaceIndex;
	map: Pick<MapTiles, "archive">;
	leadService: LeadService;
	/** Limits how many leads one client sends. */
	leadLimiter: RateLimiter;
	settings: Pick<Settings, "embedOrigins" | "cdnMaxAge" | "proxyHops">;
	log: Logger;
}

/** Creates the API as a Hono app, to be mounted at `/api`. */
export function createApi(options: ApiOptions): Hono {
	const { catalogue, places, map, leadService, leadLimiter, settings, log } = options;
	const { embedOrigins, cdnMaxAge } = settings;
	const routes = [
		...leadRoutes({ leadService, limiter: leadLimiter, settings, log }),
		...dealershipSearchRoutes(catalogue, places),
		...catalogueRoutes(catalogue, cdnMaxAge),
		...mapRoutes(map),
		healthRoute(catalogue),
		readyRoute(),
	];
	const allowsEveryOrigin = embedOrigins.includes("*");
	const api = new Hono()
		.use(
			withHeaders((context) => ({
				...allowOrigin(embedOrigins, context.req.header("origin")),
				...(!allowsEveryOrigin && { vary: "Origin" }),
				"access-control-expose-headers": "retry-after",
				"x-content-type-options": "nosniff",
			})),
		)
		.options(
			"*",
			cors({
				origin: allowsEveryOrigin ? "*" : embedOrigins,
				allowMethods: ["GET", "HEAD", "POST"],
				allowHeaders: ["content-type", "idempotency-key"],
				maxAge: 86_400,
			}),
		);
	return registerRoutes(api, routes)
		.route(
			"/",
			docsRoutes(
				openApiDocument([...routes.map(({ description }) => description), locatorMarkupRoute]),
			),
		)
		.all("*", () => {
			throw new HttpError(404, "The API has no such address.");
		})
		.onError(errorHandler(log));
}
