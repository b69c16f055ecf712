import { type Backend, methodNotAllowed, type Settings, siteOrigin } from "@nev/api";
import { Hono } from "hono";
import { contentSecurityPolicy, tileSource } from "../../app/content-security-policy.js";
import { hostPages, readWidgetSettings } from "../../app/embed/embed-settings.js";
import { widgetCatalog } from "../../app/embed/widget-catalog.server.js";
import { frameDocument } from "./frame-document.js";

export interface FrameRouteOptions {
	catalogue: Pick<Backend["catalogue"], "snapshot">;
	settings: Settings;
	isDevelopment: boolean;
}

/**
 * Serves each widget as a document of its own, which the pages in `EMBED_ORIGINS` may show in a frame:
 * `/embed/frame/dealer-locator?zip=33101`. The parameters are the element's attributes, `lang`,
 * `scheme`, the colors, and the `page` of the preview.
 */
export function frameRoute({ catalogue, settings, isDevelopment }: FrameRouteOptions): Hono {
	const path = "/embed/frame/:widget";
	return new Hono()
		.get(path, async (context, next) => {
			const widget = widgetCatalog.widgets.find(({ name }) => name === context.req.param("widget"));
			if (!widget) return next();
			const parameters = new URL(context.req.url).searchParams;
			const { html, scripts, styles } = frameDocument({
				settings: readWidgetSettings(parameters, widget, widgetCatalog),
				origin: siteOrigin(settings),
				company: catalogue.snapshot.company.name,
				hostPage: hostPages.find((page) => page === parameters.get("page")),
			});
			return context.html(html, 200, {
				"cache-control": "public, max-age=300",
				"x-robots-tag": "noindex",
				"content-security-policy": await contentSecurityPolicy(scripts, {
					imageOrigins: [
						...catalogue.snapshot.imageOrigins,
						...(settings.mapTiles ? [tileSource(settings.mapTiles.url)] : []),
					],
					inlineStyles: styles,
					frameAncestors: settings.embedOrigins,
					isDevelopment,
				}),
			});
		})
		.all(path, (context, next) =>
			widgetCatalog.widgets.some(({ name }) => name === context.req.param("widget"))
				? methodNotAllowed(["GET", "HEAD"])
				: next(),
		);
}
