import {
	type Backend,
	clientAddress,
	type FindAnswer,
	type Logger,
	type Settings,
	sendAnswer,
	sendPrepared,
	withHeaders,
} from "@nev/api";
import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { pageContext } from "../app/page-context.js";
import { readRequestPrivacy } from "../app/shell/privacy.js";
import { createPageContext } from "./create-page-context.js";
import { discoveryRoutes } from "./discovery-routes.js";
import { frameRoute } from "./embed-frame/frame-route.js";
import { locatorMarkupRoute } from "./locator-markup/locator-markup-route.js";
import { normalizeRequest } from "./normalize-request.js";
import { normalizeAddress, routesOf } from "./page-address.js";
import { createPages, isAnswer } from "./pages.js";
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

/** One app for everything, and the answers that it has prepared. */
export interface Site {
	/** The API at `/api`, the script tag at `/embed`, and the pages. */
	readonly app: Hono;
	/** Finds the prepared answer to a request, which then need not reach the app. */
	readonly find: FindAnswer;
}

export function createSite(options: SiteOptions): Site {
	const { backend, build, files, settings, log, isDevelopment = false } = options;
	const { answers, catalogue } = backend;
	const render = createRequestHandler(build, isDevelopment ? "development" : "production");
	const routes = typeof build === "function" ? [] : routesOf(build);
	const pages = createPages({ catalogue, headers: securityHeaders });
	const app = new Hono()
		.use(answers.keep)
		.route("/", locatorMarkupRoute({ backend, settings }))
		.route("/api", backend.api)
		.use(withHeaders(() => securityHeaders));

	app.use(async (context, next) => {
		if (!isRead(context.req.method)) return next();
		for (const folder of files) {
			const file = folder.get(context.req.path);
			if (file) return sendPrepared(context, await file.body, file.headers);
			// A folder with a page of its own, whose links are relative to the address with a slash.
			if (folder.get(`${context.req.path}/`)) return context.redirect(`${context.req.path}/`, 308);
		}
		// A part of the script tag that is gone. A page of ours would be a large answer to a script.
		if (/^\/embed\/.*\.\w+$/.test(context.req.path)) {
			const text = /\.(tgz|zip)$/.test(context.req.path)
				? "This server has no such archive. `pnpm build` makes those of its version.\n"
				: "There is no such file.\n";
			return context.text(text, 404, { "cache-control": "no-store" });
		}
		return next();
	});

	app.route("/", frameRoute({ catalogue, settings, isDevelopment }));
	app.route("/", discoveryRoutes({ catalogue, build, settings }));
	app.route("/", privacyRoute(settings));
	app.use(redirectTrailingSlash);

	app.all("*", async (context) => {
		const request = normalizeRequest(context.req.raw);
		const privacy = readRequestPrivacy(request);
		const renderPage = async (pageRequest: Request, onRead?: (path: string) => void) => {
			const routerContext = new RouterContextProvider();
			routerContext.set(
				pageContext,
				createPageContext({
					backend,
					settings,
					privacy,
					clientAddress: clientAddress(context, settings.proxyHops),
					log,
					onRead,
				}),
			);
			const response = await render(pageRequest, routerContext);
			if (response.status === 503) response.headers.set("retry-after", String(retryAfterSeconds));
			return response;
		};
		const address =
			request.method === "GET" && !isDevelopment
				? normalizeAddress(new URL(request.url), routes, catalogue.snapshot)
				: undefined;
		if (!address) return sendRendered(context, await renderPage(request));
		// A request with nothing of this visitor's, because others get the page too: the visitor's own is
		// aborted when the visitor goes away.
		const page = await pages.get(address, privacy, (onRead) =>
			renderPage(new Request(new URL(address.path + address.search, request.url)), onRead),
		);
		return isAnswer(page) ? sendAnswer(context, page) : sendRendered(context, page);
	});
	return { app, find: (request) => answers.find(request) ?? pages.find(request) };
}

function isRead(method: string): boolean {
	return method === "GET" || method === "HEAD";
}

/**
 * Sends a response of the router with the headers of every response. Its data depends on the privacy
 * choice, so no cache may store what does not say otherwise.
 */
function sendRendered(context: Context, { body, status, headers }: Response): Response {
	const caching = headers.has("cache-control") ? {} : { "cache-control": "no-store" };
	return new Response(body, {
		status,
		headers: [...Object.entries({ ...context.get("answerHeaders"), ...caching }), ...headers],
	});
}
