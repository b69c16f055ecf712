import {
	type Backend,
	type PreparedResponse,
	prepareResponse,
	type Settings,
	sendPrepared,
} from "@nev/api";
import { type Context, Hono } from "hono";
import type { ServerBuild } from "react-router";
import { manifest } from "./manifest.js";
import { siteOrigin } from "./page-context.js";
import { pagePaths, robots, sitemap } from "./sitemap.js";

export interface DiscoveryParts {
	catalogue: Backend["catalogue"];
	build: ServerBuild | (() => Promise<ServerBuild>);
	settings: Settings;
}

/** How many origins are kept apart, where the address of the site comes from each request. */
const limit = 20;

/**
 * What search engines and browsers look for beside the pages: sitemap.xml, robots.txt and the
 * manifest. Each is prepared once, and anew when the catalogue has changed.
 */
export function discoveryFiles({ catalogue, build, settings }: DiscoveryParts): Hono {
	const kept = new Map<string, { version: number; body: Promise<PreparedResponse> }>();

	async function send(
		context: Context,
		type: string,
		text: (origin: string) => string | Promise<string>,
	): Promise<Response> {
		const origin = siteOrigin(settings, context.req.raw);
		const { version } = catalogue.snapshot;
		const key = `${origin} ${context.req.path}`;
		let entry = kept.get(key);
		if (entry?.version !== version) {
			const body = Promise.resolve(text(origin)).then((made) => prepareResponse(made, type));
			entry = { version, body };
			if (kept.size >= limit) kept.clear();
			kept.set(key, entry);
		}
		return sendPrepared(context, await entry.body, { "cache-control": "no-cache" });
	}

	return new Hono()
		.get("/sitemap.xml", (context) =>
			send(context, "application/xml; charset=utf-8", async (origin) => {
				const { routes } = typeof build === "function" ? await build() : build;
				const shapes = Object.values(routes).filter((route) => route !== undefined);
				return sitemap(origin, pagePaths(shapes, catalogue.snapshot));
			}),
		)
		.get("/robots.txt", (context) => send(context, "text/plain; charset=utf-8", robots))
		.get("/manifest.webmanifest", (context) =>
			send(context, "application/manifest+json; charset=utf-8", () => manifest(settings.company)),
		);
}
