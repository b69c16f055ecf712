import {
	createApiClient,
	type Dealership,
	dealershipSearchText,
	matchesSearch,
} from "@nev/contract";
import { sampleDealerships } from "@nev/sample-data";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createLoader } from "../data/index.js";
import { NevProvider } from "../provider/index.js";
import { listQuery } from "./api-source.js";
import { DealerLocator, type DealerLocatorProps } from "./dealer-locator.js";
import type { LocatorSearch } from "./locator-search.js";

const dealerships: Dealership[] = sampleDealerships.map((dealership, index) => ({
	id: index + 1,
	...dealership,
}));

/** The API as far as a server asks it before it renders. */
function answer(address: string): Response {
	const { pathname, searchParams } = new URL(address, "https://example.com");
	if (pathname === "/api/dealerships/search") {
		const found = dealerships.filter((dealership) =>
			matchesSearch(dealershipSearchText(dealership), searchParams.get("q") ?? ""),
		);
		const limit = Number(searchParams.get("limit"));
		return Response.json({ total: found.length, dealerships: found.slice(0, limit) });
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

interface Page {
	/** What the server loads first. */
	loads?: LocatorSearch;
	locale?: string;
}

async function render(props: DealerLocatorProps, { loads, locale = "en" }: Page): Promise<string> {
	const loader = createLoader(createApiClient({ api: "/api", fetch: answer }));
	if (loads) await loader.settle(listQuery(loads));
	return renderToString(
		<NevProvider loader={loader} locale={locale}>
			<DealerLocator {...props} />
		</NevProvider>,
	);
}

function count(html: string, part: string): number {
	return html.split(part).length - 1;
}

/** The text of HTML as a visitor without scripts reads it. */
function textOf(html: string): string {
	return html
		.replace(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&")
		.replaceAll("&#x27;", "'");
}

describe("with its dealerships loaded", () => {
	test("the first page is in the HTML, with its count and every way to reach a dealer", async () => {
		const html = await render({}, { loads: {} });
		const text = textOf(html);
		for (const { name, phone, email } of dealerships.slice(0, 24)) {
			for (const detail of [name, phone, email]) expect(text).toContain(detail);
		}
		expect(count(html, "<article")).toBe(24);
		expect(text).toContain("300 dealerships");
		expect(html).not.toContain("nev-skeleton");
	});

	test("a search of the address is in the HTML, in its field and in its list", async () => {
		const html = await render({ search: { q: "naples" } }, { loads: { q: "naples" } });
		expect(html).toContain('value="naples"');
		expect(textOf(html)).toContain("Lambert Cart Service");
		expect(textOf(html)).toContain("1 dealership found");
	});

	test("a search by distance is in the HTML", async () => {
		const html = await render({ zip: "33101" }, { loads: { zip: "33101" } });
		expect(textOf(html)).toContain("1 dealership within 50 mi of 33101 Miami, Florida");
		expect(textOf(html)).toContain("4.2 mi");
	});

	test("a search that finds nothing says so", async () => {
		const html = await render({ search: { q: "atlantis" } }, { loads: { q: "atlantis" } });
		expect(textOf(html)).toContain("No dealerships found");
		expect(html).not.toContain("nev-skeleton");
	});

	test("the words are those of the language", async () => {
		const html = await render({}, { loads: {}, locale: "es" });
		expect(textOf(html)).toContain("300 concesionarios");
	});

	test("there is no inline style, which a strict policy would drop", async () => {
		expect(await render({}, { loads: {} })).not.toMatch(/\sstyle="/);
	});
});

test("without them six grey cards stand in the HTML", async () => {
	const html = await render({}, {});
	expect(count(html, 'class="nev-skeleton"')).toBe(6);
	expect(html).not.toContain("<article");
});

test("what could not be loaded is told, with a retry", async () => {
	const html = await render({ zip: "99999" }, { loads: { zip: "99999" } });
	expect(textOf(html)).toContain("The dealerships could not be loaded");
	expect(textOf(html)).toContain("Try again");
});

test("the host's own dealerships need no loading", async () => {
	const html = await render({ dealerships: dealerships.slice(0, 3) }, {});
	expect(count(html, "<article")).toBe(3);
	expect(textOf(html)).toContain("3 dealerships");
});
