import {
	createApiClient,
	type Dealership,
	dealershipSearchText,
	matchesSearch,
} from "@nev/contract";
import { sampleDealerships } from "@nev/sample-data";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { listQuery } from "../dealer-search/dealership-source.js";
import type { LocatorSearch } from "../dealer-search/locator-search.js";
import { createLoader } from "../loader/index.js";
import { NevProvider } from "../provider/index.js";
import { DealerLocator, type DealerLocatorProps } from "./dealer-locator.js";

const dealerships: Dealership[] = sampleDealerships.map(
	({ openingHours: _, ...dealership }, index) => ({ id: index + 1, ...dealership }),
);

/** The part of the API that a server calls before it renders. */
function respond(url: string): Response {
	const { pathname, searchParams } = new URL(url, "https://example.com");
	if (pathname === "/api/dealerships/search") {
		const matches = dealerships.filter((dealership) =>
			matchesSearch(dealershipSearchText(dealership), searchParams.get("q") ?? ""),
		);
		const limit = Number(searchParams.get("limit"));
		return Response.json({ total: matches.length, dealerships: matches.slice(0, limit) });
	}
	if (pathname === "/api/dealerships/near" && searchParams.get("zip") === "33101") {
		return Response.json({
			origin: { label: "33101 Miami, Florida", latitude: 25.77, longitude: -80.19 },
			radiusMiles: 50,
			withinRadius: 1,
			dealerships: [{ ...dealerships[0], distanceMiles: 4.2 }],
		});
	}
	return Response.json({ error: "no" }, { status: 500 });
}

interface RenderOptions {
	/** The search whose results the server loads first. */
	loaded?: LocatorSearch;
	locale?: string;
}

async function render(
	props: DealerLocatorProps,
	{ loaded, locale = "en" }: RenderOptions,
): Promise<string> {
	const loader = createLoader(createApiClient({ api: "/api", fetch: respond }));
	if (loaded) await loader.settle(listQuery(loaded));
	return renderToString(
		<NevProvider loader={loader} locale={locale}>
			<DealerLocator {...props} />
		</NevProvider>,
	);
}

function count(html: string, part: string): number {
	return html.split(part).length - 1;
}

/** The text of HTML. */
function textOf(html: string): string {
	return html
		.replace(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&")
		.replaceAll("&#x27;", "'");
}

describe("with loaded dealerships", () => {
	test("the HTML contains the first page, the count and all contact details", async () => {
		const html = await render({}, { loaded: {} });
		const text = textOf(html);
		for (const { name, phone, email } of dealerships.slice(0, 10)) {
			for (const detail of [name, phone, email]) expect(text).toContain(detail);
		}
		expect(count(html, "<article")).toBe(10);
		expect(text).toContain("300 dealers");
		expect(html).not.toContain("nev-skeleton");
	});

	test("the HTML contains a search from the URL, in the field and in the list", async () => {
		const html = await render({ search: { q: "naples" } }, { loaded: { q: "naples" } });
		expect(html).toContain('value="naples"');
		expect(textOf(html)).toContain("Lambert Cart Service");
		expect(textOf(html)).toContain("1 dealer found");
	});

	test("the HTML contains a search by distance", async () => {
		const html = await render({ zip: "33101" }, { loaded: { zip: "33101" } });
		expect(textOf(html)).toContain("1 dealer within 50 mi of 33101 Miami, Florida");
		expect(textOf(html)).toContain("4.2 mi");
	});
});

test("the host page's own dealerships need no loading", async () => {
	const html = await render({ dealerships: dealerships.slice(0, 3) }, {});
	expect(count(html, "<article")).toBe(3);
	expect(textOf(html)).toContain("3 dealers");
});

test("a state that is none is reported, and all dealerships are listed", async () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	await render({ state: "" }, { loaded: {} });
	expect(report).not.toHaveBeenCalled();
	expect(await render({ state: "Atlantis" }, { loaded: {} })).toContain("<article");
	expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('state="Atlantis"'));
	report.mockRestore();
});

test("a link's name has the text that is seen, which visitors say to it", async () => {
	const props = { dealerships: dealerships.slice(0, 1), messages: { call: "Ring" } };
	const html = await render(props, {});
	expect(html).toContain(`aria-label="Ring: Call ${dealerships[0]?.name}"`);
	expect(html).toContain(`aria-label="Directions to ${dealerships[0]?.name}`);
});

describe("the host page's own content", () => {
	const [first, second] = dealerships;

	test("replaces that of the cards it is returned for, within an article with the dealership's name", async () => {
		const html = await render(
			{
				dealerships: dealerships.slice(0, 2),
				renderCard: ({ id, name }, { showOnMap }) =>
					id === first?.id && <p>{`Own ${name}, ${typeof showOnMap}`}</p>,
			},
			{},
		);
		const [own = "", ours = ""] = html.split("<article").slice(1);
		expect(own).toContain(`aria-label="${first?.name}"`);
		expect(own).toContain(`<p>Own ${first?.name}, function</p>`);
		expect(own).not.toContain(first?.phone);
		expect(ours).toContain(`aria-label="${second?.name}"`);
		expect(ours).toContain(second?.phone);
	});

	test("replaces the empty state, with a way out of a search only", async () => {
		const renderEmpty: DealerLocatorProps["renderEmpty"] = ({ showAll }) => (
			<p>{`Own panel, ${typeof showAll}`}</p>
		);
		const searched = await render(
			{ search: { q: "atlantis" }, renderEmpty },
			{ loaded: { q: "atlantis" } },
		);
		expect(searched).toContain("<p>Own panel, function</p>");
		expect(searched).not.toContain("nev-panel");
		expect(textOf(searched)).toContain("No dealerships found");
		const none = await render({ dealerships: [], renderEmpty }, {});
		expect(none).toContain("<p>Own panel, undefined</p>");
	});
});
