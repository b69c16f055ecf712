import type { AnswerRoute, Backend } from "@nev/api";
import { canonicalQuery } from "@nev/api";
import { dealershipPath, isAddedByOthers, reservedSlug } from "@nev/contract";
import { readInventoryLink } from "@nev/widgets";
import { compareLimit } from "@nev/widgets/internal";
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { pagePath, readPage } from "../app/components/state-pages.js";
import { readDealerId } from "../app/dealers/read-dealer-id.js";
import { embedParameters } from "../app/embed/embed-settings.js";
import { widgetCatalog } from "../app/embed/widget-catalog.server.js";
import { resolvePrivacy } from "../app/page/privacy.js";
import type { PageHandle } from "../app/start/page-handle.js";

/** What a page is rendered from and cached by: a path, and a query with its `?` or without any. */
export interface PageAddress {
	readonly path: string;
	readonly search: string;
	readonly route: AnswerRoute;
	/** Whether there is a page, and not the 404 of a route. */
	readonly exists: boolean;
	/** Whether it takes forms. */
	readonly hasAction: boolean;
	/** Whether each visitor sees another page. */
	readonly isPrivate: boolean;
	/** Whether it is a visitor's search for dealers. */
	readonly isSearch: boolean;
	/** Whether the address has a token. */
	readonly hasToken: boolean;
}

/** What follows from the route of an address. */
type RouteFacts = Pick<PageAddress, "route" | "hasAction" | "isPrivate" | "isSearch" | "hasToken">;

/** A route of the build, as `matchRoutes` reads it, with what its page is made from. */
type PageRoute = RouteObject & { readonly facts: RouteFacts };

interface PageMatch extends RouteFacts {
	/** The path of the route. */
	readonly pattern: string;
	readonly params: Readonly<Record<string, string | undefined>>;
}

type MatchPage = (pathname: string) => PageMatch;

type Catalogue = Pick<
	Backend["catalogue"]["snapshot"],
	"vehicleBySlug" | "stateBySlug" | "dealershipIndex"
>;

/**
 * The address of the page that a URL shows. The number of paths is limited by the routes and the
 * catalogue: one spelling for each page, and one path for all pages of a route that do not exist.
 */
export function normalizeAddress(
	{ pathname, searchParams, search }: URL,
	match: MatchPage,
	{ vehicleBySlug, stateBySlug, dealershipIndex }: Catalogue,
): PageAddress {
	const { pattern, params, ...page } = match(pathname);
	const { slug = "", name = "", dealer = "" } = params;
	const missing = (path: string) => ({ ...page, path, search: "", exists: false });
	const found = (path: string, query = canonicalQuery(page.route.parameters, search)) => ({
		...page,
		path,
		search: query,
		exists: true,
	});
	if (pattern === "*") return missing("/not-found");
	if (pattern === "inventory") {
		// Only vehicles that there are, since any others would be another page.
		const { comparedSlugs } = readInventoryLink(searchParams);
		const known = [...new Set(comparedSlugs)].filter((slug) => vehicleBySlug.has(slug));
		const parameters = new URLSearchParams(search);
		parameters.set("compare", known.slice(0, compareLimit).join());
		return found("/inventory", canonicalQuery(page.route.parameters, `?${parameters}`));
	}
	if (pattern === "inventory/:slug") {
		if (!vehicleBySlug.has(slug)) return missing(`/inventory/${reservedSlug}`);
		return found(`/inventory/${encodeURIComponent(slug)}`);
	}
	if (pattern === "states/:slug") {
		const state = stateBySlug.get(slug);
		if (!state) return missing("/states/unknown");
		// Only pages that exist, so that nobody fills the memory with others.
		const path = `/states/${encodeURIComponent(slug)}`;
		const known = pagePath(state.slug, readPage(searchParams, state.dealerCount));
		return found(path, known.slice(path.length));
	}
	if (pattern === "dealerships/:dealer") {
		const dealership = dealershipIndex.byId(readDealerId(dealer) ?? 0);
		if (!dealership) return missing("/dealerships/0");
		const path = dealershipPath(dealership);
		// Another spelling redirects.
		return found(pathname === path ? path : `/dealerships/${dealership.id}-`);
	}
	if (pattern === "state/:name") {
		const isKnown = stateBySlug.has(name.toLowerCase().replaceAll(" ", "-"));
		return isKnown ? found(`/state/${encodeURIComponent(name)}`) : missing("/state/unknown");
	}
	return found(`/${pattern}`);
}

/**
 * The parameters of an address that its page does not declare, so that they never arrive. Those of
 * campaigns and of the router are for no page, and a token is for the form that sends it.
 */
export function undeclaredParameters(
	{ searchParams }: URL,
	{ route, exists, isPrivate, hasToken }: PageAddress,
): string[] {
	if (!exists || isPrivate || hasToken) return [];
	return [...searchParams.keys()].filter(
		(name) =>
			!route.parameters.includes(name) && !/^(_|index$)/.test(name) && !isAddedByOthers(name),
	);
}

/** Finds the routes of a build. The router ranks all of them for each path, so those of some are remembered. */
export function pageMatcher({ routes }: Pick<ServerBuild, "routes">): MatchPage {
	const pageRoutes = Object.values(routes).flatMap((route): PageRoute[] => {
		if (route?.parentId === undefined) return [];
		const path = route.path ?? "";
		return [
			{
				...(route.index ? { index: true } : { path }),
				id: route.id,
				facts: routeFacts(
					route.module.handle as PageHandle | undefined,
					route.module.action !== undefined,
				),
			},
		];
	});
	const matches = new LRUCache<string, PageMatch>({
		max: 1000,
		memoMethod(pathname) {
			const match = matchRoutes(pageRoutes, pathname)?.at(-1);
			if (!match) return { ...routeFacts(), pattern: "*", params: {} };
			const { facts, path } = match.route as PageRoute;
			// The home page's route has no path.
			return { ...facts, pattern: path ?? "", params: match.params };
		},
	});
	return (pathname) => matches.memo(pathname);
}

function routeFacts(handle: PageHandle = {}, hasAction = false): RouteFacts {
	const { isPrivate = false, isSearch = false, hasToken = false } = handle;
	return { route: answerRoute(handle), hasAction, isPrivate, isSearch, hasToken };
}

function answerRoute({ parameters = [], dependsOn = [] }: PageHandle): AnswerRoute {
	return {
		parameters: parameters === "widgets" ? embedParameters(widgetCatalog) : parameters,
		dependsOn: ["summary", ...dependsOn],
		varyBy(header) {
			const privacy = resolvePrivacy(header("sec-gpc") === "1", header("cookie") ?? "");
			return privacy === "none" ? "" : privacy;
		},
	};
}
