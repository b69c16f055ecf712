import { readSeed } from "@nev/widgets";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startHydration } from "./start/early-press.js";
import { type PageStart, pageStartId, startContext } from "./start/page-start.js";

/** Why a browser skips a view transition: another one began, the window was resized or hidden, or it took too long. */
const skipErrors = new Set(["AbortError", "InvalidStateError", "TimeoutError"]);

/**
 * Starts React on the page that the server rendered. Called by `start-scripts.js`, again if it fails.
 *
 * @throws {Error} if a script of the page does not load
 */
export async function start(page: PageStart): Promise<void> {
	const { manifest, routes, routesWithScripts, context, state, seed } = page;
	const load = (module: string): Promise<unknown> => import(/* @vite-ignore */ module);
	const [modules] = await Promise.all([
		Promise.all(Object.entries(routes).map(async ([id, module]) => [id, await load(module)])),
		load(manifest),
	]);
	// What React Router's own scripts leave for `HydratedRouter`.
	Object.assign(window, {
		__reactRouterContext: { ...context, stream: new Response(state).body },
		__reactRouterRouteModules: Object.fromEntries(modules),
	});
	nameHistoryEntry();
	// A view transition that the browser or the next change skips rejects, and the router does not handle that.
	addEventListener("unhandledrejection", (event) => {
		if (skipErrors.has(event.reason?.name)) event.preventDefault();
	});
	const json = document.getElementById(pageStartId)?.textContent ?? "";
	startHydration(() => {
		const router = (
			<startContext.Provider value={{ json, routesWithScripts, resources: readSeed(seed) }}>
				<HydratedRouter />
			</startContext.Provider>
		);
		// It checks in development only.
		hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router);
	});
}

/** The router keeps the scroll position of each entry by its name, which the first one of a page lacks. */
function nameHistoryEntry(): void {
	if (history.state?.key) return;
	history.replaceState(
		{ ...history.state, key: crypto.getRandomValues(new Uint32Array(1)).join() },
		"",
	);
}
