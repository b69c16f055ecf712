import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { dealerLocatorWidget } from "../../dealer-locator/element.js";
import { dealerMapWidget } from "../../dealer-map/element.js";
import { financingCalculatorWidget } from "../../financing-calculator/element.js";
import { inquiryFormWidget } from "../../inquiry-form/element.js";
import { inventoryGridWidget } from "../../inventory-grid/element.js";
import { playEach } from "../../testing/play-each.js";
import { defineWidget } from "../define-widget.js";

for (const widget of [
	dealerLocatorWidget,
	dealerMapWidget,
	financingCalculatorWidget,
	inquiryFormWidget,
	inventoryGridWidget,
]) {
	if (!customElements.get(widget.tag)) defineWidget(widget);
}

/** `focus()` of the elements. */
const meta = {
	title: "Regressions/Elements/Focus",
	tags: ["regression", "!autodocs"],
	render: () => <button type="button">On the page</button>,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Inserts an element at the top of the page. */
function insert(canvasElement: HTMLElement, tag: string): HTMLElement {
	canvasElement.insertAdjacentHTML("afterbegin", `<${tag} api="/api"></${tag}>`);
	return canvasElement.firstElementChild as HTMLElement;
}

const focused = ({ shadowRoot }: HTMLElement) => shadowRoot?.activeElement;

/** Called at once, each element focuses its first control as soon as there is one. */
const FirstControl: Story = {
	play: async ({ canvasElement }) => {
		for (const [{ tag }, name] of [
			[dealerLocatorWidget, "Find a dealer"],
			[dealerMapWidget, /^Map of dealers/],
			[financingCalculatorWidget, "Vehicle price"],
			[inquiryFormWidget, "Vehicle"],
			[inventoryGridWidget, "Search vehicles"],
		] as const) {
			const element = insert(canvasElement, tag);
			element.focus();
			await expect(element).toHaveFocus();
			await waitFor(() => expect(focused(element)).toHaveAccessibleName(name));
			// With a negative one, Chromium would leave its controls out of the tab order.
			await expect(element).not.toHaveAttribute("tabindex");
			element.remove();
		}
	},
};

/** A call focuses at once if it can, and leaves a focus within the element where it is. */
const AtOnce: Story = {
	play: async ({ canvas, canvasElement }) => {
		const element = insert(canvasElement, "nev-inventory-grid");
		const content = within(element.shadowRoot?.firstElementChild as HTMLElement);
		const price = await content.findByRole("combobox", { name: "Price" });
		canvas.getByRole("button", { name: "On the page" }).focus();
		const blurred = fn();
		element.shadowRoot?.addEventListener("focusout", blurred);
		element.focus();
		await expect(focused(element)).toHaveAccessibleName("Search vehicles");
		await expect(blurred).not.toHaveBeenCalled();
		price.focus();
		element.focus();
		await expect(focused(element)).toBe(price);
	},
};

/** An element that the page has made focusable itself stays so. */
const FocusableByThePage: Story = {
	play: async ({ canvasElement }) => {
		const element = insert(canvasElement, "nev-inventory-grid");
		element.tabIndex = 0;
		element.focus();
		await expect(element).toHaveFocus();
		await waitFor(() => expect(focused(element)).toHaveAccessibleName("Search vehicles"));
		await expect(element).toHaveAttribute("tabindex", "0");
	},
};

/** Called while it cannot take the focus, it leaves the element as it was. */
const Hidden: Story = {
	play: async ({ canvasElement }) => {
		const element = insert(canvasElement, "nev-inventory-grid");
		element.hidden = true;
		element.focus();
		await expect(element).not.toHaveAttribute("tabindex");
	},
};

/** Whenever it is called. */
export const Focus: Story = {
	play: playEach(meta, { FirstControl, AtOnce, FocusableByThePage, Hidden }),
};
