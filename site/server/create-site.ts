import { type Backend, clientAddress, type Logger, type Settings, sendPrepared } from "@nev/api";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { pageContext } from "../app/page-context.js";
import { createPageContext } from "./create-page-context.js";
import { discoveryRoutes } from "./discovery-routes.js";
import { normalizeRequest } from "./normalize-request.js";
import { createPageCache } from "./page-cache.js";
import { privacyRoute } from "./privacy-route.js";
import type { StaticFiles } from "./static-files.js";
import { redirectTrailingSlash } from "./trailing-slash-redirect.js";

export interface SiteOptions {
	backend: Backend;
	build: ServerBuild | (() => Promise<ServerBuild>);
	files: StaticFiles[];
	settings: Settings;
	log: Logger;
	isDevelopment?: boolean;
}

/** Sent with every response of the site. */
const securityHeaders = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
	"cross-origin-opener-policy": "same-origin",
};

/** Sent with a page whose data failed to load. */
const retryAfterSeconds = 5;

/** One app for everything: the API at `/api`, the script tag at `/embed`, and the pages. */
export function createSite(options: SiteOptions): Hono {
	const { backend, build, files, settings, log, isDevelopment = false } = options;
	const render = createRequestHandler(build, isDevelopment ? "development" : "production");
	const pages = createPageCache();
	const site = new Hono().route("/api", backend.api);

	site.use(async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
	});

	site.use(async (context, next) => {
		if (context.req.method !== "GET" && context.req.method !== "HEAD") return next();
		for (const folder of files) {
			const file = folder.get(context.req.path);
			if (file) return sendPrepared(context, await file.body, file.headers);
		}
		return next();
	});

	site.route("/", discoveryRoutes({ catalogue: backend.catalogue, build, settings }));
	site.route("/", privacyRoute(settings));
	site.use(redirectTrailingSlash);

	site.all("*", async (context) => {
		const request = normalizeRequest(context.req.raw);
		const renderPage = async () => {
			const routerContext = new RouterContextProvider();
			routerContext.set(
				pageContext,
				createPageContext({
					backend,
					settings,
					request,
					clientAddress: clientAddress(context, settings.trustsProxy),
					log,
				}),
			);
			const response = await render(request, routerContext);
			if (response.status === 503) response.headers.set("retry-after", String(retryAfterSeconds));
			return response;
		};
		if (request.method !== "GET" || isDevelopment) return renderPage();
		return pages.respond(context, backend.catalogue, renderPage);
	});
	return site;
}
