import {
	type Backend,
	completeAnswer,
	HttpError,
	type Logger,
	methodNotAllowed,
	type Settings,
	securityHeaders,
	sendCached,
	toHttpError,
	withHeaders,
} from "@nev/api";
import { type Context, Hono } from "hono";
import type { ServerBuild } from "react-router";
import { discoveryRoutes } from "./discovery-routes.js";
import { frameRoute } from "./embed-frame/frame-route.js";
import { locatorMarkupRoute } from "./locator-markup/locator-markup-route.js";
import { pageHandler } from "./page-handler.js";
import { privacyRoute } from "./privacy-route.js";
import { socialPictureRoutes } from "./social-pictures/social-picture-routes.js";
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

/** A file never changes while the server runs. */
const fileRoute = { parameters: [], dependsOn: [] };

/** One app for everything: the API at `/api`, the script tag at `/embed`, and the pages. */
export function createSite(options: SiteOptions): Hono {
	const { backend, build, files, settings, log, isDevelopment = false } = options;
	const { answers, catalogue, changeTimes } = backend;
	const app = new Hono()
		.route("/", locatorMarkupRoute({ backend, settings, log }))
		.route("/api", backend.api)
		.use(withHeaders(() => securityHeaders));

	app.use(async (context, next) => {
		const isRead = context.req.method === "GET" || context.req.method === "HEAD";
		for (const folder of files) {
			const file = folder.get(context.req.path);
			if (file) {
				if (!isRead) methodNotAllowed(["GET", "HEAD"]);
				return sendCached(context, answers, fileRoute, async () => {
					const content = await file.read();
					if (!content) return rejectFile(context);
					const { body, isChanging } = content;
					if (!isChanging) return completeAnswer(context, body, file.headers);
					return context.body(body.variants.identity.bytes, 200, {
						...file.headers,
						"content-type": body.contentType,
						"cache-control": "no-store",
					});
				});
			}
			// A folder with a page of its own, whose links are relative to the address with a slash.
			if (isRead && folder.get(`${context.req.path}/`)) {
				return context.redirect(`${context.req.path}/`, 308);
			}
		}
		// A part of the script tag or of a page that is gone. A page of ours would be a large answer to a script.
		if (isRead && /^\/(?:embed|assets)\/.*\.\w+$/.test(context.req.path)) rejectFile(context);
		return next();
	});

	app.route("/", frameRoute({ catalogue, settings, isDevelopment }));
	app.route("/", discoveryRoutes({ answers, catalogue, changeTimes, build, settings }));
	app.route("/", socialPictureRoutes({ catalogue, settings, log }));
	app.route("/", privacyRoute(settings));
	app.use(redirectTrailingSlash);
	app.all("*", pageHandler({ backend, build, settings, log, isDevelopment }));
	return app.onError((error, context) => {
		const { status, body, retryAfter, allow } = toHttpError(error, context, log);
		return context.text(`${body.error}\n`, status, {
			"cache-control": "no-store",
			"x-error-code": body.code,
			...(retryAfter && { "retry-after": String(retryAfter) }),
			...(allow && { allow }),
		});
	});
}

/** @throws {HttpError} 404 */
function rejectFile({ req }: Context): never {
	throw new HttpError(
		"not-found",
		/\.(tgz|zip)$/.test(req.path)
			? "This server has no such archive. `pnpm build` makes those of its version."
			: "There is no such file.",
	);
}
