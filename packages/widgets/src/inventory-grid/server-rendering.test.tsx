import { createApiClient, queries, type Vehicle } from "@nev/contract";
import { sampleVehicles } from "@nev/sample-data";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { createLoader } from "../loader/index.js";
import { NevProvider } from "../provider/index.js";
import { InventoryGrid } from "./inventory-grid.js";
import type { InventoryGridProps } from "./inventory-grid-props.js";

const vehicles: Vehicle[] = sampleVehicles.map((vehicle, index) => ({
	id: index + 1,
	...vehicle,
}));

interface Page {
	/** How the API responds before the server renders. Default: no request is sent. */
	api?: "answers" | "fails";
	locale?: string;
}

async function render(props: InventoryGridProps, { api, locale = "en" }: Page): Promise<string> {
	const respond = () =>
		api === "fails" ? Response.json({ error: "no" }, { status: 500 }) : Response.json(vehicles);
	const loader = createLoader(createApiClient({ api: "/api", fetch: respond }));
	if (api) await loader.settle(queries.vehicles());
	return renderToString(
		<NevProvider loader={loader} locale={locale}>
			<InventoryGrid {...props} />
		</NevProvider>,
	);
}

const count = (html: string, substring: string) => html.split(substring).length - 1;

/** The text that a visitor without scripts reads. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("&#x27;", "'");

describe("with the vehicles loaded", () => {
	test("all vehicles are in the HTML, each with a link", async () => {
		const html = await render({}, { api: "answers" });
		for (const { name, slug } of vehicles) {
			expect(textOf(html)).toContain(name);
			expect(html).toContain(`href="/inventory/${slug}"`);
		}
		expect(count(html, "<article")).toBe(vehicles.length);
		expect(textOf(html)).toContain("33 vehicles, 30 available");
		expect(html).not.toContain("nev-skeleton");
	});

	test("the filters apply to the form and to the list", async () => {
		const filters = { category: "4-seater", search: "d6 max", price: "10k-15k" } as const;
		const html = await render({ filters }, { api: "answers" });
		expect(html).toContain('value="d6 max"');
		expect(html).toMatch(/<option value="4-seater" selected/);
		expect(html).toMatch(/<option value="10k-15k" selected/);
		expect(textOf(html)).toContain("D6 Max GT4");
		expect(textOf(html)).not.toContain("D6 Max GT6");
	});

	test("the form works before hydration", async () => {
		const html = await render({ action: "/inventory" }, { api: "answers" });
		expect(html).toMatch(/<form[^>]+action="\/inventory" method="get"/);
		expect(html).toMatch(/<noscript><button type="submit"/);
		for (const name of ["search", "category", "price"]) expect(html).toContain(`name="${name}"`);
	});
});

test("the host page's own vehicles need no request, and the limit applies", async () => {
	const html = await render({ vehicles: vehicles.slice(0, 5), limit: 2 }, {});
	expect(count(html, "<article")).toBe(2);
	expect(textOf(html)).toContain("5 vehicles, 4 available");
});

test("a pattern of links gets the slug, which cannot leave its place", async () => {
	const [vehicle] = vehicles as [Vehicle];
	const html = await render(
		{ vehicles: [{ ...vehicle, slug: "../a?b#$&" }], vehicleHref: "/carts/{slug}?from=grid" },
		{},
	);
	expect(html).toContain('href="/carts/..%2Fa%3Fb%23%24%26?from=grid"');
});

test("own vehicles have their own pictures, and no link to another site", async () => {
	const [vehicle] = vehicles as [Vehicle];
	const own = (externalUrl?: string) =>
		render(
			{ vehicles: [{ ...vehicle, imageUrl: "/img/a.jpg", ...(externalUrl && { externalUrl }) }] },
			{},
		);
	expect(await own()).toContain('src="/img/a.jpg"');
	expect(await own()).not.toContain("nev-vehicle-link");
	expect(await own("https://carts.example/a")).toContain('href="https://carts.example/a"');
	const report = vi.spyOn(console, "error").mockReturnValue();
	expect(await own("javascript:alert(1)")).not.toContain("nev-vehicle-link");
	expect(report).toHaveBeenCalledOnce();
});

describe("the host page's own content", () => {
	test("replaces that of the cards, within an article with the vehicle's name", async () => {
		const html = await render(
			{
				vehicles: vehicles.slice(0, 1),
				vehicleHref: "/inventory/{slug}",
				canCompare: true,
				renderCard: ({ name }, { href }) => <a href={href}>{`Own ${name}`}</a>,
			},
			{},
		);
		const [, card = ""] = html.split("<article");
		const { name, slug } = vehicles[0] as Vehicle;
		expect(card).toContain(`aria-label="${name}"`);
		expect(card).toContain(`<a href="/inventory/${slug}">Own ${name}</a>`);
		expect(card).not.toContain("nev-vehicle-figures");
		expect(card).toContain('type="checkbox"');
	});

	test("replaces the empty state", async () => {
		const html = await render({ vehicles: [], renderEmpty: () => <p>Own panel</p> }, {});
		expect(html).toContain("<p>Own panel</p>");
		expect(html).not.toContain("nev-panel");
	});
});
