import type { LoaderSeed, Resources } from "@nev/widgets";
import { createContext } from "react";

/** What the browser needs to start a page. The page holds it as JSON, which is data and no script. */
export interface PageStart {
	/** The module that starts React (`entry.client.tsx`). */
	readonly entry: string;
	/** The modules that it and the page's routes import. */
	readonly preloads: readonly string[];
	/** The router's list of routes, as a module. */
	readonly manifest: string;
	/** The module of each route of the page, by the route's id. */
	readonly routes: Readonly<Record<string, string>>;
	/** The ids of all routes that have scripts. Links to others are the browser's. */
	readonly routesWithScripts: readonly string[];
	/** The router's settings. */
	readonly context: object;
	/** What the routes' loaders returned, in the router's own format. */
	readonly state: string;
	/** Every API response that the page shows. */
	readonly seed: LoaderSeed;
	/** The module that replaces changed components, in development. */
	readonly refresh?: string | undefined;
}

/** What a page is rendered with, on the server and again when it is hydrated. */
export interface StartContext {
	/** The page's `PageStart`, as JSON that may stand in a script element. Empty if it has no scripts. */
	readonly json: string;
	/** That of the page's `PageStart`. */
	readonly routesWithScripts: readonly string[];
	/** The resources that the page's loader starts with. */
	readonly resources: Resources;
}

export const startContext = createContext<StartContext>({
	json: "",
	routesWithScripts: [],
	resources: {},
});

/** The id of the element that holds the page's `PageStart`. */
export const pageStartId = "page-start";
