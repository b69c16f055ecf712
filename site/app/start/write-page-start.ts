import { type Loader, writeSeed } from "@nev/widgets";
import type { EntryContext } from "react-router";
import type { PageHandle } from "./page-handle.js";
import type { PageStart, StartContext } from "./page-start.js";

/**
 * What a page is rendered with, and what its browser needs if it has scripts. That is what React Router's `Scripts` and
 * `ServerRouter` write as scripts. Theirs hold the page's data, so that no policy could know them
 * without reading the rendered page.
 */
export async function writePageStart(
	entryContext: EntryContext,
	loader: Loader,
): Promise<StartContext> {
	const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = entryContext;
	const { initial: resources } = loader;
	const page = staticHandlerContext.matches.at(-1)?.route.id ?? "";
	const routesWithScripts = findRoutesWithScripts(entryContext);
	// An error is complete HTML too.
	if (staticHandlerContext.errors || !routesWithScripts.includes(page)) {
		return { json: "", routesWithScripts, resources };
	}
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
		routesWithScripts,
		context: JSON.parse(serverHandoffString ?? "{}"),
		state: await new Response(serverHandoffStream).text(),
		seed: writeSeed(loader),
		refresh: manifest.hmr?.runtime,
	};
	return {
		// A text with "</script>" would end the element.
		json: JSON.stringify(start).replaceAll("<", "\\u003c"),
		routesWithScripts,
		resources,
	};
}

/** A route has scripts, unless it says otherwise: `export const handle = { scripts: false }`. */
function findRoutesWithScripts({ manifest, routeModules }: EntryContext): string[] {
	return Object.keys(manifest.routes).filter((id) => {
		const { scripts = true } = (routeModules[id]?.handle ?? {}) as PageHandle;
		return scripts;
	});
}
