import { type Backend, prepareResponse, type Settings, sendPrepared } from "@nev/api";
import { type Context, Hono } from "hono";
import type { ServerBuild } from "react-router";
import { siteOrigin } from "./create-page-context.js";
import { manifest } from "./manifest.js";
import { pagePaths, robots, sitemap } from "./sitemap.js";

export interface DiscoveryOptions {
	catalogue: Backend["catalogue"];
	build: ServerBuild | (() => Promise<ServerBuild>);
	settings: Settings;
}

/**
 * Serves sitemap.xml, robots.txt and the manifest. Each answer is kept until the catalogue changes.
 */
export function discoveryRoutes({ catalogue, build, settings }: DiscoveryOptions): Hono {
	async function send(
		context: Context,
		type: string,
		write: (origin: string) => string | Promise<string>,
	): Promise<Response> {
		const file = await prepareResponse(await write(siteOrigin(settings)), type);
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
