import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import eventsPage from "../../../../../docs/developers/5-events.md?raw";
import { defineWidget } from "../../elements/define-widget.js";
import { collectParts } from "../../testing/element-parts.js";
import { attributeControls, putBack, shownIn } from "../../testing/element-story.js";
import { playEach } from "../../testing/play-each.js";
import { gulfCarts as dealer } from "../../testing/sample-dealership.js";
import type { NevDealerLocatorElement } from "../define.js";
import { dealerLocatorWidget } from "../element.js";
import readme from "../README.md?raw";
import { locatorPage, overlaps, savingData, withMap } from "./locator-page.js";

const { tag } = dealerLocatorWidget;
if (!customElements.get(tag)) defineWidget(dealerLocatorWidget);

/** `<nev-dealer-locator>`, for any page. */
const meta = {
	title: "Regressions/Dealer locator/Element",
	tags: ["regression", "!autodocs"],
	beforeEach: savingData,
	args: { api: "/api", zip: "33164" },
	argTypes: attributeControls(dealerLocatorWidget),
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Renders the locator with the map's styles in the shadow root, and fires events. */
export const Default: Story = {
	...withMap,
	play: async ({ canvasElement, userEvent }) => {
		const handleEvent = fn();
		for (const event of ["nev-search-change", "nev-selected-change"]) {
			canvasElement.addEventListener(
				event,
				({ detail }: CustomEventInit) => handleEvent(event, detail),
				{ once: true },
			);
		}
		const root = await shownIn(canvasElement, tag, ".nev-locator");
		const { waitForResults, map, markers } = locatorPage(root);
		await waitForResults("5 dealers within 50 mi of 33164 Miami, Florida");
		const frame = await map();
		await waitFor(() => expect(markers().length).toBeGreaterThan(3));
		await waitFor(() =>
			expect(markers().filter((marker) => overlaps(frame, marker)).length).toBeGreaterThan(3),
		);
		await expect(getComputedStyle(markers()[0] as HTMLElement).position).toBe("absolute");

		await userEvent.click(within(frame).getByRole("button", { name: "Palmetto Cart Works" }));
		await waitFor(() =>
			expect(handleEvent).toHaveBeenCalledWith(
				"nev-selected-change",
				expect.objectContaining({ name: "Palmetto Cart Works" }),
			),
		);
		await expect(handleEvent).toHaveBeenCalledWith("nev-search-change", {
			zip: "33164",
			radius: 50,
			dealership: 96,
		});
	},
};

type Locator = HTMLElement & Partial<NevDealerLocatorElement>;

/** Appends an element as a page's script does, and waits for a text in it. */
async function appendLocator(canvasElement: HTMLElement, html: string, text: RegExp) {
	canvasElement.insertAdjacentHTML("beforeend", html);
	const element = canvasElement.lastElementChild as Locator;
	await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(text));
	return element;
}

/** Every attribute is a property, and setting one sets the other. */
const Properties: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = '<nev-dealer-locator api="/api" radius="50"></nev-dealer-locator>';
		const element = await appendLocator(canvasElement, html, /300 dealers/);
		await expect(element).toMatchObject({ api: "/api", radius: 50, zip: undefined });
		element.zip = "33164";
		await expect(element).toHaveAttribute("zip", "33164");
		await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(/within 50 mi/));
		element.radius = 100;
		await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(/within 100 mi/));
		element.rasterTilesAttribution = "A map";
		await expect(element).toHaveAttribute("raster-tiles-attribution", "A map");
		element.zip = undefined;
		await expect(element).not.toHaveAttribute("zip");
	},
};

/**
 * What a page calls before the widget has started is done after, in order; the list is loaded once. A call
 * that is a mistake is reported, and the others are done.
 */
