import { acknowledgePath, correctionPath } from "@nev/contract";
import { pageCount, pagePath } from "../app/components/state-pages.js";
import { formPath, openPath } from "../app/corrections/correction-paths.js";
import { escapeText } from "../app/embed/escape-text.js";

/** A route of the React Router build. */
export interface SitemapRoute {
	readonly path?: string | undefined;
	readonly index?: boolean | undefined;
	readonly parentId?: string | undefined;
}

/** The parts of the catalogue that have a page for each entry. */
export interface SitemapCatalogue {
	readonly vehicles: readonly { readonly slug: string }[];
	readonly states: readonly { readonly slug: string; readonly dealerCount: number }[];
}

/** Pages that make sense only right after a form was sent, or for a dealer. */
const unlistedPaths = new Set(["/thank-you", correctionPath, openPath, formPath, acknowledgePath]);

/**
 * The paths that search engines should index: each route without a parameter, a page for each vehicle,
 * and the pages of each state.
 */
export function pagePaths(
	routes: readonly SitemapRoute[],
	{ vehicles, states }: SitemapCatalogue,
): string[] {
	const entries: Record<string, readonly string[]> = {
		"inventory/:slug": vehicles.map(({ slug }) => `/inventory/${slug}`),
		"states/:slug": states.flatMap(({ slug, dealerCount }) =>
			Array.from({ length: pageCount(dealerCount) }, (_, index) => pagePath(slug, index + 1)),
		),
	};
	return routes
		.filter(({ parentId }) => parentId !== undefined)
		.flatMap(({ path = "" }) => {
			if (!/[:*]/.test(path)) return [`/${path}`];
			return entries[path] ?? [];
		})
		.filter((path) => !unlistedPaths.has(path));
}

/** How many dealers one sitemap has. The format allows 50,000 addresses. */
const dealersPerSitemap = 10_000;

/** The paths of the sitemaps of dealers' pages. */
export function dealerSitemapPaths(dealerCount: number): string[] {
	const count = Math.ceil(dealerCount / dealersPerSitemap);
	return Array.from({ length: count }, (_, index) => `/sitemap-dealers-${index + 1}.xml`);
}

/** The dealers in one of these sitemaps, from 1. */
export function dealersOfSitemap<Dealer>(dealers: readonly Dealer[], number: number): Dealer[] {
	const end = number * dealersPerSitemap;
	return dealers.slice(end - dealersPerSitemap, end);
}

/**
 * Writes sitemap.xml (sitemaps.org, version 0.9).
 *
 * @param changeTimes when pages changed last, by path. Those of others are unknown, and left out
 */
export function sitemap(
	origin: string,
	paths: readonly string[],
	changeTimes: ReadonlyMap<string, Date>,
): string {
	const urls = paths.map((path) => {
		const time = changeTimes.get(path);
		const lastModified = time ? `<lastmod>${time.toISOString()}</lastmod>` : "";
		return `  <url><loc>${escapeText(origin + path)}</loc>${lastModified}</url>`;
	});
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...urls,
		"</urlset>",
		"",
	].join("\n");
}

/**
 * Writes robots.txt, which allows all pages. Of the API it allows only the pictures: the other
 * responses repeat what the pages show.
 */
export function robots(origin: string, dealerSitemaps: readonly string[]): string {
	const sitemaps = ["/sitemap.xml", ...dealerSitemaps];
	return [
		"User-agent: *",
		"Allow: /api/images/",
		"Disallow: /api/",
		"",
		...sitemaps.map((path) => `Sitemap: ${origin}${path}`),
		"",
	].join("\n");
}
