import { AsyncLocalStorage } from "node:async_hooks";
import { createApiClient, queries } from "@nev/contract";
import { createLoader } from "@nev/widgets";
import { createElement as element } from "react";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import * as entry from "./entry.server.js";
import { type PageContext, pageContext } from "./page/page-context.js";
import { PageScripts } from "./start/page-scripts.js";
import type { PageStart } from "./start/page-start.js";

/** A script of an attacker who can write HTML into a page. */
const injected = "globalThis.injected = true";

function Page() {
	const text = `<script>${injected}</script>`;
	return element(
		"html",
		{ lang: "en" },
		element(
			"body",
			null,
			element("div", { dangerouslySetInnerHTML: { __html: text } }),
			element("script", { type: "application/ld+json", children: '{"@type":"Thing"}' }),
			element(PageScripts),
		),
	);
}

const vehicle = {
	id: 1,
	name: "</script><script>alert(1)",
	slug: "d6",
	description: "",
	price: 8995,
	range: "",
	category: "2-seater",
	series: "",
	model: "",
	imageUrl: "/d6.svg",
	features: [],
	isAvailable: true,
	isFeatured: false,
	specifications: {},
};

/** A site with one page, rendered by our entry. */
const build = {
	entry: { module: entry },
	routes: {
		root: {
			id: "root",
			path: "*",
			module: { default: Page, loader: () => ({ text: "from the loader" }) },
		},
	},
	assets: {
		entry: { imports: ["/assets/part.js"], module: "/assets/entry.js" },
		routes: { root: { id: "root", path: "*", module: "/assets/root.js", hasLoader: true } },
		url: "/assets/manifest.js",
		version: "1",
	},
	future: { v8_middleware: true },
	routeDiscovery: { mode: "initial" },
	prerender: [],
	isSpaMode: false,
	ssr: true,
	publicPath: "/",
	assetsBuildDirectory: "",
} as unknown as ServerBuild;

async function renderPage(imageOrigins: string[] = []) {
	const routerContext = new RouterContextProvider();
	const settings = { mapTiles: null, tagManagerId: null, privacy: "none" };
	const loader = createLoader(
		createApiClient({ api: "http://api.test", fetch: () => Response.json([vehicle]) }),
	);
	await loader.settle(queries.vehicles());
	routerContext.set(pageContext, { loader, settings, imageOrigins } as unknown as PageContext);
	const handler = createRequestHandler(build, "production");
	const response = await handler(new Request("http://localhost/faq"), routerContext);
	const policy = response.headers.get("content-security-policy") ?? "";
	return { html: await response.text(), policy };
}

function readStart(html: string): PageStart {
	const [, json = ""] =
		/<script id="page-start" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
	return JSON.parse(json);
}

async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

afterEach(() => vi.unstubAllEnvs());

it("allows the scripts of ours, and no injected script", async () => {
	vi.stubEnv("DEV", false);
	const { html, policy } = await renderPage();
	const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
	expect(scripts).toHaveLength(2);
	for (const text of scripts) {
		expect(policy.includes(await hashOf(text)), text).toBe(text !== injected);
	}
	expect(policy).not.toContain("nonce");
});

it("has no script of the router's, which would start before the first paint", async () => {
	const { html } = await renderPage();
	expect(html).not.toMatch(/<link rel="modulepreload|<script type="module"/);
});

it("gives the browser the modules and the data of the page", async () => {
	const start = readStart((await renderPage()).html);
	expect(start).toMatchObject({
		entry: "/assets/entry.js",
		preloads: ["/assets/manifest.js", "/assets/entry.js", "/assets/part.js", "/assets/root.js"],
		manifest: "/assets/manifest.js",
		routes: { root: "/assets/root.js" },
		seed: { vehicles: { data: [{ name: "</script><script>alert(1)" }] } },
	});
	expect(start.state).toContain("from the loader");
});

it("allows pictures of vehicles from other origins", async () => {
	const { policy } = await renderPage(["https://example.com"]);
	expect(policy).toContain("; img-src 'self' https://example.com; ");
});

it("renders the same page and policy each time, without a nonce", async () => {
	vi.stubEnv("DEV", false);
	const first = await renderPage();
	expect(await renderPage()).toEqual(first);
	expect(first.html).not.toContain("nonce");
});

it("renders without async hooks, which would slow down every request from then on", async () => {
	const run = vi.spyOn(AsyncLocalStorage.prototype, "run");
	await renderPage();
	expect(run).not.toHaveBeenCalled();
});
