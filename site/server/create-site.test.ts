import type { IncomingMessage } from "node:http";
import {
	type Backend,
	type CreateInProcessClient,
	createAnswerCache,
	createDatasetVersions,
	createRenderQueue,
	type DatasetName,
	encodeBody,
	readSettings,
} from "@nev/api";
import { createApiClient, queries } from "@nev/contract";
import { Hono } from "hono";
import {
	data,
	type LoaderFunctionArgs,
	type RouterContextProvider,
	type ServerBuild,
} from "react-router";
import { describe, expect, it, vi } from "vitest";
import { pageContext } from "../app/page/page-context.js";
import type { PageHandle } from "../app/start/page-handle.js";
import { createSite, type SiteOptions } from "./create-site.js";

interface TestSiteOptions {
	/** The status of every page. */
	status?: number;
	/** What every page says of caches. */
	cacheControl?: string;
	/** Environment variables. */
	settings?: Record<string, string>;
	/** The paths of files. */
	files?: string[];
	/** The paths of files that were deleted since. */
	deleted?: string[];
	/** The paths of files that may still be written. */
	changing?: string[];
	/** How many pages may wait for their turn. */
	places?: number;
	isDevelopment?: boolean;
}

/**
 * A site whose pages all render alike, after a call of the API that a page of states makes. `state` has
 * the requests that were rendered; `changeVehicles` gives the catalogue another vehicle.
 */
