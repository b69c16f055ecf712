import {
	type Backend,
	type PreparedResponse,
	prepareResponse,
	type Settings,
	sendPrepared,
} from "@nev/api";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { ServerBuild } from "react-router";
import { siteOrigin } from "./create-page-context.js";
import { manifest } from "./manifest.js";
import { pagePaths, robots, sitemap } from "./sitemap.js";

export interface DiscoveryOptions {
	catalogue: Backend["catalogue"];
	build: ServerBuild | (() => Promise<ServerBuild>);
	settings: Settings;
}

/** Room for three files of each of 20 origins. Without `PUBLIC_URL` each request names its origin. */
const maxFiles = 60;

/**
 * Serves sitemap.xml, robots.txt and the manifest. Each is prepared once, and again when the
 * catalogue changes.
 */
export function discoveryRoutes({ catalogue, build, settings }: DiscoveryOptions): Hono {
	const files = new LRUCache<string, PreparedResponse, () => Promise<PreparedResponse>>({
		max: maxFiles,
		fetchMethod: (_key, _stale, { context: prepare }) => prepare(),
	});

	async function send(
		context: Context,
		type: string,
		write: (origin: string) => string | Promise<string>,
	): Promise<Response> {
		const origin = siteOrigin(settings, context.req.raw);
		const prepare = async () => prepareResponse(await write(origin), type);
		const key = `${catalogue.snapshot.version} ${origin} ${context.req.path}`;
		const file = await files.forceFetch(key, { context: prepare });
		return sendPrepared(context, file, { "cache-control": "no-cache" });
	}

	return new Hono()
		.get("/sitemap.xml", (context) =>
			send(context, "application/xml; charset=utf-8", async (origin) => {
				const { routes } = typeof build === "function" ? await build() : build;
				const definedRoutes = Object.values(routes).filter((route) => route !== undefined);
				return sitemap(origin, pagePaths(definedRoutes, catalogue.snapshot));
			}),
		)
		.get("/robots.txt", (context) => send(context, "text/plain; charset=utf-8", robots))
		.get("/manifest.webmanifest", (context) =>
			send(context, "application/manifest+json; charset=utf-8", () => manifest(settings.company)),
		);
}
