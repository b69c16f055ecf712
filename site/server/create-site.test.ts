import { type Backend, readSettings } from "@nev/api";
import { Hono } from "hono";
import { data, type ServerBuild } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { createSite, type SiteParts } from "./create-site.js";

interface Page {
	status?: number;
	settings?: Record<string, string>;
}

/** A site of one page, which counts how often it is rendered. */
function siteOf({ status = 200, settings = {} }: Page = {}) {
	const counts = { rendered: 0, version: 1 };
	const root = {
		id: "root",
		path: "*",
		module: { default: () => null, loader: () => data(null, { status }) },
	};
	const build = {
		entry: {
			module: {
				default: (_request: Request, code: number) => {
					counts.rendered += 1;
					return new Response(`page ${counts.rendered}`, {
						status: code,
						headers: { "content-type": "text/html" },
					});
				},
			},
		},
		routes: {
			root,
			vehicle: { id: "vehicle", parentId: "root", path: "inventory/:slug", module: root.module },
		},
		assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
		future: { v8_middleware: true },
		routeDiscovery: { mode: "initial" },
		prerender: [],
		isSpaMode: false,
		ssr: true,
		publicPath: "/",
		assetsBuildDirectory: "",
	} as unknown as ServerBuild;
	const catalogue = {
		get snapshot() {
			const vehicles = [{ slug: "d6-max-gt4" }, { slug: "d6-max-gt6" }].slice(0, counts.version);
			return { version: counts.version, vehicles, states: [] };
		},
	};
	const site = createSite({
		backend: { api: new Hono(), catalogue } as unknown as Backend,
		build,
		files: [],
		settings: readSettings(settings),
		log: { error() {} } as unknown as SiteParts["log"],
	});
	return { site, counts };
}

describe("a page", () => {
	it("is rendered once, and anew when the catalogue has changed", async () => {
		const { site, counts } = siteOf();
		await site.request("/faq");
		await site.request("/faq");
		await site.request("/faq", { method: "HEAD" });
		expect(counts.rendered).toBe(1);
		counts.version = 2;
		expect(await (await site.request("/faq")).text()).toBe("page 2");
	});

	it("is kept apart for who opted out and who sends Global Privacy Control", async () => {
		const { site } = siteOf();
		const visitors = [{}, { cookie: "nev-privacy=opt-out" }, { "sec-gpc": "1" }];
		for (const _round of [1, 2]) {
			const pages = visitors.map(async (headers) => (await site.request("/", { headers })).text());
			expect(await Promise.all(pages)).toEqual(["page 1", "page 2", "page 3"]);
		}
	});

	it("whose data could not be loaded is not kept, and says when to come again", async () => {
		const { site, counts } = siteOf({ status: 503 });
		const response = await site.request("/states");
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("5");
		await site.request("/states");
		expect(counts.rendered).toBe(2);
	});
});

it("a malformed address is answered as a page, and nothing is printed past the log", async () => {
	const { site, counts } = siteOf({ status: 404 });
	const printed = (["log", "warn", "error"] as const).map((way) =>
		vi.spyOn(console, way).mockReturnValue(),
	);
	const address = "/inventory/%E0%A4%A";
	expect((await site.request(address)).status).toBe(404);
	expect((await site.request(address, { method: "POST", body: "words" })).status).toBe(404);
	expect(counts.rendered).toBe(1);
	for (const way of printed) expect(way).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});

describe("the privacy choice", () => {
	const post = (origin: string) => ({
		method: "POST",
		headers: { origin, host: "internal:3000" },
		body: new URLSearchParams({ choice: "opt-out", page: "/faq" }),
	});

	it("is taken from the public address behind a proxy, and kept for https alone there", async () => {
		const { site } = siteOf({ settings: { PUBLIC_URL: "https://example.com" } });
		const response = await site.request("/privacy-choice", post("https://example.com"));
		expect(response.status).toBe(303);
		expect(response.headers.get("set-cookie")).toMatch(/; Secure/);
	});

	it("is no more than a form of its size", async () => {
		const { site } = siteOf({ settings: { PUBLIC_URL: "https://example.com" } });
		const body = new URLSearchParams({ choice: "opt-out", page: "/".repeat(5000) });
		const request = { ...post("https://example.com"), body };
		expect((await site.request("/privacy-choice", request)).status).toBe(413);
	});

	it.each(["https://example.com.evil.test", "null"])("is not taken from %s", async (origin) => {
		const { site } = siteOf({ settings: { PUBLIC_URL: "https://example.com" } });
		expect((await site.request("/privacy-choice", post(origin))).status).toBe(403);
	});
});

it("the sitemap is at the public address, and follows the catalogue", async () => {
	const { site, counts } = siteOf({ settings: { PUBLIC_URL: "https://example.com" } });
	const robots = await (await site.request("/robots.txt")).text();
	expect(robots).toContain("Sitemap: https://example.com/sitemap.xml");
	const sitemap = async () => (await site.request("/sitemap.xml")).text();
	expect(await sitemap()).toContain("<loc>https://example.com/inventory/d6-max-gt4</loc>");
	expect(await sitemap()).not.toContain("d6-max-gt6");
	counts.version = 2;
	expect(await sitemap()).toContain("<loc>https://example.com/inventory/d6-max-gt6</loc>");
});
