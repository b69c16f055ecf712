import { createApiClient, type Dealership, dealershipPath, dealershipSlug } from "@nev/contract";
import { createLoader, NevProvider } from "@nev/widgets";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { testCompany } from "../content/testing/test-company.js";
import { type PageContext, pageContext } from "../page/page-context.js";
import DealerPage, { loader as loadDealerPage } from "./dealer.js";

const gulfCarts: Dealership = {
	...{ id: 7, name: "Gulf Carts", address: "1 Fifth Avenue", city: "Naples", state: "Florida" },
	...{ zipCode: "34102", phone: "(239) 555-0199", email: "sales@gulf.example.com" },
	...{ latitude: null, longitude: null },
};

const openingHours = {
	timeZone: "America/New_York",
	week: [{ days: [1], opens: "09:00", closes: "17:00" }],
	exceptions: [],
};

async function renderPage(dealership: Dealership): Promise<string> {
	const fetch = (url: string) =>
		url.includes("near?")
			? Response.json({
					...{ origin: { latitude: 0, longitude: 0 }, radiusMiles: 200, withinRadius: 0 },
					dealerships: [],
				})
			: Response.json(dealership);
	const loader = createLoader(createApiClient({ api: "http://api.test", fetch }));
	const context = new RouterContextProvider();
	context.set(pageContext, { loader } as PageContext);
	const url = new URL(dealershipPath(dealership), "http://localhost");
	const answer = await loadDealerPage({
		...{ context, url, request: new Request(url) },
		...{ pattern: "/dealerships/:dealer", params: { dealer: dealershipSlug(dealership) } },
	});
	if (answer instanceof Response) throw new Error("The page redirects.");
	const page = { id: "dealer", path: "dealerships/:dealer", Component: DealerPage };
	const Site = createRoutesStub([{ ...{ id: "root", path: "/" }, children: [page] }]);
	const root = { company: testCompany, catalogue: {}, companyFacts: {} };
	const site = element(Site, {
		initialEntries: [url.pathname],
		hydrationData: { loaderData: { root, dealer: answer.data } },
	});
	return renderToString(element(NevProvider, { loader }, site));
}

it.each([
	["the dealer", {}, "Gulf Carts", "(239) 555-0199"],
	["the company, without the dealer's number", { phone: "" }, testCompany.name, testCompany.phone],
	["the company, of an invented dealer", { isSample: true }, testCompany.name, testCompany.phone],
])("asks for consent to calls of %s", async (_, fields, seller, phone) => {
	const html = await renderPage({ ...gulfCarts, ...fields });
	expect(html).toContain(`consent-seller="${seller}" consent-phone="${phone}"`);
});

it("describes a dealer with a long name in 160 characters", async () => {
	const name =
		"The Neighborhood Electric Vehicle & Golf Cart Company of Southwest Florida, Incorporated";
	const html = await renderPage({ ...gulfCarts, name, city: "Lehigh Acres and Fort Myers Beach" });
	const [, description = ""] = /<meta name="description" content="(.*?)"/.exec(html) ?? [];
	expect(description).toMatch(/^The Neighborhood Electric Vehicle/);
	expect(description.replaceAll("&amp;", "&").length).toBeLessThanOrEqual(160);
});

it.each([
	["neither hours nor directions", {}, "address, phone, and a form to ask about a vehicle"],
	[
		"everything",
		{ latitude: 26.1, longitude: -81.8, openingHours },
		"address, phone, hours, directions, and a form to ask about a vehicle",
	],
	["no phone", { phone: "" }, "address and a form to ask about a vehicle"],
])("promises of a dealer only what its page has: %s", async (_, fields, contents) => {
	const html = await renderPage({ ...gulfCarts, ...fields });
	expect(html).toContain(
		`content="Gulf Carts sells neighborhood electric vehicles in Naples, Florida: ${contents}."`,
	);
});
