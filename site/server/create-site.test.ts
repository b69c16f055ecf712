import { type Backend, readSettings } from "@nev/api";
import { Hono } from "hono";
import { data, type ServerBuild } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { createSite, type SiteOptions } from "./create-site.js";

interface TestSiteOptions {
	/** The status of every page. */
	status?: number;
	/** Environment variables. */
	settings?: Record<string, string>;
}

/** A site whose pages all render alike. `state` counts the renders and sets the catalogue's version. */
function createTestSite({ status = 200, settings = {} }: TestSiteOptions = {}) {
	const state = { renders: 0, version: 1 };
	const root = {
		id: "root",
		path: "*",
		module: { default: () => null, loader: () => data(null, { status }) },
	};
	const build = {
		entry: {
			module: {
				default: (_request: Request, responseStatus: number) => {
					state.renders += 1;
					return new Response(`page ${state.renders}`, {
						status: responseStatus,
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
			const vehicles = [{ slug: "d6-max-gt4" }, { slug: "d6-max-gt6" }].slice(0, state.version);
			return { version: state.version, vehicles, states: [] };
		},
	};
	const site = createSite({
		backend: { api: new Hono(), catalogue } as unknown as Backend,
		build,
		files: [],
		settings: readSettings(settings),
		log: { error() {} } as unknown as SiteOptions["log"],
	});
	return { site, state };
}

describe("a page", () => {
	it("is rendered once, and again after the catalogue changes", async () => {
		const { site, state } = createTestSite();
		await site.request("/faq");
		await site.request("/faq");
		await site.request("/faq", { method: "HEAD" });
		expect(state.renders).toBe(1);
		state.version = 2;
		expect(await (await site.request("/faq")).text()).toBe("page 2");
	});

	it("is cached separately for visitors who opted out or send Global Privacy Control", async () => {
		const { site } = createTestSite();
		const visitors = [{}, { cookie: "nev-privacy=opt-out" }, { "sec-gpc": "1" }];
		for (const _round of [1, 2]) {
			const pages = visitors.map(async (headers) => (await site.request("/", { headers })).text());
			expect(await Promise.all(pages)).toEqual(["page 1", "page 2", "page 3"]);
		}
	});

	it("is not cached if its data failed to load, and has a Retry-After header", async () => {
		const { site, state } = createTestSite({ status: 503 });
		const response = await site.request("/states");
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("5");
		await site.request("/states");
		expect(state.renders).toBe(2);
	});
});

it("renders a page for a malformed address, and prints nothing to the console", async () => {
	const { site, state } = createTestSite({ status: 404 });
	const consoleSpies = (["log", "warn", "error"] as const).map((method) =>
		vi.spyOn(console, method).mockReturnValue(),
	);
	const address = "/inventory/%E0%A4%A";
	expect((await site.request(address)).status).toBe(404);
	expect((await site.request(address, { method: "POST", body: "text" })).status).toBe(404);
	expect(state.renders).toBe(1);
	for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});

describe("the privacy choice", () => {
	const post = (origin: string) => ({
		method: "POST",
		headers: { origin, host: "internal:3000" },
		body: new URLSearchParams({ choice: "opt-out", page: "/faq" }),
	});

	it("is accepted from the public origin behind a proxy, and stored in a Secure cookie", async () => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		const response = await site.request("/privacy-choice", post("https://example.com"));
		expect(response.status).toBe(303);
		expect(response.headers.get("set-cookie")).toMatch(/; Secure/);
	});

	it("is rejected if the form is too large", async () => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		const body = new URLSearchParams({ choice: "opt-out", page: "/".repeat(5000) });
		const request = { ...post("https://example.com"), body };
		expect((await site.request("/privacy-choice", request)).status).toBe(413);
	});

	it.each(["https://example.com.evil.test", "null"])("is rejected from %s", async (origin) => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		expect((await site.request("/privacy-choice", post(origin))).status).toBe(403);
	});
});

it("the sitemap has the public origin, and changes with the catalogue", async () => {
	const { site, state } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
	const robots = await (await site.request("/robots.txt")).text();
	expect(robots).toContain("Sitemap: https://example.com/sitemap.xml");
	const sitemap = async () => (await site.request("/sitemap.xml")).text();
	expect(await sitemap()).toContain("<loc>https://example.com/inventory/d6-max-gt4</loc>");
	expect(await sitemap()).not.toContain("d6-max-gt6");
	state.version = 2;
	expect(await sitemap()).toContain("<loc>https://example.com/inventory/d6-max-gt6</loc>");
});
