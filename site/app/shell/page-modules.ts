import { matchRoutes, type RouteObject, type UNSAFE_AssetsManifest } from "react-router";

type EntryRoute = UNSAFE_AssetsManifest["routes"][string];

/**
 * The scripts of the page at a path, its own one last. Empty if the page has none.
 *
 * @param withScripts the ids of the routes that have scripts
 * @example modulesOfPage(routes, ["routes/contact"], "/contact?state=Texas") // ["/assets/pages-….js", "/assets/contact-….js"]
 */
export function modulesOfPage(
	routes: Readonly<Record<string, EntryRoute | undefined>>,
	withScripts: readonly string[],
	path: string,
): string[] {
	const pages = Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route?.parentId || !withScripts.includes(route.id)) return [];
		const { id, path } = route;
		return [route.index ? { id, index: true } : { id, path: path ?? "" }];
	});
	const match = matchRoutes(pages, new URL(path, "http://page").pathname)?.at(-1);
	const page = routes[match?.route.id ?? ""];
	return page ? [...(page.imports ?? []), page.module] : [];
}
