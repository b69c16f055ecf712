import { createApiClient } from "@nev/contract";
import { createLoader, NevProvider } from "@nev/widgets";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { testCompany } from "../content/testing/test-company.js";
import { type PageContext, pageContext } from "../page-context.js";
import StatePage, { loader as loadStatePage } from "./state.js";

/** The page of a state whose API answers everything with this status. */
async function renderPage(status: number) {
	const fetch = () => new Response("", { status });
	const loader = createLoader(createApiClient({ api: "http://api.test", fetch }));
	const context = new RouterContextProvider();
	context.set(pageContext, { loader } as PageContext);
	const url = new URL("http://localhost/states/florida");
	const { data, init } = await loadStatePage({
		...{ context, url, request: new Request(url) },
		...{ pattern: "/states/:slug", params: { slug: "florida" } },
	});
	const Site = createRoutesStub([
		{
			...{ id: "root", path: "/" },
			children: [{ id: "state", path: "states/:slug", Component: StatePage }],
		},
	]);
	const site = element(Site, {
		initialEntries: ["/states/florida"],
		hydrationData: { loaderData: { root: { company: testCompany }, state: data } },
	});
	return { status: init?.status, html: renderToString(element(NevProvider, { loader }, site)) };
}

it.each([
	[500, 503, true],
	[404, 404, false],
])("offers to load a state again unless there is none: API %d", async (api, status, isOffered) => {
	const page = await renderPage(api);
	expect(page.status).toBe(status);
	expect(page.html).toContain("<h1>State Not Found</h1>");
	expect(page.html.includes("The state could not be loaded")).toBe(isOffered);
	expect(/<a href=""[^>]*>Try again</.test(page.html)).toBe(isOffered);
	expect(/>404</.test(page.html)).toBe(!isOffered);
});
