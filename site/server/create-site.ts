import { type Backend, clientAddress, type Logger, type Settings, sendPrepared } from "@nev/api";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { discoveryFiles } from "./discovery-files.js";
import { createPageCache } from "./page-cache.js";
import { createPageLoader, pageContext, pageSettings } from "./page-context.js";
import { pageRequest } from "./page-request.js";
import { privacyRoute } from "./privacy-route.js";
import type { StaticFiles } from "./static-files.js";
import { redirectTrailingSlash } from "./trailing-slash-redirect.js";

export interface SiteParts {
	backend: Backend;
	build: ServerBuild | (() => Promise<ServerBuild>);
	files: StaticFiles[];
	settings: Settings;
	log: Logger;
	isDevelopment?: boolean;
}

/** What every answer of the site carries. */
const headers = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
	"cross-origin-opener-policy": "same-origin",
};

/** When a page whose data failed may be asked for again, in seconds. */
const retryAfter = 5;

/** One app for everything: the API at `/api`, the script tag at `/embed`, the pages. */
export function createSite(parts: SiteParts): Hono {
	const { backend, build, files, settings, log, isDevelopment = false } = parts;
	const render = createRequestHandler(build, isDevelopment ? "development" : "production");
	const pages = createPageCache();
	const site = new Hono().route("/api", backend.api);

	site.use(async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(headers)) context.header(name, value);
	});

	site.use(async (context, next) => {
		if (context.req.method !== "GET" && context.req.method !== "HEAD") return next();
		for (const folder of files) {
			const file = folder.get(context.req.path);
			if (file) return sendPrepared(context, await file.body, file.headers);
		}
		return next();
	});

	site.route("/", discoveryFiles({ catalogue: backend.catalogue, build, settings }));
	site.route("/", privacyRoute(settings));
	site.use(redirectTrailingSlash);

	site.all("*", async (context) => {
		const request = pageRequest(context.req.raw);
		const renderPage = async () => {
			const routerContext = new RouterContextProvider();
			routerContext.set(pageContext, {
				loader: createPageLoader(backend.api, clientAddress(context, settings.trustsProxy)),
				settings: pageSettings(settings, backend.catalogue, request),
				imageOrigins: backend.catalogue.snapshot.imageOrigins,
				log,
			});
			const response = await render(request, routerContext);
			if (response.status === 503) response.headers.set("retry-after", String(retryAfter));
			return response;
		};
		if (request.method !== "GET" || isDevelopment) return renderPage();
		return pages.answer(context, backend.catalogue, renderPage);
	});
	return site;
}
