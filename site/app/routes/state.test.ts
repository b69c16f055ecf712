import { createApiClient, type RoadRule } from "@nev/contract";
import { createLoader, NevProvider } from "@nev/widgets";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { testCompany } from "../content/testing/test-company.js";
import { type PageContext, pageContext } from "../page/page-context.js";
import StatePage, { loader as loadStatePage } from "./state.js";

/** The page of a state, with what its API answers by path. */
async function renderPage(answer: (path: string) => Response) {
	const fetch = (url: string) => answer(new URL(url).pathname);
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
		hydrationData: {
			loaderData: { root: { company: testCompany, catalogue: {}, companyFacts: {} }, state: data },
		},
	});
	return { status: init?.status, html: renderToString(element(NevProvider, { loader }, site)) };
}

it.each([
	[500, 503, true],
	[404, 404, false],
])("offers to load a state again unless there is none: API %d", async (api, status, isOffered) => {
	const page = await renderPage(() => new Response("", { status: api }));
	expect(page.status).toBe(status);
	expect(page.html).toContain("<h1>State Not Found</h1>");
	expect(page.html.includes("The state could not be loaded")).toBe(isOffered);
	expect(/<a href=""[^>]*>Try again</.test(page.html)).toBe(isOffered);
	expect(/>404</.test(page.html)).toBe(!isOffered);
});

const florida = { id: 9, name: "Florida", abbreviation: "FL", slug: "florida" };

const dealer = {
	...{ id: 7, name: "Quiet Street Carts", address: "12 Main St", city: "Naples", state: "Florida" },
	...{ zipCode: "34102", phone: "(239) 555-0142", email: "quiet@example.com" },
	...{ latitude: 26.142, longitude: -81.7948 },
};

/** The rows of dealers, each with its text and the addresses of its links. */
async function dealerRows(answers: Record<string, unknown>) {
	const { html } = await renderPage((path) => Response.json(answers[path] ?? []));
	const rows = html.match(/<li class="dealer-row"[^>]*>.*?<\/li>/gs) ?? [];
	return rows.map((row) => ({
		text: row
			.replace(/<!-- -->/g, "")
			.replace(/<[^>]+>/g, " ")
			.replace(/\s+/g, " ")
			.trim(),
		links: [...row.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
	}));
}

it("is described as what it has: directions need coordinates", async () => {
	const { html } = await renderPage((path) =>
		Response.json(path === "/states/florida" ? { ...florida, dealerCount: 1 } : []),
	);
	expect(html).toContain(
		'content="1 dealer of neighborhood electric vehicles in Florida, with address and phone, and the models to see there."',
	);
});

describe("a dealer's row", () => {
	const rowOf = async (changes: object) =>
		(
			await dealerRows({
				"/states/florida": { ...florida, dealerCount: 1 },
				"/dealerships/state/Florida": [{ ...dealer, ...changes }],
			})
		)[0];

	it("has its page, address, telephone, mail and directions", async () => {
		expect(await rowOf({})).toEqual({
			text: "Quiet Street Carts 12 Main St, Naples, FL 34102 Call (239) 555-0142 , Quiet Street Carts Email Quiet Street Carts Directions to Quiet Street Carts, opens in a new tab",
			links: [
				"/dealerships/7-quiet-street-carts",
				"tel:+12395550142",
				"mailto:quiet@example.com",
				expect.stringContaining("destination=Quiet%20Street%20Carts%2C%2012%20Main%20St"),
			],
		});
	});

	it("leaves out what is unknown", async () => {
		const unknown = { address: "", zipCode: "", phone: "", email: "", latitude: null };
		expect(await rowOf(unknown)).toEqual({
			text: "Quiet Street Carts Naples, FL",
			links: ["/dealerships/7-quiet-street-carts"],
		});
	});
});

describe("a state without dealers", () => {
	const places = [
		{
			label: "Florida, New York",
			city: "Florida",
			state: "New York",
			latitude: 41,
			longitude: -74,
		},
		{ label: "Florida", city: "", state: "Florida", latitude: 28, longitude: -82 },
	];
	const nearest = {
		...{ origin: { latitude: 28, longitude: -82 }, radiusMiles: 50, withinRadius: 0 },
		dealerships: [{ ...dealer, city: "Valdosta", state: "Georgia", distanceMiles: 1203.6 }],
	};

	it.each([
		[{}, "1,204 miles"],
		[{ distanceMiles: 0.4 }, "0.4 miles"],
		[{ approximate: true }, "about 1,204 miles"],
	])(
		"shows the nearest ones, and how far they are from its middle: %j",
		async (changes, distance) => {
			const [row] = await dealerRows({
				"/states/florida": { ...florida, dealerCount: 0 },
				"/places": places,
				"/dealerships/near": {
					...nearest,
					dealerships: nearest.dealerships.map((other) => ({ ...other, ...changes })),
				},
			});
			expect(row?.text).toContain(`Quiet Street Carts ${distance} 12 Main St, Valdosta, GA 34102`);
		},
	);

	it("has none to show if there is no dealer at all", async () => {
		const none = { ...nearest, dealerships: [] };
		const answers = { "/states/florida": { ...florida, dealerCount: 0 }, "/places": places };
		expect(await dealerRows({ ...answers, "/dealerships/near": none })).toEqual([]);
		expect(await dealerRows({ ...answers, "/places": [] })).toEqual([]);
	});
});

describe("where one can drive", () => {
	/** What the section says, as plain text. */
	async function roadRuleText(rule: RoadRule) {
		const answers: Record<string, unknown> = {
			"/states/florida": florida,
			"/road-rules/Florida": rule,
		};
		const { status, html } = await renderPage((path) => Response.json(answers[path] ?? []));
		expect(status).toBe(200);
		const section = /<h2[^>]*>Where you can drive in Florida.*?<\/section>/s.exec(html)?.[0] ?? "";
		const plain = (text: string) => text.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " ");
		return { html: section, text: plain(section).replace(/\s+/g, " ") };
	}

	it("is what the law says, and which law", async () => {
		const { text, html } = await roadRuleText({
			...{ state: "Florida", postedLimit: 30, mayCross: true, localLimits: true },
			...{ requires: ["driver-license", "insurance"], note: "Not on the beach." },
			...{ citation: "Florida Statutes 316.2122", url: "https://example.gov/law" },
			readOn: "2026-11-28",
		});
		for (const part of [
			"Speed limit 30 miles an hour",
			"roads with a posted speed limit of 30 mph or lower. It may cross a faster road at an intersection.",
			"You need a driver’s license and insurance.",
			"may close more roads to it.",
			"Not on the beach.",
			"Source: Florida Statutes 316.2122 , as read on November 28, 2026.",
		]) {
			expect(text).toContain(part);
		}
		expect(html).toContain('href="https://example.gov/law"');
	});

	it("is the usual rule where the law is not known", async () => {
		const { text } = await roadRuleText({ state: "Florida" });
		expect(text).toContain("In most states");
		expect(text).toContain("We have not found Florida’s own limit");
		expect(text).not.toMatch(/Source:|Speed limit|You need|It may cross/);
	});
});