const EarlyCalls: Story = {
	...withMap,
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		const element = document.createElement(tag) as NevDealerLocatorElement;
		element.setAttribute("api", "/api");
		const handleChange = fn();
		element.addEventListener("nev-search-change", ({ detail }) => handleChange(detail));
		const mistake = fn((event: Event) => {
			event.preventDefault();
			event.stopImmediatePropagation();
		});
		window.addEventListener("error", mistake, { capture: true, once: true });
		element.setSearch({
			get q(): string {
				throw new Error("The page cannot say what it searches for.");
			},
		});
		element.setSearch({ q: "Texas" });
		element.setSearch({ zip: "33164" });
		element.select(96);
		element.setView({ zoom: 12 });
		await expect(element.search).toBeUndefined();
		canvasElement.append(element);
		await element.ready;
		await waitFor(() =>
			expect(element.search).toEqual({ zip: "33164", radius: 50, dealership: 96 }),
		);
		await waitFor(() => expect(element.selected?.name).toBe("Palmetto Cart Works"));
		await waitFor(() => expect(element.results).toMatchObject({ status: "ready", total: 5 }));
		await expect(element.status).toBe("ready");
		element.shadowRoot?.querySelector(".nev-map-pane")?.scrollIntoView();
		await waitFor(() => expect(element.zoom).toBe(12));
		// What the visitor has not selected is not announced.
		await expect(element.shadowRoot?.textContent).not.toContain("Selected:");
		await expect(handleChange).toHaveBeenLastCalledWith(element.search);
		await expect(mistake).toHaveBeenCalledOnce();
		// A template that has no search yet.
		Reflect.set(element, "search", undefined);
		await expect(element.search).toHaveProperty("dealership", 96);
		// Assigning is the method of that name.
		element.search = { q: "Naples" };
		await expect(element.search).toEqual({ q: "Naples" });
		await waitFor(() => expect(loaded.api.requests.at(-1)).toMatch(/Naples/));
	},
};

/** A method comes after what the page has set before it, in the same task or while it was away. */
const SetAndCalled: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const element = document.createElement(tag) as NevDealerLocatorElement;
		element.setAttribute("api", "/api");
		canvasElement.append(element);
		const shows = (zip: string, dealership: number) =>
			waitFor(() => expect(element.search).toEqual({ zip, radius: 50, dealership }));
		// Before it has started.
		element.setAttribute("zip", "33101");
		element.select(96);
		await shows("33101", 96);
		element.zip = "33164";
		element.reset();
		element.zip = "33101";
		element.select(97);
		await shows("33101", 97);
		const told = fn();
		element.addEventListener("nev-search-change", ({ detail }) => told(detail));
		await putBack(element, () => {
			element.zip = "33164";
			element.select(96);
			// It is done, and told, once the element is back.
			expect(element.search).toEqual({ zip: "33101", radius: 50, dealership: 97 });
		});
		await shows("33164", 96);
		await expect(told).toHaveBeenLastCalledWith(element.search);
		await waitFor(() => expect(element.selected?.id).toBe(96));
	},
};

/** Put back, an element shows as much as before, and neither requests, tells nor announces it again. */
const PutBack: Story = {
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		const html = '<nev-dealer-locator api="/api"></nev-dealer-locator>';
		const found = await appendLocator(canvasElement, html, /300 dealers/);
		const element = found as NevDealerLocatorElement;
		const content = () => within(element.shadowRoot?.firstElementChild as HTMLElement);
		await fireEvent.click(content().getByRole("button", { name: /^Show \d+ more/ }));
		await waitFor(() => expect(element.results).toHaveProperty("dealerships.length", 34));
		const [show] = content().getAllByRole("button", { name: /on the map$/ });
		await fireEvent.click(show as HTMLElement);
		await expect(await content().findByText(/^Selected: /)).toHaveRole("status");
		const { selected } = element;
		const told = fn();
		for (const name of ["results", "status"]) element.addEventListener(`nev-${name}-change`, told);
		await putBack(element);
		await waitFor(() => expect(element.shadowRoot?.querySelectorAll("article")).toHaveLength(34));
		// After the effects of what is shown.
		await element.ready;
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		await expect(told).not.toHaveBeenCalled();
		await expect(content().queryByText(/^Selected:/)).not.toBeInTheDocument();
		await expect(element.selected).toEqual(selected);
		const lists = loaded.api.requests.filter((path: string) => path.includes("limit="));
		await expect(lists).toHaveLength(2);
	},
};