function createTestSite({
	status = 200,
	cacheControl = "no-cache",
	settings = {},
	files = [],
	deleted = [],
	changing = [],
	places,
	isDevelopment = false,
}: TestSiteOptions = {}) {
	const rendered: Request[] = [];
	const state = {
		rendered,
		/** The datasets that the pages may read. */
		callers: [] as (readonly DatasetName[])[],
		/** The areas of the searches for dealers that were counted. */
		searches: [] as string[],
		get renders() {
			return rendered.length;
		},
		beforeEnd: async () => {},
	};
	const root = {
		id: "root",
		path: "",
		module: { default: () => null },
	};
	const page = (path: string, module: object = {}) => ({
		id: path,
		parentId: "root",
		path,
		module: {
			default: () => null,
			loader: async ({ context }: LoaderFunctionArgs) => {
				const { loader } = (context as Readonly<RouterContextProvider>).get(pageContext);
				if (path.startsWith("states")) await loader.settle(queries.states());
				return data(null, { status });
			},
			...module,
		},
	});
	const handles: Readonly<Record<string, PageHandle>> = {
		faq: {},
		dealerships: { parameters: ["zip"], dependsOn: ["dealerships"], isSearch: true },
		inventory: { parameters: ["category", "compare"], dependsOn: ["vehicles"] },
		states: { dependsOn: ["states", "dealerships"] },
		"states/:slug": { parameters: ["page"], dependsOn: ["states", "vehicles"] },
		"inventory/:slug": { dependsOn: ["vehicles"] },
		"dealerships/:dealer": { dependsOn: ["dealerships"] },
		lead: { hasToken: true },
		"*": {},
	};
	const action = () => data(null, { status: 422 });
	const build = {
		entry: {
			module: {
				handleError() {},
				default: async (request: Request, responseStatus: number) => {
					rendered.push(request);
					const text = `page ${rendered.length}`;
					await state.beforeEnd();
					return new Response(text, {
						status: responseStatus,
						headers: { "content-type": "text/html", "cache-control": cacheControl },
					});
				},
			},
		},
		routes: {
			root,
			...Object.fromEntries(
				Object.entries(handles).map(([path, handle]) => [path, page(path, { handle })]),
			),
			home: {
				...page("home", { handle: { dependsOn: ["vehicles", "states"] } }),
				path: undefined,
				index: true,
			},
			contact: page("contact", { action, handle: { parameters: ["subject", "message"] } }),
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
	const stateBySlug = new Map([["texas", { slug: "texas", dealerCount: 100 }]]);
	const snapshotWith = (slug: string) => {
		const vehicles = { vehicles: [{ id: 1, slug }], vehicleBySlug: new Map([[slug, { slug }]]) };
		const states = { states: [], stateBySlug };
		const dealers = [{ id: 7, name: "Gulf Carts" }];
		const dealershipIndex = {
			...{ count: 1, all: () => dealers },
			byId: (id: number) => dealers.find((dealer) => dealer.id === id),
		};
		const summary = { sampleData: {}, offers: [], imageOrigins: [], rates: null };
		return {
			...vehicles,
			...states,
			...summary,
			dealershipIndex,
			data: { vehicles, states, summary },
		};
	};
	const catalogue = { snapshot: snapshotWith("d6-max-gt4") };
	const versions = createDatasetVersions();
	const renderQueue = createRenderQueue(places);
	const answers = createAnswerCache({
		versions,
		queue: renderQueue,
		onSearch: ({ zip3 }) => state.searches.push(zip3),
	});
	const client = createApiClient({ api: "/api", fetch: () => Response.json([]) });
	const clientFor: CreateInProcessClient = ({ dependsOn, onSearch }) => {
		state.callers.push(dependsOn);
		if (dependsOn.includes("dealerships"))
			onSearch?.({ state: "Florida", zip3: "341", foundNobody: false });
		return client;
	};
	const changeTimes = async () =>
		new Map([1, 2, 7].map((id) => [id, new Date(Date.UTC(2026, id))]));
	const backend = { api: new Hono(), answers, catalogue, changeTimes, clientFor, renderQueue };
	const site = createSite({
		backend: backend as unknown as Backend,
		build,
		files: [
			{
				get: (path) =>
					[...files, ...deleted, ...changing].includes(path)
						? {
								async read() {
									if (deleted.includes(path)) return undefined;
									const body = await encodeBody(path, "text/html; charset=utf-8");
									return { body, isChanging: changing.includes(path) };
								},
								headers: { "cache-control": "immutable" },
							}
						: undefined,
			},
		],
		settings: readSettings(settings),
		log: { error() {} } as unknown as SiteOptions["log"],
		isDevelopment,
	});
	return {
		site,
		state,
		/** Whether the answer is found without Hono. */
		isKept: (url: string) => answers.find({ url, headers: {} } as IncomingMessage) !== undefined,
		changeVehicles() {
			catalogue.snapshot = snapshotWith("d6-max-gt6");
			versions.increment(["vehicles"]);
		},
	};
}

describe("a page", () => {
	it("is rendered once, and again after what it shows has changed", async () => {
		const { site, state, changeVehicles } = createTestSite();
		await site.request("/inventory");
		await site.request("/inventory");
		await site.request("/inventory", { method: "HEAD" });
		expect(state.renders).toBe(1);
		changeVehicles();
		expect(await (await site.request("/inventory")).text()).toBe("page 2");
	});

	it("that answers a search for dealers is counted each time that it is sent", async () => {
		const { site, state, isKept } = createTestSite();
		await site.request("/dealerships?zip=34102");
		await site.request("/dealerships?zip=34102");
		expect(isKept("/dealerships?zip=34102")).toBe(true);
		// A dealer's page asks for the dealers nearby, and nobody has searched.
		await site.request("/dealerships/7-gulf-carts");
		expect(state.searches).toEqual(["341", "341", "341"]);
		expect(state.renders).toBe(2);
	});

	it("stays if something changes that it does not show", async () => {
		const { site, state, isKept, changeVehicles } = createTestSite();
		for (const path of ["/states", "/states/texas"]) await site.request(path);
		changeVehicles();
		expect([isKept("/states"), isKept("/states/texas")]).toEqual([true, false]);
		expect(await (await site.request("/states/texas")).text()).toBe("page 3");
		expect(state.renders).toBe(3);
	});

	it("of a state has an address for each page of dealers that there is, and for no other", async () => {
		const { site, state } = createTestSite();
		const pages = async (...queries: string[]) => {
			for (const query of queries) await site.request(`/states/texas${query}`);
			return state.renders;
		};
		expect(await pages("", "?page=1", "?page=4", "?page=99999", "?page=x", "?gclid=1")).toBe(1);
		expect(await pages("?page=2", "?page=3", "?gclid=1&page=3")).toBe(3);
	});

	it("is cached separately for visitors who opted out or send Global Privacy Control", async () => {
		const { site } = createTestSite();
		const visitors = [{}, { cookie: "nev-privacy=opt-out" }, { "sec-gpc": "1" }];
		for (const _round of [1, 2]) {
			const pages = visitors.map(async (headers) => (await site.request("/", { headers })).text());
			expect(await Promise.all(pages)).toEqual(["page 1", "page 2", "page 3"]);
		}
		const { headers } = await site.request("/");
		expect(headers.get("vary")).toBe("Accept-Encoding, Cookie, Sec-GPC");
	});

	it("is rendered once for all who wait for it", async () => {
		const { site, state } = createTestSite();
		const pages = [1, 2, 3].map(async () => (await site.request("/faq")).text());
		expect(await Promise.all(pages)).toEqual(["page 1", "page 1", "page 1"]);
		expect(state.renders).toBe(1);
	});

	it("as the router's data, which has the privacy choice too, is stored by no cache", async () => {
		const { headers } = await createTestSite().site.request("/faq.data");
		expect(headers.get("content-type")).toBe("text/x-script");
		expect(headers.get("cache-control")).toBe("no-store");
	});

	it("and its data may read the datasets that it declares", async () => {
		const { site, state } = createTestSite();
		const paths = ["/", "/_.data", "/_root.data", "/states", "/states.data", "/faq", "/nothing"];
		for (const path of paths) await site.request(path);
		const [home, states, faq] = [
			["summary", "vehicles", "states"],
			["summary", "states", "dealerships"],
			["summary"],
		];
		expect(state.callers).toEqual([home, home, home, states, states, faq, faq]);
	});

	it("is rendered for all who wait for it if the first of them goes away", async () => {
		const { site, state } = createTestSite();
		const first = new AbortController();
		const pages = [first.signal, undefined, undefined].map((signal) =>
			site.request(new Request("http://localhost/faq", signal && { signal })),
		);
		first.abort();
		for (const page of pages.slice(1)) expect((await page).status).toBe(200);
		expect(state.renders).toBe(1);
	});

	it("is the same with parameters that its route does not read, in any order", async () => {
		const { site, state, isKept } = createTestSite();
		for (const address of ["/faq", "/faq?gclid=1", "/faq?utm_source=mail&q=2", "/FAQ", "/f%61q"]) {
			expect(await (await site.request(address)).text()).toBe("page 1");
		}
		expect(isKept("/faq?gclid=2")).toBe(true);
		await site.request("/contact?subject=sales&message=Hi");
		await site.request("/contact?gclid=1&message=Hi&subject=sales&subject=other");
		expect(state.renders).toBe(2);
		expect(await (await site.request("/contact?subject=other")).text()).toBe("page 3");
		const searches = state.rendered.map(({ url }) => new URL(url).search);
		expect(searches).toEqual(["", "?subject=sales&message=Hi", "?subject=other"]);
	});

	it("is refused in development with a parameter that its route does not declare", async () => {
		const { site } = createTestSite({ isDevelopment: true });
		const refused = await site.request("/inventory?color=red");
		expect([refused.status, await refused.text()]).toEqual([
			500,
			'The page /inventory does not declare the parameter "color", so it would not arrive. Add it to parameters in the handle of the page\'s route.',
		]);
		const addresses = [
			"/dealerships?zip=34102",
			"/inventory?gclid=1&utm_term=cart",
			"/nothing?a=b",
			"/lead?token=a",
		];
		for (const address of addresses) expect((await site.request(address)).status).toBe(200);
	});

	it("that does not exist is rendered once for all its addresses, and never 304", async () => {
		const { site, state } = createTestSite({ status: 404 });
		for (const address of [
			"/a",
			"/b/c?d=e",
			"/inventory/a",
			"/inventory/b",
			"/inventory/featured",
		]) {
			const response = await site.request(address, { headers: { "if-none-match": "*" } });
			expect([response.status, await response.text()]).toEqual([
				404,
				address.startsWith("/inventory") ? "page 2" : "page 1",
			]);
		}
		expect(state.renders).toBe(2);
	});

	it("of vehicles side by side is one, whatever other vehicles its address names", async () => {
		const { site, state } = createTestSite();
		const invented = Array.from({ length: 500 }, (_, index) => `cart-${index}`).join();
		for (const compare of ["d6-max-gt4", `a&b,d6-max-gt4,d6-max-gt4,${invented}`]) {
			await site.request(`/inventory?${new URLSearchParams({ compare, category: "4-seater" })}`);
		}
		await site.request(`/inventory?compare=${invented}`);
		await site.request("/inventory");
		const searches = state.rendered.map(({ url }) => new URL(url).search);
		expect(searches).toEqual(["?category=4-seater&compare=d6-max-gt4", ""]);
	});

	it("of an older catalogue never replaces a newer one", async () => {
		const { site, state, changeVehicles } = createTestSite();
		state.beforeEnd = async () => changeVehicles();
		expect(await (await site.request("/inventory")).text()).toBe("page 1");
		state.beforeEnd = async () => {};
		expect(await (await site.request("/inventory")).text()).toBe("page 2");
		expect(await (await site.request("/inventory")).text()).toBe("page 2");
	});

	it("of a dealer is one, however its name is written, and one for all that do not exist", async () => {
		const { site, state } = createTestSite();
		const paths = async (...slugs: string[]) => {
			for (const slug of slugs) await site.request(`/dealerships/${slug}`);
			return state.rendered.splice(0).map(({ url }) => new URL(url).pathname);
		};
		expect(await paths("7-gulf-carts", "7-gulf-carts?x=1")).toEqual(["/dealerships/7-gulf-carts"]);
		// It redirects.
		expect(await paths("7", "7-gulf", "7-gulf-carts/x")).toEqual(["/dealerships/7-", "/not-found"]);
		expect(await paths("8", "8-bay-carts", "x")).toEqual(["/dealerships/0"]);
	});

	it("names no host that a visitor sends", async () => {
		const { site, state } = createTestSite();
		await site.request("https://evil.example/faq");
		await site.request("http://localhost/faq");
		expect(state.renders).toBe(1);
		const robots = await (await site.request("https://evil.example/robots.txt")).text();
		expect(robots).toContain("Sitemap: http://localhost:3000/sitemap.xml");
	});

	it("is not cached if its data failed to load, and has a Retry-After header", async () => {
		const { site, state } = createTestSite({ status: 503 });
		const response = await site.request("/states");
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("5");
		await site.request("/states");
		expect(state.renders).toBe(2);
	});

	it("is not cached if it forbids that", async () => {
		const { site, state, isKept } = createTestSite({ cacheControl: "no-store" });
		await site.request("/faq");
		expect(isKept("/faq")).toBe(false);
		expect((await site.request("/faq")).headers.get("cache-control")).toBe("no-store");
		expect(state.renders).toBe(2);
	});
});

describe("a method that a page does not have", () => {
	it.each([
		["POST", "/faq", "GET, HEAD"],
		["PUT", "/", "GET, HEAD"],
		["PUT", "/contact", "GET, HEAD, POST"],
		["DELETE", "/states/texas", "GET, HEAD"],
		["POST", "/robots.txt", "GET, HEAD"],
		["POST", "/a-file", "GET, HEAD"],
		["POST", "/api/embed/dealer-locator.html", "GET, HEAD"],
		["PUT", "/embed/frame/dealer-locator", "GET, HEAD"],
		["GET", "/privacy-choice", "POST"],
	])("is 405, with the methods that it has: %s %s", async (method, path, allow) => {
		const { site } = createTestSite({ files: ["/a-file"] });
		const response = await site.request(path, { method });
		expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
	});

	it("is rendered once, and is not found where nothing is", async () => {
		const { site, state } = createTestSite();
		for (const method of ["POST", "PUT", "DELETE"]) await site.request("/faq", { method });
		expect(state.renders).toBe(1);
		expect(await (await site.request("/faq")).text()).toBe("page 2");
		expect((await site.request("/nothing", { method: "POST" })).headers.get("allow")).toBeNull();
	});
});

describe("pages that wait for their turn", () => {
	const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
	const settings = { TRUST_PROXY: "1" };
	const paths = (number: number) =>
		Array.from({ length: number }, (_, index) => `/contact?message=${index}`);

	it("are rendered in turns of the addresses that wait, and not if the visitor has left", async () => {
		const { site, state } = createTestSite({ settings });
		const visit = new AbortController();
		const storm = paths(20).map((path) =>
			site.request(path, { ...from("203.0.113.1"), signal: visit.signal }),
		);
		const other = site.request("/faq", from("203.0.113.2"));
		const form = site.request("/contact", { method: "POST", ...from("203.0.113.3") });
		expect((await other).status).toBe(200);
		visit.abort();
		expect((await form).status).toBe(422);
		await Promise.all(storm);
		expect(state.renders).toBeLessThan(6);
	});

	it("get 503 and when to try again if too many wait, with the headers of every response", async () => {
		const { site } = createTestSite({ settings, places: 2 });
		const storm = paths(5).map((path) => site.request(path, from("203.0.113.1")));
		const other = site.request("/faq", from("203.0.113.2"));
		const responses = await Promise.all([...storm, other]);
		expect(responses.map(({ status }) => status)).toEqual([200, 503, 503, 503, 503, 200]);
		expect(Object.fromEntries(responses[1]?.headers ?? [])).toMatchObject({
			"retry-after": "5",
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
		});
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
	const post = (origin: string, choice = "opt-out", cookie = "") => ({
		method: "POST",
		headers: { origin, host: "internal:3000", cookie },
		body: new URLSearchParams({ choice, page: "/faq" }),
	});

	it("is accepted from the public origin behind a proxy, and stored for this host and HTTPS only", async () => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		const response = await site.request("/privacy-choice", post("https://example.com"));
		expect(response.status).toBe(303);
		expect(response.headers.get("set-cookie")).toBe(
			"__Host-nev-privacy=opt-out; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
		);
	});

	it("is stored over HTTP too, and opting in again removes both cookies", async () => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "http://example.com" } });
		const optedOut = await site.request("/privacy-choice", post("http://example.com"));
		expect(optedOut.headers.get("set-cookie")).toBe(
			"nev-privacy=opt-out; Max-Age=31536000; Path=/; SameSite=Lax",
		);
		const optedIn = await site.request("/privacy-choice", post("http://example.com", "opt-in"));
		expect(optedIn.headers.getSetCookie()).toEqual([
			"nev-privacy=; Max-Age=0; Path=/",
			"__Host-nev-privacy=; Max-Age=0; Path=/; Secure",
		]);
	});

	it.each([
		["/states?q=a", "/states?q=a"],
		["https://example.com/", "/"],
		["//example.com/", "/"],
		["/\\example.com", "/"],
		["javascript:x", "/"],
	])("from %s leads to %s, and to no other site", async (page, path) => {
		const { site } = createTestSite();
		const body = new URLSearchParams({ choice: "opt-in", page });
		const response = await site.request("/privacy-choice", { method: "POST", body });
		expect(response.headers.get("location")).toBe(`${path}#privacy-choices`);
	});

	it("is rejected if it is none", async () => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		const response = await site.request("/privacy-choice", post("https://example.com", "maybe"));
		expect(response.status).toBe(400);
	});

	it("is rejected if the form is too large", async () => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		const body = new URLSearchParams({ choice: "opt-out", page: "/".repeat(5000) });
		const request = { ...post("https://example.com"), body };
		expect((await site.request("/privacy-choice", request)).status).toBe(413);
	});

	it("is rejected if the form is compressed", async () => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		const { headers, ...request } = post("https://example.com");
		const coded = { ...request, headers: { ...headers, "content-encoding": "gzip" } };
		expect((await site.request("/privacy-choice", coded)).status).toBe(415);
	});

	it.each(["https://example.com.evil.test", "null"])("is rejected from %s", async (origin) => {
		const { site } = createTestSite({ settings: { PUBLIC_URL: "https://example.com" } });
		expect((await site.request("/privacy-choice", post(origin))).status).toBe(403);
	});
});

