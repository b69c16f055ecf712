import { matchRoutes, type RouteObject, type UNSAFE_AssetsManifest } from "react-router";

type EntryRoute = UNSAFE_AssetsManifest["routes"][string];

/**
 * The scripts of the page at a path, its own one last. Empty if the site has no such page.
 *
 * @example modulesOfPage(manifest.routes, "/faq#range") // ["/assets/pages-….js", "/assets/faq-….js"]
 */
export function modulesOfPage(
	routes: Readonly<Record<string, EntryRoute | undefined>>,
	path: string,
): string[] {
	const pages = Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route?.parentId) return [];
		const { id, path } = route;
		return [route.index ? { id, index: true } : { id, path: path ?? "" }];
	});
	const match = matchRoutes(pages, new URL(path, "http://page").pathname)?.at(-1);
	const page = routes[match?.route.id ?? ""];
	return page ? [...(page.imports ?? []), page.module] : [];
}