/** Put back, the map shows what it showed before: where the visitor has moved it, or searched. */
const MapPutBack: Story = {
	...withMap,
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = '<nev-dealer-locator api="/api" zip="33164"></nev-dealer-locator>';
		const found = await appendLocator(canvasElement, html, /5 dealers/);
		const element = found as NevDealerLocatorElement;
		const content = () => element.shadowRoot?.firstElementChild as HTMLElement;
		/** The markers come last: they are of what the map shows. */
		const untilShown = async () => {
			await waitFor(() => expect(content().querySelector(".nev-map-pane")).toBeInTheDocument());
			content().querySelector(".nev-map-pane")?.scrollIntoView();
			await waitFor(() =>
				expect(content().querySelector(".leaflet-marker-pane > *")).toBeInTheDocument(),
			);
		};
		const area = () => within(content()).queryByRole("button", { name: "Search this area" });
		await untilShown();
		element.select(96);
		await waitFor(() => {
			const { latitude = 0, longitude = 0 } = element.center ?? {};
			expect(latitude).toBeCloseTo(element.selected?.latitude ?? 0, 3);
			expect(longitude).toBeCloseTo(element.selected?.longitude ?? 0, 3);
		});
		const map = content().querySelector<HTMLElement>(".nev-map") as HTMLElement;
		map.focus();
		await fireEvent.keyDown(map, { key: "ArrowLeft", keyCode: 37 });
		await waitFor(() => expect(area()).toBeVisible());
		const { center, zoom } = element;
		await putBack(element);
		await untilShown();
		await expect([element.center, element.zoom]).toEqual([center, zoom]);
		await waitFor(() => expect(area()).toBeVisible());

		const again = content().querySelector<HTMLElement>(".nev-map") as HTMLElement;
		again.focus();
		await fireEvent.keyDown(again, { key: "ArrowLeft", keyCode: 37 });
		await waitFor(() => expect(element.center).not.toEqual(center));
		await fireEvent.click(area() as HTMLElement);
		await waitFor(() => expect(element.search?.near?.isMapArea).toBe(true));
		await waitFor(() => expect(element.status).toBe("ready"));
		const { center: searched } = element;
		await expect(searched).not.toEqual(center);
		await putBack(element);
		await untilShown();
		await expect([element.center, element.zoom]).toEqual([searched, zoom]);
		await expect(area()).toBeNull();

		element.zip = "33101";
		await waitFor(() => expect(element.center).not.toEqual(searched));
	},
};

/** A page reads the map and moves it; "Search this area" is for what the visitor has moved. */
const MapOfThePage: Story = {
	...withMap,
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = '<nev-dealer-locator api="/api" zip="33164"></nev-dealer-locator>';
		const element = (await appendLocator(
			canvasElement,
			html,
			/5 dealers/,
		)) as NevDealerLocatorElement;
		const content = element.shadowRoot?.firstElementChild as HTMLElement;
		content.querySelector(".nev-map-pane")?.scrollIntoView();
		await waitFor(() => expect(element.center).toBeDefined());
		const handleBounds = fn();
		element.addEventListener("nev-bounds-change", ({ detail }) => handleBounds(detail));
		element.setView({ center: { latitude: 30, longitude: -90 }, zoom: 8 });
		await waitFor(() => expect(element.zoom).toBe(8));
		await waitFor(() => expect(element.center?.latitude).toBeCloseTo(30, 1));
		await waitFor(() => expect(handleBounds).toHaveBeenLastCalledWith(element.bounds));
		element.fitTo(element.results.dealerships);
		await waitFor(() => expect(element.center?.longitude).toBeCloseTo(-80.2, 0));

		const map = content.querySelector<HTMLElement>(".nev-map") as HTMLElement;
		const area = () => within(content).queryByRole("button", { name: "Search this area" });
		await expect(area()).toBeNull();
		map.focus();
		await fireEvent.keyDown(map, { key: "ArrowLeft", keyCode: 37 });
		await waitFor(() => expect(area()).toBeVisible());
		const radius = within(content).getByRole("combobox", { name: "Within" });
		await fireEvent.change(radius, { target: { value: "100" } });
		await waitFor(() => expect(area()).toBeNull());
	},
};