it.each(["/faq", "/no-such-page", "/sitemap.xml", "/embed/1.0.0/gone.js"])(
	"every answer has the site's security headers: %s",
	async (path) => {
		const { headers } = await createTestSite().site.request(path);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		expect(headers.get("permissions-policy")).toContain("camera=()");
	},
);

it("the sitemap has the public origin, and changes with the catalogue", async () => {
	const { site, changeVehicles } = createTestSite({
		settings: { PUBLIC_URL: "https://example.com" },
	});
	const robots = await (await site.request("/robots.txt")).text();
	expect(robots).toContain("Sitemap: https://example.com/sitemap.xml");
	const sitemap = async () => (await site.request("/sitemap.xml")).text();
	expect(await sitemap()).toContain("<loc>https://example.com/inventory/d6-max-gt4</loc>");
	expect(await sitemap()).not.toContain("d6-max-gt6");
	changeVehicles();
	expect(await sitemap()).toContain("<loc>https://example.com/inventory/d6-max-gt6</loc>");
	expect(robots).toContain("Sitemap: https://example.com/sitemap-dealers-1.xml");
	const dealers = await site.request("/sitemap-dealers-1.xml");
	expect(await dealers.text()).toContain(
		"<loc>https://example.com/dealerships/7-gulf-carts</loc><lastmod>2026-08-01T",
	);
	// The one of all vehicles changes with any of them, and one that is gone too.
	expect(await sitemap()).toContain("/inventory</loc><lastmod>2026-08-01T");
	expect(await sitemap()).toContain("/inventory/d6-max-gt6</loc><lastmod>2026-02-01T");
	expect(await sitemap()).toMatch(/\/faq<\/loc><\/url>/);
	expect((await site.request("/sitemap-dealers-2.xml")).status).toBe(404);
});

