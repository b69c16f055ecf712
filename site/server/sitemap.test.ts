import { describe, expect, it } from "vitest";
import { pagePaths, robots, sitemap } from "./sitemap.js";

const catalogue = {
	vehicles: [{ slug: "d6-max-gt4" }, { slug: "turfman-200" }],
	states: [{ slug: "new-york" }],
};

const under = (path?: string) => ({ path, index: path === undefined, parentId: "root" });

describe("pagePaths", () => {
	it("lists each route without a parameter, and a page for each vehicle and state", () => {
		const routes = ["inventory", "inventory/:slug", "states", "states/:slug", "faq"].map(under);
		expect(pagePaths([{ path: "" }, under(), ...routes], catalogue)).toEqual([
			"/",
			"/inventory",
			"/inventory/d6-max-gt4",
			"/inventory/turfman-200",
			"/states",
			"/states/new-york",
			"/faq",
		]);
	});

	it("leaves out what is not to be found: redirects, the 404 page, the page of thanks", () => {
		expect(pagePaths(["state/:name", "*", "thank-you"].map(under), catalogue)).toEqual([]);
	});
});

describe("sitemap", () => {
	it("has whole addresses, escaped", () => {
		const xml = sitemap("https://example.com", ["/", "/a&b"]);
		expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
		expect(xml).toContain("<loc>https://example.com/</loc>");
		expect(xml).toContain("<loc>https://example.com/a&amp;b</loc>");
	});
});

it("robots are told where the sitemap is", () => {
	expect(robots("https://example.com")).toContain("\nSitemap: https://example.com/sitemap.xml\n");
});