/** The page's own list and texts as JSON: in a script inside the element, and in a file. */
const Json: Story = {
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		const dealerships = [{ ...dealer, website: "https://gulf.example.com" }];
		const inline = JSON.stringify({ dealerships, messages: { search: "Go" } });
		const html = `<nev-dealer-locator><script type="application/json">${inline}</script></nev-dealer-locator>`;
		const element = await appendLocator(canvasElement, html, /1 dealer/);
		const content = element.shadowRoot?.firstElementChild as HTMLElement;
		await expect(within(content).getByRole("button", { name: "Go" })).toBeVisible();
		const website = { name: "gulf.example.com, opens in a new tab" };
		await expect(within(content).getByRole("link", website)).toHaveAttribute("target", "_blank");
		element.remove();

		const file = URL.createObjectURL(new Blob([JSON.stringify([dealer, { ...dealer, id: 2 }])]));
		const src = `<nev-dealer-locator src="${file}"></nev-dealer-locator>`;
		await appendLocator(canvasElement, src, /2 dealers/);
		await expect(loaded.api.requests).toEqual([]);
	},
};

const report = fn();

/** Collects what is written to the console as an error. */
const reporting: Pick<Story, "render" | "beforeEach"> = {
	render: () => <div />,
	beforeEach: () => {
		const console = spyOn(globalThis.console, "error").mockImplementation(report.mockClear());
		return () => console.mockRestore();
	},
};

/** Appends a locator with dealerships of its own and a template for their cards. */
async function appendWithTemplate(
	canvasElement: HTMLElement,
	template: string,
	dealerships: readonly object[] = [dealer],
) {
	const json = JSON.stringify(dealerships).replaceAll("'", "&#39;");
	const count = new RegExp(`${dealerships.length} dealer`);
	const html = `<${tag} dealerships='${json}'><template slot="card">${template}</template></${tag}>`;
	const element = await appendLocator(canvasElement, html, count);
	const cardOf = (id: number) =>
		waitFor(() => {
			const card = element.querySelector<HTMLElement>(`:scope > [slot=card-content-${id}]`);
			expect(card).toBeVisible();
			return card as HTMLElement;
		});
	return { element, cardOf, content: within(element.shadowRoot?.firstElementChild as HTMLElement) };
}

const addressesIn = (card: HTMLElement) =>
	[...card.querySelectorAll("a")].map((link) => link.getAttribute("href"));

/** What a page calls after a new `src` is about that list, and a selection is not for yet another one. */
const CalledWithAnotherFile: Story = {
	...reporting,
	play: async ({ canvasElement }) => {
		const file = (...names: string[]) => {
			const list = names.map((name, index) => ({ ...dealer, id: index + 1, name }));
			return URL.createObjectURL(new Blob([JSON.stringify(list)]));
		};
		const html = `<nev-dealer-locator src="${file("A1", "A2")}"></nev-dealer-locator>`;
		const found = await appendLocator(canvasElement, html, /2 dealers/);
		const element = found as NevDealerLocatorElement;
		const told = fn();
		element.addEventListener("nev-selected-change", ({ detail }) => told(detail?.name));
		element.src = file("B1", "B2", "B3");
		element.select(2);
		await waitFor(() => expect(element.selected?.name).toBe("B2"));
		await expect(told.mock.calls).toEqual([["B2"]]);

		// Replaced before it was there, with a search that is for whatever list comes.
		element.select(undefined);
		element.src = file("C1");
		element.setSearch({ q: "Naples" });
		element.select(1);
		await Promise.resolve();
		element.src = file("D1", "D2");
		await waitFor(() => expect(element.results).toMatchObject({ total: 2 }));
		await expect(element.search).toEqual({ q: "Naples" });
		element.src = file("E1");
		element.select(1);
		element.src = file("F1", "F2", "F3");
		element.select(3);
		await waitFor(() => expect(element.selected?.name).toBe("F3"));

		// One that cannot be read.
		element.select(undefined);
		const onError = fn();
		element.addEventListener("nev-error", onError);
		element.src = "data:,none";
		element.select(1);
		await waitFor(() => expect(onError).toHaveBeenCalled());
		element.src = file("G1");
		await waitFor(() => expect(element.results).toMatchObject({ total: 1 }));
		await expect(element.selected).toBeUndefined();
	},
};

/**
 * A press of a link to a dealership is told once, with the dealership, and can be cancelled: the card's own and
 * the template's. The snippet of the documentation counts each search, selection and
 * contact once.
 */
