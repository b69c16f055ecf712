import { createApiClient } from "@nev/contract";
import { createLoader, NevProvider } from "@nev/widgets";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { financingFromRates } from "../content/index.js";
import { testCompany } from "../content/testing/test-company.js";
import { type PageContext, pageContext } from "../page-context.js";
import Dealerships, { loader as loadDealerships } from "./dealerships.js";

const root = { company: testCompany, financing: financingFromRates([5]) };

/** The page at an address, and what it asked of an API with so many dealers that finds none of them. */
async function renderPage(address: string, total: number) {
	const requests: string[] = [];
	const fetch = (url: string) => {
		requests.push(url.replace("http://api.test/", ""));
		const near = { origin: { latitude: 0, longitude: 0 }, radiusMiles: 50, withinRadius: 0 };
		const found = { total: url.endsWith("search?limit=1") ? total : 0 };
		return Response.json({ ...(url.includes("near") ? near : found), dealerships: [] });
	};
	const loader = createLoader(createApiClient({ api: "http://api.test", fetch }));
	const context = new RouterContextProvider();
	context.set(pageContext, { loader } as PageContext);
	const url = new URL(address, "http://localhost");
	const { data } = await loadDealerships({
		...{ context, url, request: new Request(url) },
		...{ pattern: "/dealerships", params: {} },
	});
	const Site = createRoutesStub([
		{
			...{ id: "root", path: "/" },
			children: [{ id: "dealerships", path: "dealerships", Component: Dealerships }],
		},
	]);
	const site = element(Site, {
		initialEntries: [address],
		hydrationData: { loaderData: { root, dealerships: data } },
	});
	return { html: renderToString(element(NevProvider, { loader }, site)), requests };
}

it("counts all dealers, also those outside the 50 states", async () => {
	const { html } = await renderPage("/dealerships?q=zeppelin", 1234);
	expect(html).toContain("<strong>1,234</strong>");
});

it.each([
	["33101", "near?zip=33101"],
	["02134-1234", "near?zip=02134"],
	["2134", "search?"],
	["021341234", "search?"],
])("searches for the ZIP code %s with %s", async (zip, query) => {
	const { requests } = await renderPage(`/dealerships?zip=${zip}`, 0);
	expect(requests.at(-1)).toContain(`dealerships/${query}`);
});
