import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { collectParts } from "../../testing/element-parts.js";
import { attributeControls, putBack, shownIn } from "../../testing/element-story.js";
import { playEach } from "../../testing/play-each.js";
import type { NevInventoryGridElement } from "../define.js";
import { inventoryGridWidget } from "../element.js";
import readme from "../README.md?raw";
import { gridPage } from "./grid-page.js";
import { gt4 } from "./sample-vehicle.js";

const { tag } = inventoryGridWidget;
if (!customElements.get(tag)) defineWidget(inventoryGridWidget);

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Vehicles of another company, with pictures anywhere, and pages of their own or none. */
const ownVehicles = [
	{ ...gt4, id: 1, name: "Relative", slug: "relative", imageUrl: "relative.jpg" },
	{
		...{ ...gt4, id: 2, name: "Elsewhere", slug: "elsewhere", imageUrl: "/img/cart.jpg" },
		externalUrl: "https://carts.example/elsewhere",
	},
	{ ...gt4, id: 3, name: "Inline", slug: "inline", imageUrl: pixel },
	{ ...gt4, id: 4, name: "None", slug: "none", imageUrl: "" },
];

/** `<nev-inventory-grid>`, which works on any page. */
const meta = {
	title: "Regressions/Inventory grid/Element",
	tags: ["regression", "!autodocs"],
	args: { api: "/api" },
	argTypes: attributeControls(inventoryGridWidget),
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const findGrid = (canvasElement: HTMLElement) => shownIn(canvasElement, tag, "article, .nev-panel");

/** Cancels the next event and returns a mock that is called with its detail. */
function listen(element: HTMLElement, name: string) {
	const onEvent = fn();
	element.addEventListener(
		name,
		(event) => {
			event.preventDefault();
			onEvent((event as CustomEvent).detail);
		},
		{ once: true },
	);
	return onEvent;
}

/** Attributes filter the grid. The host page can cancel the event of a selected vehicle. */
export const Default: Story = {
	args: { category: "4-seater", limit: "2" },
	play: async ({ canvasElement, userEvent }) => {
		const onVehicleSelect = listen(canvasElement, "nev-vehicle-select");
		const root = await findGrid(canvasElement);
		const { cards, category } = gridPage(root, userEvent);
		await expect(category()).toHaveValue("4-seater");
		await expect(cards()).toHaveLength(2);
		await userEvent.click(within(root).getByRole("link", { name: "Classic 4" }));
		await expect(onVehicleSelect).toHaveBeenCalledWith(
			expect.objectContaining({ slug: "classic-4" }),
		);
	},
};

/**
 * A middle click, which opens a tab, fires the event as a click with Ctrl does: once, and not to be
 * cancelled. The right button only opens a menu.
 */
const MiddleClick: Story = {
	args: { limit: "2", "can-compare": "", vehicles: JSON.stringify(ownVehicles) },
	play: async ({ canvasElement, userEvent }) => {
		const root = await findGrid(canvasElement);
		const { compare } = gridPage(root, userEvent);
		await userEvent.click(await waitFor(() => compare("Elsewhere")));
		await within(root).findByRole("table");
		const element = canvasElement.querySelector(tag) as NevInventoryGridElement;
		const selected = fn();
		element.addEventListener("nev-vehicle-select", (event) => {
			event.preventDefault();
			selected(event.detail.slug, event.cancelable);
		});
		const links = () => [
			...root.querySelectorAll("a"),
			...element.querySelectorAll<HTMLAnchorElement>(":scope > div a"),
		];
		const pressLinks = () => {
			for (const link of links().filter(({ href }) => href))
				for (const button of [1, 2]) press(link, button);
		};
		pressLinks();
		await expect(selected.mock.calls).toEqual(Array(2).fill(["elsewhere", false]));
		element.innerHTML = `<template slot="card"><a data-href="page" data-field="name"></a></template>`;
		await waitFor(() => expect(element.querySelectorAll(":scope > div a")).toHaveLength(2));
		pressLinks();
		await expect(selected.mock.calls).toHaveLength(4);
	},
};

/** What a press of another button than the main one fires. Nothing opens: the browser takes it for a script's. */
const press = (link: HTMLElement, button: number) =>
	link.dispatchEvent(
		new MouseEvent("auxclick", { button, bubbles: true, cancelable: true, composed: true }),
	);

/** The page's template for the cards. A click on its link fires the event, as on the grid's own. */
const CardTemplate: Story = {
	render: () => <div />,
	play: async ({ canvasElement, userEvent }) => {
		const onVehicleSelect = listen(canvasElement, "nev-vehicle-select");
		canvasElement.insertAdjacentHTML(
			"beforeend",
			`<${tag} api="/api" limit="2" category="4-seater" vehicle-href="/carts/{slug}" can-compare><template slot="card">
				<img data-src="picture" alt=""><a data-href="page" data-field="name"></a>
				<span data-field="price"></span> <em data-field="notAvailable"></em></template></${tag}>`,
		);
		const link = await within(canvasElement).findByRole("link", { name: "Classic 4" });
		await expect(link).toHaveAttribute("href", "/carts/classic-4");
		await expect(link.nextElementSibling).toHaveTextContent(/^\$[\d,]+$/);
		const card = link.parentElement as HTMLElement;
		await expect(card).toHaveProperty("slot", "card-content-classic-4");
		await expect(card.querySelector("img")?.getAttribute("src")).toMatch(/classic-4/);
		await expect(card.querySelector("em")).toBeNull();
		await userEvent.click(link);
		await expect(onVehicleSelect).toHaveBeenCalledWith(
			expect.objectContaining({ slug: "classic-4", ctrlKey: false }),
		);
		const content = canvasElement.querySelector(tag)?.shadowRoot?.firstElementChild as HTMLElement;
		const article = within(content).getByRole("article", { name: "Classic 4" });
		await waitFor(() => expect(within(article).getByRole("checkbox")).toBeVisible());
	},
};

/** A changed attribute takes effect immediately. */
const Changed: Story = {
	args: { category: "4-seater", limit: "2" },
	play: async ({ canvasElement, userEvent }) => {
		const root = await findGrid(canvasElement);
		const { cards, category, count } = gridPage(root, userEvent);
		const element = canvasElement.querySelector(tag);
		await waitFor(() => expect(cards()).toHaveLength(2));
		// An earlier choice of the visitor does not block the attribute.
		await userEvent.selectOptions(category(), "8-seater");
		await userEvent.selectOptions(category(), "4-seater");
		element?.setAttribute("limit", "1");
		await waitFor(() => expect(cards()).toHaveLength(1));
		element?.setAttribute("category", "8-seater");
		element?.removeAttribute("limit");
		await waitFor(() => expect(cards()).toHaveLength(3));
		await expect(category()).toHaveValue("8-seater");
		await expect(count()).toHaveTextContent("3 vehicles available");
	},
};

/** A page reads what the visitor sees, and is told of each change. What it calls early is done later. */
const Controller: Story = {
	args: { "can-compare": "" },
	play: async ({ canvasElement, userEvent }) => {
		const element = canvasElement.querySelector(tag) as NevInventoryGridElement;
		const told: Record<string, unknown> = {};
		for (const name of ["filters", "results", "compared", "status"] as const) {
			element.addEventListener(`nev-${name}-change`, (event) => {
				const { detail, cancelable } = event as CustomEvent<unknown>;
				expect(cancelable).toBe(false);
				expect(detail).toBe(element[name]);
				told[name] = detail;
			});
		}
		element.compare(["d6-max-gt4", "no-such-vehicle", "classic-4"]);
		await element.ready;
		await expect(told).toMatchObject({ status: "ready", results: { total: 33 } });
		await waitFor(() =>
			expect(element.compared.map(({ slug }) => slug)).toEqual(["d6-max-gt4", "classic-4"]),
		);
		const root = await findGrid(canvasElement);
		const { category, cards, compare } = gridPage(root, userEvent);
		await userEvent.selectOptions(category(), "8-seater");
		await expect(element.filters).toMatchObject({ category: "8-seater" });
		await expect(told.filters).toBe(element.filters);
		Object.assign(element, { filters: { search: "d6 max gt4" } });
		// With the one whose description names it.
		await waitFor(() => expect(cards()).toHaveLength(2));
		await expect(element.results).toMatchObject({ status: "ready", total: 2 });
		await userEvent.click(await waitFor(() => compare("D6 Max GT4")));
		await waitFor(() =>
			expect(told.compared).toEqual([expect.objectContaining({ slug: "classic-4" })]),
		);
	},
};

/** A failure is shown inside the element and reported to the host page, once also if it is put back. */
const Failing: Story = {
	parameters: { api: { mode: "fails" } },
	play: async ({ canvasElement, userEvent, loaded }) => {
		const root = await findGrid(canvasElement);
		await expect(within(root).getByRole("alert")).toHaveTextContent(
			"The vehicles could not be loaded",
		);
		const onError = listen(canvasElement, "nev-error");
		await userEvent.click(within(root).getByRole("button", { name: "Try again" }));
		await waitFor(() =>
			expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);
		const element = canvasElement.querySelector(tag) as NevInventoryGridElement;
		const onErrorAgain = fn();
		await putBack(element, () => canvasElement.addEventListener("nev-error", onErrorAgain));
		const { press, ready } = gridPage(await findGrid(canvasElement), userEvent);
		// After the effects of what is shown.
		element.setFilters({});
		await expect(onErrorAgain).not.toHaveBeenCalled();
		loaded.api.mode = "responds";
		await press("Try again");
		await ready();
	},
};

/** The elements' parts, over all states, are those that the README lists. */
export const Parts: Story = {
	parameters: { api: { isSample: true } },
	render: () => <div />,
	play: async ({ canvasElement, userEvent }) => {
		const html = `<${tag} api="/api"></${tag}>`;
		const { element, content, appear, expectAll } = collectParts(canvasElement, html);
		await appear("skeleton", "card", "notice");
		element.setAttribute("can-compare", "");
		await appear("checkbox");
		await userEvent.click(within(content).getByRole("checkbox", { name: "Compare Classic 4" }));
		await appear("heading", "table", "button-quiet");
		(element as NevInventoryGridElement).setFilters({ search: "zzzz" });
		await appear("panel", "hint", "button-primary");
		await expectAll(readme);
	},
};

/** What the component's properties do, attributes do too. The comparison's code is loaded for them. */
const Options: Story = {
	args: {
		"default-filters": "category=4-seater&price=under-10k",
		"vehicle-href": "/carts/{slug}",
		"heading-level": "4",
		"can-compare": "",
		"can-sort": "",
	},
	play: async ({ canvasElement, userEvent }) => {
		const root = await findGrid(canvasElement);
		const { category, price, compare, sort, cards } = gridPage(root, userEvent);
		await expect(category()).toHaveValue("4-seater");
		await expect(price()).toHaveValue("under-10k");
		const [heading] = within(root).getAllByRole("heading", { level: 4 });
		const slug = "classic-4";
		await expect(within(heading as HTMLElement).getByRole("link")).toHaveAttribute(
			"href",
			`/carts/${slug}`,
		);
		await waitFor(() => expect(compare("Classic 4")).toBeVisible());
		await userEvent.selectOptions(sort(), "Longest range first");
		await expect(cards()[0]).toHaveAccessibleName("D3 4 Plus");
		await userEvent.click(compare("Classic 4"));
		const table = await within(root).findByRole("table");
		await expect(
			within(root).getByRole("heading", { name: "Side by side", level: 4 }),
		).toBeVisible();
		await expect(within(table).getByRole("link", { name: "Classic 4" })).toBeVisible();
		await expect(getComputedStyle(table).borderCollapse).toBe("collapse");
		canvasElement.querySelector<NevInventoryGridElement>(tag)?.reset();
		await waitFor(() => expect(within(root).queryByRole("table")).not.toBeInTheDocument());
	},
};

/**
 * Vehicles of the page's own, in its own way. Pictures are resolved against the page, and a vehicle without
 * a page of its own is no link: neither leads to another site. A link in the comparison is one of a card.
 */
export const OwnVehicles: Story = {
	args: { "can-compare": "", vehicles: JSON.stringify(ownVehicles) },
	play: async ({ canvasElement, userEvent }) => {
		const onVehicleSelect = listen(canvasElement, "nev-vehicle-select");
		const root = await findGrid(canvasElement);
		const { cards, card, compare } = gridPage(root, userEvent);
		const sources = cards().map((one) => one.querySelector("img")?.getAttribute("src") ?? null);
		await expect(sources).toEqual([
			...ownVehicles.slice(0, 3).map(({ imageUrl }) => imageUrl),
			null,
		]);
		await expect(card("Relative").queryByRole("link")).toBeNull();
		await expect(card("Relative").getByRole("heading", { name: "Relative" })).toBeVisible();
		await expect(card("Elsewhere").getByRole("link")).toHaveAttribute(
			"href",
			"https://carts.example/elsewhere",
		);
		for (const name of ["Relative", "Elsewhere"])
			await userEvent.click(await waitFor(() => compare(name)));
		const table = within(await within(root).findByRole("table"));
		await expect(table.getAllByRole("link")).toHaveLength(1);
		await userEvent.click(table.getByRole("link", { name: "Elsewhere" }));
		await expect(onVehicleSelect).toHaveBeenCalledWith(
			expect.objectContaining({ slug: "elsewhere", ctrlKey: false }),
		);
		const element = canvasElement.querySelector(tag) as NevInventoryGridElement;
		element.vehicleHref = "cart.html?{slug}";
		await waitFor(() =>
			expect(card("Relative").getByRole("link")).toHaveAttribute("href", "cart.html?relative"),
		);
		await expect(table.getAllByRole("link")).toHaveLength(2);
		element.innerHTML = `<template slot="card"><a data-href="page" data-field="name"></a>
			<img data-src="picture" alt=""><i data-if="page">page</i></template>`;
		element.vehicles = ownVehicles;
		element.vehicleHref = undefined;
		await waitFor(() =>
			expect(element.querySelector("img")).toHaveAttribute("src", "relative.jpg"),
		);
		const [first, second] = element.querySelectorAll("a");
		await expect(first).not.toHaveAttribute("href");
		await expect(first).toHaveTextContent("Relative");
		await expect(second).toHaveAttribute("href", "https://carts.example/elsewhere");
		await expect(element.querySelectorAll("i")).toHaveLength(1);
	},
};

/** Put back into the document, it follows attributes that have changed meanwhile, and keeps its filters. */
const PutBack: Story = {
	args: { category: "4-seater" },
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector(tag) as NevInventoryGridElement;
		await element.ready;
		await putBack(element, () => {
			element.category = "utility";
		});
		await waitFor(() => expect(element.filters).toEqual({ category: "utility" }));
		await putBack(element, () => {
			element.defaultFilters = "price=under-10k";
		});
		await waitFor(() => expect(element.filters).toMatchObject({ price: "under-10k" }));
		// A method comes after what the page has set before it.
		element.defaultFilters = "price=10k-15k";
		element.setFilters({ category: "utility" });
		await expect(element.filters).toEqual({ category: "utility" });
		element.setFilters({ search: "classic" });
		const told = fn();
		await putBack(element, () => element.addEventListener("nev-results-change", told));
		await waitFor(() => expect(element.shadowRoot?.querySelector("article")).toBeVisible());
		// After the effects of what is shown.
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		await expect(element.filters).toEqual({ search: "classic" });
		await expect(told).not.toHaveBeenCalled();
	},
};

