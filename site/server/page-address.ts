import type { Backend } from "@nev/api";
import { reservedSlug } from "@nev/contract";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { pagePath, readPage } from "../app/components/state-pages.js";
import { embedParameters } from "../app/embed/embed-settings.js";
import { widgetCatalog } from "../app/embed/widget-catalog.server.js";

/** What a page is rendered from and kept by: a path, and a query with its `?` or without any. */
export interface PageAddress {
	readonly path: string;
	readonly search: string;
}

/** The query parameters that a page reads, by path. A page is rendered without all others. */
const readParameters: Readonly<Record<string, readonly string[]>> = {
	"/inventory": ["category", "search", "price"],
	"/dealerships": ["q", "zip", "radius", "dealer", "added"],
	"/states": ["q"],
	"/contact": ["subject", "state", "message"],
	"/financing": ["vehicle"],
	"/embed": embedParameters(widgetCatalog),
};

/** The path that stands for all paths without a page. */
const unknownPath = "/not-found";

type Catalogue = Pick<Backend["catalogue"]["snapshot"], "vehicleBySlug" | "stateBySlug">;

/**
 * The address of the page that a URL shows. The number of paths is limited by the routes and the
 * catalogue: one spelling for each page, and one path for all pages of a route that do not exist.
 * Undefined if the router answers with something else than a page.
 */
export function normalizeAddress(
	url: URL,
	routes: readonly RouteObject[],
	catalogue: Catalogue,
): PageAddress | undefined {
	// The router's data requests.
	if (url.pathname.endsWith(".data")) return undefined;
	const path = normalizePath(url.pathname, routes, catalogue);
	const state = catalogue.stateBySlug.get(/^\/states\/(.+)/.exec(path)?.[1] ?? "");
	if (!state) return { path, search: readSearch(path, url.search) };
	// Only pages that exist, so that nobody fills the memory with others.
	const known = pagePath(state.slug, readPage(url.searchParams, state.dealerCount));
	return { path, search: known.slice(path.length) };
}

/** The parameters of a query that the page at a path reads, in a fixed order. */
export function readSearch(path: string, search: string): string {
	const names = readParameters[path] ?? (path.startsWith("/states/") ? ["page"] : undefined);
	if (!names || search.length < 2) return "";
	const parameters = new URLSearchParams(search);
	const read = names.flatMap((name) => {
		const value = parameters.get(name);
		return value ? [[name, value]] : [];
	});
	return read.length > 0 ? `?${new URLSearchParams(read)}` : "";
}

function normalizePath(
	pathname: string,
	routes: readonly RouteObject[],
	{ vehicleBySlug, stateBySlug }: Catalogue,
): string {
	const match = matchRoutes([...routes], pathname)?.at(-1);
	const path = match?.route.path ?? "";
	const { slug = "", name = "" } = match?.params ?? {};
	if (!match || path === "*") return unknownPath;
	if (path === "inventory/:slug") {
		return `/inventory/${vehicleBySlug.has(slug) ? encodeURIComponent(slug) : reservedSlug}`;
	}
	if (path === "states/:slug") {
		return `/states/${stateBySlug.has(slug) ? encodeURIComponent(slug) : "unknown"}`;
	}
	if (path === "state/:name") {
		const isKnown = stateBySlug.has(name.toLowerCase().replaceAll(" ", "-"));
		return `/state/${isKnown ? encodeURIComponent(name) : "unknown"}`;
	}
	return `/${path}`;
}

/** The routes of a build, as `matchRoutes` reads them. */
export function routesOf({ routes }: Pick<ServerBuild, "routes">): RouteObject[] {
	return Object.values(routes).flatMap((route) =>
		route?.parentId === undefined
			? []
			: [{ id: route.id, ...(route.index ? { index: true } : { path: route.path ?? "" }) }],
	);
}