export const Contact: Story = {
	render: () => <div />,
	play: async ({ canvasElement, userEvent }) => {
		const [, snippet = ""] = /```html[^\n]*\n<script>\n(.*?)<\/script>/s.exec(eventsPage) ?? [];
		new Function(snippet)();
		const told = fn();
		canvasElement.addEventListener("nev-contact", (event) => {
			event.preventDefault();
			const { kind, dealership } = event.detail;
			told(kind, dealership?.id, dealership?.name);
		});
		const handleClick = fn(({ defaultPrevented }: Event) => defaultPrevented);
		canvasElement.addEventListener("click", handleClick);
		const other = { ...dealer, id: 2, name: "Bay Carts", website: "https://carts.example" };
		const element = await appendLocator(
			canvasElement,
			`<${tag} dealerships='${JSON.stringify([dealer, other])}'></${tag}>`,
			/Bay Carts/,
		);
		const content = within(element.shadowRoot?.firstElementChild as HTMLElement);
		const card = within(content.getByRole("article", { name: "Bay Carts" }));
		await userEvent.click(card.getByRole("link", { name: "Call Bay Carts" }));
		// A press of a key is a click without a position.
		for (const name of [/^Directions/, /@/, /carts\.example/])
			card.getByRole<HTMLElement>("link", { name }).click();
		await expect(told.mock.calls).toEqual(
			["call", "directions", "email", "website"].map((kind) => [kind, 2, "Bay Carts"]),
		);
		await expect(handleClick.mock.results.map(({ value }) => value)).toEqual(Array(4).fill(true));

		// The middle button opens a link in a tab; the right one opens a menu.
		told.mockClear();
		const press = (link: HTMLElement, button: number) =>
			link.dispatchEvent(
				new MouseEvent("auxclick", { button, bubbles: true, cancelable: true, composed: true }),
			);
		for (const name of [/^Directions/, /carts\.example/]) {
			const link = card.getByRole("link", { name });
			await expect([press(link, 1), press(link, 2)]).toEqual([false, true]);
		}
		await expect(told.mock.calls.map(([kind]) => kind)).toEqual(["directions", "website"]);

		element.setSearch?.({ q: "Naples" });
		element.select?.(2);
		await waitFor(() => expect(element.selected?.id).toBe(2));
		element.innerHTML = `<template slot="card"><a data-href="phone">Call</a>
			<a data-href="directions">Directions</a><a data-href="/dealers/{id}">Page</a></template>`;
		const links = await waitFor(() => {
			const found = element.querySelectorAll<HTMLElement>(":scope > div a");
			expect(found).toHaveLength(6);
			return [...found];
		});
		told.mockClear();
		links[2]?.addEventListener("click", (event) => event.preventDefault());
		for (const link of links.slice(0, 3)) link.click();
		for (const button of [1, 2]) press(links[1] as HTMLElement, button);
		await expect(told.mock.calls.map(([kind]) => kind)).toEqual([
			...["call", "directions", "directions"],
		]);

		const { dataLayer } = window as { dataLayer?: { event: string }[] };
		const count = (name: string) => dataLayer?.filter(({ event }) => event === name).length;
		// Once it has rested.
		await waitFor(() => expect(count("nev_search_change")).toBe(1), { timeout: 5000 });
		await expect(count("nev_contact")).toBe(9);
		await expect(count("nev_selected_change")).toBe(1);

		// A search that the page has made is not counted, and one that is typed slowly is one.
		const html = `<${tag} api="/api" zip="33164"></${tag}>`;
		const searched = await appendLocator(canvasElement, html, /5 dealers within 50 mi/);
		dataLayer?.splice(0);
		searched.select?.(96);
		await waitFor(() => expect(count("nev_selected_change")).toBe(1));
		const { field } = locatorPage(searched.shadowRoot?.firstElementChild as HTMLElement);
		const changed = fn();
		searched.addEventListener("nev-search-change", changed);
		for (const value of ["N", "Na", "Nap"]) {
			fireEvent.input(field(), { target: { value } });
			await waitFor(() =>
				expect(changed).toHaveBeenLastCalledWith(
					expect.objectContaining({ detail: expect.objectContaining({ q: value }) }),
				),
			);
		}
		await waitFor(() => expect(count("nev_search_change")).toBeGreaterThan(0), { timeout: 5000 });
		await expect(dataLayer?.filter(({ event }) => event === "nev_search_change")).toEqual([
			expect.objectContaining({ nev_search: "text" }),
		]);
		dataLayer?.splice(0);
	},
};

/** The page's template for the cards is filled as text. A dealership cannot add markup or scripts. */
const CardTemplate: Story = {
	...reporting,
	play: async ({ canvasElement, userEvent }) => {
		const name = "<img src=x onerror=alert(1)>";
		const { element, cardOf, content } = await appendWithTemplate(
			canvasElement,
			`<b data-field="name"></b> <p data-if="phone">By phone: <a data-href="phone">Call</a></p>
				<a data-href="email" data-field="email"></a> <a data-href="directions">Directions</a>
				<a data-href="/dealers/{id}?q={name}">Hours</a> <a data-href="sms:{phone}">Text</a> <script data-field="name">0</script>
				<button data-action="show-on-map">Map</button>`,
			[
				{ ...dealer, name },
				{ ...dealer, id: 2, phone: "", address: "", latitude: null, longitude: null },
			],
		);
		const [own, other] = [await cardOf(1), await cardOf(2)];
		await expect(own.querySelector("b")).toHaveTextContent(name);
		await expect(element.querySelector("img")).toBeNull();
		await expect(own.querySelector("script")).toHaveTextContent("0");
		await expect(addressesIn(own)).toEqual([
			"tel:+12395550142",
			"mailto:hello@example.com",
			expect.stringContaining("12%20Main%20Street%2C%20Naples%2C%20Florida%2034102"),
			`/dealers/1?q=${encodeURIComponent(name)}`,
			"sms:(239)%20555-0142",
		]);

		// What is empty is left out, with what is inside it.
		await expect(other).not.toHaveTextContent(/By phone|Directions|Map/);
		await expect(addressesIn(other)).toEqual([
			"mailto:hello@example.com",
			"/dealers/2?q=Gulf%20Coast%20Carts",
		]);

		const cards = content.getAllByRole("article");
		await expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual([name, dealer.name]);
		await userEvent.click(within(own).getByRole("button", { name: "Map" }));
		await waitFor(() => expect(own).toHaveAttribute("data-selected"));
		await expect(cards[0]).toHaveAttribute("aria-current", "true");
		await expect(other).not.toHaveAttribute("data-selected");

		element.dealerships = [dealer];
		await waitFor(() => expect(own.querySelector("b")).toHaveTextContent("Gulf Coast Carts"));
		await expect(other).not.toBeInTheDocument();
		element.remove();
		await waitFor(() => expect(element.querySelectorAll("b")).toHaveLength(0));
	},
};

/** A template may be changed, replaced and removed, and its content may be in the element itself. */
const CardTemplateChanges: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const { element, cardOf } = await appendWithTemplate(
			canvasElement,
			'At <b data-field="city"></b>',
		);
		const template = () => element.querySelector("template") as HTMLTemplateElement;
		const card = await cardOf(1);
		await expect(card).toHaveTextContent("At Naples");
		(template().content.firstChild as Text).data = "In ";
		await waitFor(() => expect(card).toHaveTextContent("In Naples"));
		// Below it is the padding, and no room for what the page has left out.
		const article = element.shadowRoot?.querySelector("article") as HTMLElement;
		const below = article.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
		await expect(below).toBeLessThan(
			Number.parseFloat(getComputedStyle(article).paddingBottom) + 2,
		);

		// A copy of the element, as some caches of pages make one, has one card for each dealership.
		const copy = element.cloneNode(true) as HTMLElement;
		element.replaceWith(copy);
		const cardsOf = (locator: Element) => locator.querySelectorAll("[slot=card-content-1]");
		await waitFor(() => expect(copy.shadowRoot?.textContent).toMatch(/1 dealer/));
		await waitFor(() => expect(cardsOf(copy)).toHaveLength(1));
		await expect(cardsOf(copy)[0]).toHaveTextContent("In Naples");
		await waitFor(() => expect(cardsOf(element)).toHaveLength(0));

		// Frameworks create the template with children.
		const created = document.createElement("template");
		created.slot = "card";
		created.append("Of ", Object.assign(document.createElement("i"), { textContent: "?" }));
		created.querySelector("i")?.setAttribute("data-field", "state");
		copy.replaceChildren(created);
		await waitFor(() => expect(cardsOf(copy)[0]).toHaveTextContent("Of Florida"));
		created.remove();
		await waitFor(() => expect(copy.shadowRoot?.textContent).toContain(dealer.address));
		await expect(cardsOf(copy)).toHaveLength(0);
	},
};

/** A template that changes as soon as a card is there changes that card too. */
const CardTemplateChangedAtOnce: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const insertions = new MutationObserver(() => {
			if (!canvasElement.querySelector("[slot=card-content-1]")) return;
			insertions.disconnect();
			const template = canvasElement.querySelector("template") as HTMLTemplateElement;
			(template.content.firstChild as Text).data = "In ";
		});
		insertions.observe(canvasElement, { childList: true, subtree: true });
		const { cardOf } = await appendWithTemplate(canvasElement, 'At <b data-field="city"></b>');
		const card = await cardOf(1);
		await waitFor(() => expect(card).toHaveTextContent("In Naples"));
	},
};

/** A place that the locator does not know stays as it is written, and is reported once. */
const CardTemplateWithMistakes: Story = {
	...reporting,
	play: async ({ canvasElement }) => {
		const { cardOf } = await appendWithTemplate(
			canvasElement,
			`<b data-field="constructor">?</b> <u data-href="phone">Call</u> <a data-href="/in/{toString}">Near</a>
				<a data-href="javascript:alert({id})">Run</a> <a data-href="{state}:alert(1)">Run</a>`,
			[
				{ ...dealer, state: "javascript" },
				{ ...dealer, id: 2 },
			],
		);
		for (const id of [1, 2]) {
			const card = await cardOf(id);
			await expect(card).toHaveTextContent(/^\? Call Near$/);
			await expect(card.querySelectorAll("[href]")).toHaveLength(0);
		}
		const told = report.mock.calls.map(([text]) => text);
		await expect(told).toEqual([
			expect.stringMatching(/data-field="constructor" .* on <b>\. There is: id, name,/),
			expect.stringMatching(
				/\{toString\} in data-href="\/in\/\{toString\}" .* There is: id, name,/,
			),
			expect.stringMatching(/data-href="javascript:.* is not the URL/),
			expect.stringMatching(/data-href="{state}:.* is not the URL/),
			expect.stringMatching(/data-href="phone" .* on <u>/),
		]);
	},
};

/** A list that cannot be read leaves the locator empty. It never shows other dealerships. */
const UnreadableJson: Story = {
	render: () => <div />,
	beforeEach: () => {
		spyOn(console, "error").mockImplementation(() => {});
	},
	play: async ({ canvasElement, loaded }) => {
		const onError = fn();
		canvasElement.addEventListener("nev-error", ({ detail }) => onError(detail));
		const html =
			'<nev-dealer-locator><script type="application/json">[{]</script></nev-dealer-locator>';
		await appendLocator(canvasElement, html, /No dealerships found/);
		await expect(onError).toHaveBeenCalledWith(expect.any(SyntaxError));
		// biome-ignore lint/suspicious/noConsole: what the page's developer reads
		await expect(console.error).toHaveBeenCalledWith(
			expect.stringMatching(/^\[nev-widgets\] The JSON of <nev-dealer-locator> cannot be read/),
		);
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** The page's own list may be changed in place and set again. A selection goes with its dealership. */
const OwnListChanged: Story = {
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		const html = "<nev-dealer-locator dealerships='[]'></nev-dealer-locator>";
		const element = await appendLocator(canvasElement, html, /No dealerships found/);
		const list = [dealer];
		element.dealerships = list;
		await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(/1 dealer(?!s)/));
		list.push({ ...dealer, id: 2, name: "Bayou Carts" });
		element.dealerships = list;
		await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(/2 dealers/));
		const { card } = locatorPage(element.shadowRoot?.firstElementChild as HTMLElement);
		element.select?.(2);
		await waitFor(() => expect(card("Bayou Carts")).toHaveAttribute("aria-current", "true"));
		element.dealerships = [dealer];
		await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(/1 dealer(?!s)/));
		await expect(card(dealer.name)).not.toHaveAttribute("aria-current");
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** The elements' parts, over all states, are those that the README lists. */
export const Parts: Story = {
	...withMap,
	parameters: { api: { isSample: true } },
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = `<${tag} api="/api" zip="33164"></${tag}>`;
		const { element, content, appear, expectAll } = collectParts(canvasElement, html);
		const locator = element as Locator;
		const { field } = locatorPage(content);
		await appear("skeleton", "card", "distance", "notice", "marker-dealer");
		locator.select?.(96);
		await appear("marker-selected");
		locator.setSearch?.({});
		await appear("marker-cluster");
		locator.setSearch?.({ q: "zzzz" });
		await appear("panel", "hint");
		field().focus();
		await fireEvent.input(field(), { target: { value: "Mia" } });
		await appear("suggestion");
		await expectAll(readme);
	},
};

/** The search and the selected dealership are in the page's address, where Back and a shared link find them. */
const SyncUrl: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const { href } = location;
		const go = (fragment: string) => history.replaceState(history.state, "", fragment);
		try {
			go("#dealers=1&q=Naples%2C+FL&radius=100&dealer=96");
			const html = '<nev-dealer-locator api="/api" zip="33164" sync-url></nev-dealer-locator>';
			const found = await appendLocator(canvasElement, html, /10 dealers within 100 mi of Naples/);
			const element = found as NevDealerLocatorElement;
			await expect(element.search).toEqual({ q: "Naples, FL", radius: 100, dealership: 96 });

			element.setSearch({ q: "TX" });
			await waitFor(() => expect(location.hash).toBe("#dealers=1&q=TX"));
			element.select(7);
			await waitFor(() => expect(location.hash).toBe("#dealers=1&q=TX&dealer=7"));
			// A cleared search is not the one that the page starts with.
			element.setSearch({});
			await waitFor(() => expect(location.hash).toBe("#dealers=1"));
			element.setSearch({ zip: "33164", radius: 50 });
			await waitFor(() => expect(location.hash).toBe(""));

			// Where the visitor is stays out of the address.
			element.setSearch({ near: { latitude: 26.1, longitude: -81.8 }, dealership: 7 });
			await waitFor(() => expect(element.search.near).toBeDefined());
			await expect(location.hash).toBe("");

			location.hash = "#dealers=1&q=GA";
			await waitFor(() => expect(element.search).toEqual({ q: "GA" }));
			// As a link to "#" in a menu: the search stays, in the address too.
			location.hash = "";
			await waitFor(() => expect(location.hash).toBe("#dealers=1&q=GA"));
			await expect(element.search).toEqual({ q: "GA" });

			// Another list has a part of its own, and any radius that the page has set.
			const other =
				'<nev-dealer-locator id="b" api="/api" radius="75" sync-url></nev-dealer-locator>';
			canvasElement.insertAdjacentHTML("beforeend", other);
			const second = canvasElement.querySelector("#b") as NevDealerLocatorElement;
			await second.ready;
			second.setSearch({ zip: "33164", radius: 75 });
			await waitFor(() =>
				expect(location.hash).toBe("#dealers=1&q=GA;dealers-b=1&zip=33164&radius=75"),
			);
			element.setSearch({ q: "TX" });
			await waitFor(() =>
				expect(location.hash).toBe("#dealers-b=1&zip=33164&radius=75;dealers=1&q=TX"),
			);
			location.hash = "#dealers=1&q=AZ;dealers-b=1&zip=33164&radius=60";
			await waitFor(() => expect(second.search).toEqual({ zip: "33164", radius: 60 }));
			await waitFor(() => expect(element.search).toEqual({ q: "AZ" }));
			second.remove();

			// A fragment of the page is left alone.
			go("#opening-hours");
			element.setSearch({ q: "Ohio" });
			await waitFor(() => expect(element.status).toBe("ready"));
			await expect(location.hash).toBe("#opening-hours");
		} finally {
			history.replaceState(history.state, "", href);
		}
	},
};

/** What a page sets, calls and puts back. */
export const Controlled: Story = {
	play: playEach(meta, { Properties, EarlyCalls, SetAndCalled, PutBack, SyncUrl }),
};

/** The map that a page reads, moves and puts back. */
export const MapControlled: Story = {
	play: playEach(meta, { MapPutBack, MapOfThePage }),
};

/** The page's own list, as JSON, in a file, changed. */
export const OwnLists: Story = {
	play: playEach(meta, { Json, CalledWithAnotherFile, UnreadableJson, OwnListChanged }),
};

/** The page's template for the cards. */
export const CardTemplates: Story = {
	play: playEach(meta, {
		CardTemplate,
		CardTemplateChanges,
		CardTemplateChangedAtOnce,
		CardTemplateWithMistakes,
	}),
};