/** The filters are in the page's address, where Back and a shared link find them. */
const SyncUrl: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const { href } = location;
		try {
			history.replaceState(history.state, "", "#vehicles=1&category=utility");
			canvasElement.insertAdjacentHTML("beforeend", `<${tag} api="/api" sync-url></${tag}>`);
			await findGrid(canvasElement);
			const element = canvasElement.querySelector(tag) as NevInventoryGridElement;
			await waitFor(() => expect(element.filters).toMatchObject({ category: "utility" }));
			element.setFilters({ search: "golf cart", price: "under-10k" });
			await waitFor(() =>
				expect(location.hash).toBe("#vehicles=1&search=golf+cart&price=under-10k"),
			);
			element.setFilters({});
			await waitFor(() => expect(location.hash).toBe(""));
			element.compare(["classic-4", "d6-max-gt4"]);
			await waitFor(() => expect(location.hash).toBe("#vehicles=1&compare=classic-4,d6-max-gt4"));
		} finally {
			history.replaceState(history.state, "", href);
		}
	},
};

/** A page's template, its address, and what it sets and calls. */
export const OfThePage: Story = {
	play: playEach(meta, {
		CardTemplate,
		MiddleClick,
		Options,
		Changed,
		Controller,
		PutBack,
		SyncUrl,
		Failing,
	}),
};
