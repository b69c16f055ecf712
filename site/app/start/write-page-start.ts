import { type Loader, writeSeed } from "@nev/widgets";
import type { EntryContext } from "react-router";
import type { PageStart, StartContext } from "./page-start.js";

/**
 * What a page is rendered with, and what its browser needs. It has what React Router's `Scripts` and
 * `ServerRouter` write as scripts. Theirs hold the page's data, so that no policy could know them
 * without reading the rendered page.
 */
export async function writePageStart(
	{ manifest, staticHandlerContext, serverHandoffString, serverHandoffStream }: EntryContext,
	loader: Loader,
): Promise<StartContext> {
	const routes = staticHandlerContext.matches.flatMap(
		({ route }) => manifest.routes[route.id] ?? [],
	);
	const start: PageStart = {
		entry: manifest.entry.module,
		preloads: [
			...new Set([
				manifest.url,
				manifest.entry.module,
				...manifest.entry.imports,
				...routes.flatMap(({ imports = [], module }) => [...imports, module]),
			]),
		],
		manifest: manifest.url,
		routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
		context: JSON.parse(serverHandoffString ?? "{}"),
		state: await new Response(serverHandoffStream).text(),
		seed: writeSeed(loader),
		refresh: manifest.hmr?.runtime,
	};
	return {
		// A text with "</script>" would end the element.
		json: JSON.stringify(start).replaceAll("<", "\\u003c"),
		resources: loader.initial,
	};
}
