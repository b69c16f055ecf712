import { AsyncLocalStorage } from "node:async_hooks";
import { createElement as element } from "react";
import {
	createRequestHandler,
	RouterContextProvider,
	Scripts,
	ScrollRestoration,
	type ServerBuild,
} from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import * as entry from "./entry.server.js";
import { startScriptsLate } from "./late-scripts.js";
import { type PageContext, pageContext } from "./page-context.js";

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
			element(ScrollRestoration),
			element(Scripts),
		),
	);
}

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
	routerContext.set(pageContext, { settings, imageOrigins } as unknown as PageContext);
	const handler = createRequestHandler(build, "production");
	const response = await handler(new Request("http://localhost/faq"), routerContext);
	const policy = response.headers.get("content-security-policy") ?? "";
	return { html: await response.text(), policy };
}

async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

afterEach(() => vi.unstubAllEnvs());

it("allows each script of the router, and no injected script", async () => {
	vi.stubEnv("DEV", false);
	const { html, policy } = await renderPage();
	const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
	expect(scripts).toContain(injected);
	expect(scripts.filter((text) => text.includes("from the loader"))).toHaveLength(1);
	expect(scripts.length).toBeGreaterThan(4);
	for (const text of scripts) {
		const isAllowed = policy.includes(await hashOf(text));
		expect(isAllowed, text).toBe(text !== injected);
	}
	expect(policy).not.toContain("nonce");
});

it("starts the router's modules late, and allows the script that does", async () => {
	vi.stubEnv("DEV", false);
	const { html, policy } = await renderPage();
	expect(html).not.toMatch(/<link rel="modulepreload|<script type="module"/);
	const [, parameters = ""] = /\)\((\["\/assets\/.*)\)<\/script>/.exec(html) ?? [];
	const [addresses, module] = JSON.parse(`[${parameters}]`);
	expect(addresses).toEqual(expect.arrayContaining(["/assets/entry.js", "/assets/root.js"]));
	expect(module).toContain('import("/assets/entry.js")');
	expect(policy).toContain(await hashOf(module));
});

it("leaves a module script of an attacker alone", async () => {
	vi.stubEnv("DEV", false);
	const page = '<script type="module" async="">attack()</script>';
	expect(startScriptsLate(page, "1234")).toEqual({ html: page });
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
