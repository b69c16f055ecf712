import { createApiClient } from "@nev/contract";
import { createLoader, NevProvider } from "@nev/widgets";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { facts } from "../content/facts.js";
import { financingFromRates } from "../content/financing.js";
import { testCompany } from "../content/testing/test-company.js";
import { type PageContext, pageContext } from "../page/page-context.js";
import * as dealerships from "./dealerships.js";
import * as states from "./states.js";
import * as usa from "./usa.js";

const pages = { "/dealerships": dealerships, "/states": states, "/usa": usa };

const root = {
	...{ company: testCompany, companyFacts: facts, catalogue: facts },
	financing: financingFromRates([5]),
};

/** An API with so many dealers, none of them in a state or found by a search. */
function fakeApi(url: string, total: number | "fails"): unknown {
	if (/\/(states|vehicles)$/.test(url)) return [];
	if (url.endsWith("/search?limit=1")) return { total, dealerships: [] };
	if (url.includes("/search?")) return { total: 0, dealerships: [] };
	const origin = { latitude: 0, longitude: 0 };
	return { origin, radiusMiles: 50, withinRadius: 0, dealerships: [] };
}

/** A page, and what it asked of the API. */
async function renderPage(path: keyof typeof pages, search = "", total: number | "fails" = 0) {
	const requests: string[] = [];
	const fetch = (url: string) => {
		requests.push(url);
		if (total === "fails" && url.endsWith("/search?limit=1"))
			return new Response("", { status: 500 });
		return Response.json(fakeApi(url, total));
	};
	const loader = createLoader(createApiClient({ api: "http://api.test", fetch }));
	const context = new RouterContextProvider();
	context.set(pageContext, { loader } as PageContext);
	const url = new URL(path + search, "http://localhost");
	const page = pages[path];
	const answer = await page.loader({
		...{ context, url, request: new Request(url) },
		...{ pattern: path as never, params: {} },
	});
	if (answer instanceof Response) throw new Error(`${path}${search} redirects.`);
	const route = { id: "page", path: path.slice(1), Component: page.default };
	const Site = createRoutesStub([{ ...{ id: "root", path: "/" }, children: [route] }]);
	const site = element(Site, {
		initialEntries: [path + search],
		hydrationData: { loaderData: { root, page: answer.data } },
	});
	return { html: renderToString(element(NevProvider, { loader }, site)), requests };
}

it.each(["/dealerships", "/states", "/usa"] as const)(
	"%s counts all dealers, also those outside the 50 states",
	async (path) => {
		const { html } = await renderPage(path, "", 1234);
		expect(html).toContain("<strong>1,234</strong>");
	},
);

it.each(["/dealerships", "/states", "/usa"] as const)(
	"%s leaves out the number of dealers if it could not be loaded",
	async (path) => {
		const { html } = await renderPage(path, "", "fails");
		expect(html).toContain("States Covered");
		expect(html).not.toContain("<strong>…</strong>");
	},
);

it.each([
	["33101", "near?zip=33101"],
	["02134-1234", "near?zip=02134"],
	["2134", "search?"],
	["021341234", "search?"],
])("/dealerships searches for the ZIP code %s with %s", async (zip, query) => {
	const { requests } = await renderPage("/dealerships", `?zip=${zip}`);
	expect(requests.at(-1)).toContain(`/dealerships/${query}`);
});

it.each([
	["0.0001", 10],
	["30", 25],
	["100", 100],
	["4999", 250],
])(
	"/dealerships searches within a radius of %s by the nearest one offered",
	async (radius, miles) => {
		const { requests } = await renderPage("/dealerships", `?zip=33101&radius=${radius}`);
		expect(requests.at(-1)).toContain(`radiusMiles=${miles}&`);
	},
);

it.each([
	["1", "Dealership added successfully!"],
	["pending", "Dealership added successfully! It will appear after review."],
	["yes", undefined],
	["", undefined],
])("/dealerships?added=%s says %j", async (added, hint) => {
	const { html } = await renderPage("/dealerships", `?added=${added}`);
	expect(/>(Dealership added[^<]*)/.exec(html)?.[1]).toBe(hint);
});

it.each(["radius=0x10", "radius=1e1", "radius=-5", "dealer=9007199254740993", "dealer=1e1"])(
	"/dealerships ignores %s",
	async (parameter) => {
		const { requests } = await renderPage("/dealerships", `?zip=33101&${parameter}`);
		expect(requests).toEqual((await renderPage("/dealerships", "?zip=33101")).requests);
	},
);
