import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { inventoryGridWidget } from "../element.js";
import { asPage, gridPage } from "./grid-page.js";
import { gt4 } from "./sample-vehicle.js";

const { tag } = inventoryGridWidget;
if (!customElements.get(tag)) defineWidget(inventoryGridWidget);

/** `<nev-inventory-grid>`, which a dealer pastes into a page of any kind. */
const meta = {
	title: "InventoryGrid/Element",
	parameters: asPage,
	args: { api: "/api" },
	argTypes: Object.fromEntries(
		["api", ...inventoryGridWidget.attributes].map((name) => [name, { control: "text" as const }]),
	),
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The grid inside an element. Its shadow root is open; the tests read it like a page. */
async function shadowOf(canvasElement: HTMLElement): Promise<HTMLElement> {
	return waitFor(() => {
		const root = canvasElement.querySelector(tag)?.shadowRoot?.firstElementChild;
		expect(root?.querySelector("article, .nev-panel")).toBeInTheDocument();
		return root as HTMLElement;
	});
}

function listen(element: HTMLElement, name: string) {
	const told = fn();
	element.addEventListener(
		name,
		(event) => {
			event.preventDefault();
			told((event as CustomEvent).detail);
		},
		{ once: true },
	);
	return told;
}

/** Attributes narrow it, and the page hears of a choice and may keep the visitor. */
export const Default: Story = {
	args: { category: "4-seater", limit: "2" },
	play: async ({ canvasElement, userEvent }) => {
		const told = listen(canvasElement, "nev:vehicle-select");
		const root = await shadowOf(canvasElement);
		const { cards, category } = gridPage(root, userEvent);
		await expect(category()).toHaveValue("4-seater");
		await expect(cards()).toHaveLength(2);
		await userEvent.click(within(root).getByRole("link", { name: "Classic 4" }));
		await expect(told).toHaveBeenCalledWith(expect.objectContaining({ slug: "classic-4" }));
	},
};

/** A change of an attribute takes effect at once. */
export const Changed: Story = {
	args: { category: "4-seater", limit: "2" },
	play: async ({ canvasElement, userEvent }) => {
		const root = await shadowOf(canvasElement);
		const { cards, category, count } = gridPage(root, userEvent);
		const element = canvasElement.querySelector(tag);
		await waitFor(() => expect(cards()).toHaveLength(2));
		// What the visitor chose before stands in nobody's way.
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

/** The page's own vehicles, set as a property; no API is asked. */
export const OwnVehicles: Story = {
	render: (attributes) =>
		createElement(tag, {
			...attributes,
			ref: (element: HTMLElement | null) => {
				if (element) Object.assign(element, { vehicles: [gt4] });
			},
		}),
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { cards } = gridPage(await shadowOf(canvasElement), userEvent);
		await waitFor(() => expect(cards()).toHaveLength(1));
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** A failure is told inside the element, and the page hears of it. */
export const Failing: Story = {
	parameters: { api: { mode: "fails" } },
	play: async ({ canvasElement, userEvent, loaded }) => {
		const root = await shadowOf(canvasElement);
		await expect(within(root).getByRole("alert")).toHaveTextContent(
			"The vehicles could not be loaded",
		);
		const told = listen(canvasElement, "nev:error");
		const { press, ready } = gridPage(root, userEvent);
		await userEvent.click(within(root).getByRole("button", { name: "Try again" }));
		await waitFor(() =>
			expect(told).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);
		loaded.api.mode = "responds";
		await press("Try again");
		await ready();
	},
};
