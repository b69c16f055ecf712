import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Logger } from "pino";
import type { Catalogue } from "./catalogue/catalogue.js";
import type { AnswerCache } from "./http/answer-cache.js";
import type { Datasets } from "./http/datasets.js";
import { errorHandler, unknownAddress } from "./http/http-error.js";
import { type CreateInProcessClient, inProcessClients } from "./http/in-process-client.js";
import { openApiDocument } from "./http/openapi-document.js";
import { registerRoutes } from "./http/register-routes.js";
import { crossOriginHeaders, varyByOrigin, withHeaders } from "./http/response-headers.js";
import type { LeadService } from "./leads/lead-service.js";
import type { RateLimiter } from "./limits/limit-rate.js";
import type { MapTiles } from "./map/map-tiles.js";
import type { DatabaseWatch } from "./observability/watch-database.js";
import type { PlaceIndex } from "./places/place-index.js";
import type { FollowedRoadRules } from "./road-rules/road-rules.js";
import { dealershipRoutes } from "./routes/dealership-routes.js";
import { docsRoutes } from "./routes/docs-routes.js";
import { leadRoutes } from "./routes/lead-routes.js";
import { locatorMarkupRoute } from "./routes/locator-markup.js";
import { mapRoutes } from "./routes/map-routes.js";
import { rateRoutes } from "./routes/rate-routes.js";
import { roadRuleRoutes } from "./routes/road-rule-routes.js";
import { serviceRoutes } from "./routes/service-routes.js";
import { stateRoutes } from "./routes/state-routes.js";
import { vehicleRoutes } from "./routes/vehicle-routes.js";
import type { Settings } from "./settings/settings.js";

export interface ApiOptions {
	catalogue: Catalogue;
	database: Pick<DatabaseWatch, "state">;
	places: PlaceIndex;
	map: Pick<MapTiles, "archive">;
	roadRules: Pick<FollowedRoadRules, "current">;
	leadService: LeadService;
	/** Limits how many leads one client sends. */
	leadLimiter: RateLimiter;
	/** Called when the database did not take a lead. */
	onLeadRefused?: () => void;
	/** Caches answers. */
	answers: AnswerCache;
	settings: Pick<Settings, "embedOrigins" | "cdnMaxAge" | "proxyHops"> &
		Partial<Pick<Settings, "publicUrl">>;
	log: Logger;
}

export interface Api {
	/** A Hono app, to be mounted at `/api`. */
	readonly app: Hono;
	/** Calls it in the same process. */
	readonly clientFor: CreateInProcessClient;
}

/** Creates the API. */
export function createApi(options: ApiOptions): Api {
	const { catalogue, places, map, roadRules, answers, settings, log } = options;
	const { embedOrigins, cdnMaxAge, publicUrl } = settings;
	const routes = [
		...leadRoutes({
			leadService: options.leadService,
			limiter: options.leadLimiter,
			onRefused: options.onLeadRefused,
			settings,
			log,
		}),
		...dealershipRoutes(places, cdnMaxAge, publicUrl),
		...vehicleRoutes(cdnMaxAge),
		...stateRoutes(cdnMaxAge),
		...rateRoutes(),
		...roadRuleRoutes(cdnMaxAge),
		...mapRoutes(),
		...serviceRoutes(catalogue, options.database),
	];
	const data: Datasets = {
		get vehicles() {
			return catalogue.snapshot.data.vehicles;
		},
		get dealerships() {
			return catalogue.snapshot.data.dealerships;
		},
		get states() {
			return catalogue.snapshot.data.states;
		},
		get summary() {
			return catalogue.snapshot.data.summary;
		},
		get map() {
			return map.archive;
		},
		get roadRules() {
			return roadRules.current;
		},
	};
	const varyBy = varyByOrigin(embedOrigins);
	const app = new Hono()
		.use(
			withHeaders((context) => ({
				...crossOriginHeaders(embedOrigins, context.req.header("origin")),
				"x-content-type-options": "nosniff",
			})),
		)
		.options(
			"*",
			cors({
				origin: embedOrigins.includes("*") ? "*" : embedOrigins,
				allowMethods: ["GET", "HEAD", "POST"],
				allowHeaders: ["content-type", "idempotency-key"],
				maxAge: 86_400,
			}),
		);
	registerRoutes(app, routes, { answers, data, varyBy })
		.route(
			"/",
			docsRoutes(
				openApiDocument(
					[...routes.map(({ description }) => description), locatorMarkupRoute],
					publicUrl,
				),
				{
					answers,
					varyBy,
				},
			),
		)
		.all("*", unknownAddress)
		.onError(errorHandler(log));
	return { app, clientFor: inProcessClients({ api: app, routes, data, log }) };
}
