/** A route as the build knows it. */
export interface RouteShape {
	readonly path?: string | undefined;
	readonly index?: boolean | undefined;
	readonly parentId?: string | undefined;
}

/** What has a page of its own for each of its entries. */
export interface ListedCatalogue {
	readonly vehicles: readonly { readonly slug: string }[];
	readonly states: readonly { readonly slug: string }[];
}

/** Pages that are for nobody who has not just sent a form. */
const notListed = new Set(["/thank-you"]);

/**
 * The path of every page that search engines should know: each route without a parameter, and one
 * page for each vehicle and each state where the site has such a route.
 */
export function pagePaths(
	routes: readonly RouteShape[],
	{ vehicles, states }: ListedCatalogue,
): string[] {
	const slugs: Record<string, readonly { slug: string }[]> = {
		"inventory/:slug": vehicles,
		"states/:slug": states,
	};
	return routes
		.filter(({ parentId }) => parentId !== undefined)
		.flatMap(({ path = "" }) => {
			if (!/[:*]/.test(path)) return [`/${path}`];
			return (slugs[path] ?? []).map(({ slug }) => `/${path.replace(":slug", slug)}`);
		})
		.filter((path) => !notListed.has(path));
}

/** The sitemap of those paths (sitemaps.org, version 0.9). */
export function sitemap(origin: string, paths: readonly string[]): string {
	const urls = paths.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...urls,
		"</urlset>",
		"",
	].join("\n");
}

/**
 * What robots may read: all pages, and of the API only the pictures. The API's other answers are
 * the same words again, without their pages.
 */
export function robots(origin: string): string {
	return `User-agent: *\nAllow: /api/images/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escaped(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&apos;");
}