it("a file that was deleted is a short 404, and one that is being written is kept by nobody", async () => {
	const paths = ["/embed/gone.js", "/embed/new.js", "/embed/old.js"] as const;
	const [gone, changing, whole] = paths;
	const { site, isKept } = createTestSite({
		files: [whole],
		deleted: [gone],
		changing: [changing],
	});
	const answers = [];
	for (const path of paths) {
		const response = await site.request(path);
		const cacheControl = response.headers.get("cache-control");
		const code = response.headers.get("x-error-code");
		answers.push([response.status, cacheControl, await response.text(), code, isKept(path)]);
	}
	expect(answers).toEqual([
		[404, "no-store", "There is no such file.\n", "not-found", false],
		[200, "no-store", changing, null, false],
		[200, "immutable", whole, null, true],
	]);
});

it("a part of a page of another build is a short 404, which nobody keeps", async () => {
	const { site, isKept } = createTestSite({ files: [] });
	const response = await site.request("/assets/root-ClZgIiu9.js");
	expect([response.status, await response.text()]).toEqual([404, "There is no such file.\n"]);
	expect(isKept("/assets/root-ClZgIiu9.js")).toBe(false);
});

it("a trailing slash redirects to the address without it", async () => {
	const response = await createTestSite().site.request("/states/?q=a", { method: "POST" });
	expect([response.status, response.headers.get("location")]).toEqual([308, "/states?q=a"]);
});

it("a folder with a page of its own is at the address with a slash", async () => {
	const { site } = createTestSite({ files: ["/storybook/"] });
	const response = await site.request("/storybook");
	expect([response.status, response.headers.get("location")]).toEqual([308, "/storybook/"]);
	expect(await (await site.request("/storybook/")).text()).toBe("/storybook/");
});
