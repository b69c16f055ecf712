import { describe, expect, it } from "vitest";
import { pagePaths, robots, sitemap } from "./sitemap.js";

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
		const xml = sitemap("https://example.com", ["/", "/a&b"]);
		expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
		expect(xml).toContain("<loc>https://example.com/</loc>");
		expect(xml).toContain("<loc>https://example.com/a&amp;b</loc>");
	});
});

it("robots.txt names the sitemap", () => {
	expect(robots("https://example.com")).toContain("\nSitemap: https://example.com/sitemap.xml\n");
});
