import { describe, expect, it } from "vitest";
import { dealerSitemapPaths, dealersOfSitemap, pagePaths, robots, sitemap } from "./sitemap.js";

const catalogue = {
	vehicles: [{ slug: "d6-max-gt4" }, { slug: "turfman-200" }],
	states: [{ slug: "new-york", dealerCount: 49 }],
};

const childRoute = (path?: string) => ({ path, index: path === undefined, parentId: "root" });

describe("pagePaths", () => {
	it("lists each route without a parameter, a page for each vehicle, and the pages of each state", () => {
		const routes = ["inventory", "inventory/:slug", "states", "states/:slug", "faq"].map(
			childRoute,
		);
		expect(pagePaths([{ path: "" }, childRoute(), ...routes], catalogue)).toEqual([
			"/",
			"/inventory",
			"/inventory/d6-max-gt4",
			"/inventory/turfman-200",
			"/states",
			"/states/new-york",
			"/states/new-york?page=2",
			"/faq",
		]);
	});

	it("leaves out redirects, the 404 page and the thank-you page", () => {
		const routes = ["state/:name", "*", "thank-you"].map(childRoute);
		expect(pagePaths(routes, catalogue)).toEqual([]);
	});
});

describe("sitemap", () => {
	it("has absolute addresses, escaped for XML", () => {
		const xml = sitemap("https://example.com", ["/", "/a&b"], new Map());
		expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
		expect(xml).toContain("<loc>https://example.com/</loc>");
		expect(xml).toContain("<loc>https://example.com/a&amp;b</loc>");
	});

	it("says when a page changed, if that is known", () => {
		const times = new Map([["/faq", new Date("2026-03-01T12:00:00Z")]]);
		const xml = sitemap("https://example.com", ["/", "/faq"], times);
		expect(xml).toContain(
			"<url><loc>https://example.com/faq</loc><lastmod>2026-03-01T12:00:00.000Z</lastmod></url>",
		);
		expect(xml.match(/<lastmod>/g)).toHaveLength(1);
	});
});

describe("the sitemaps of dealers", () => {
	const dealers = Array.from({ length: 10_001 }, (_, index) => ({ id: index + 1, name: "Carts" }));

	it("have each dealer once", () => {
		expect([...dealersOfSitemap(dealers, 1), ...dealersOfSitemap(dealers, 2)]).toEqual(dealers);
		expect(dealersOfSitemap(dealers, 3)).toEqual([]);
	});

	it("are named by robots.txt beside the other one", () => {
		expect(robots("https://example.com", dealerSitemapPaths(dealers.length))).toBe(
			[
				"User-agent: *",
				"Allow: /api/images/",
				"Disallow: /api/",
				"",
				"Sitemap: https://example.com/sitemap.xml",
				"Sitemap: https://example.com/sitemap-dealers-1.xml",
				"Sitemap: https://example.com/sitemap-dealers-2.xml\n",
			].join("\n"),
		);
		expect(dealerSitemapPaths(0)).toEqual([]);
	});
});
