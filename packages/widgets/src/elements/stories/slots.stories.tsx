import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { NevDealerLocatorElement } from "../../dealer-locator/define.js";
import { dealerLocatorWidget } from "../../dealer-locator/element.js";
import { financingCalculatorWidget } from "../../financing-calculator/element.js";
import { inquiryFormWidget } from "../../inquiry-form/element.js";
import type { NevInventoryGridElement } from "../../inventory-grid/define.js";
import { inventoryGridWidget } from "../../inventory-grid/element.js";
import { defineWidget } from "../define-widget.js";

for (const widget of [
	dealerLocatorWidget,
	financingCalculatorWidget,
	inquiryFormWidget,
	inventoryGridWidget,
]) {
	if (!customElements.get(widget.tag)) defineWidget(widget);
}

/** A page's own content in the elements. The components have no slots. */
const meta = { title: "Elements/Slots", render: () => <div /> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function insert<Element extends HTMLElement>(canvasElement: HTMLElement, html: string): Element {
	canvasElement.insertAdjacentHTML("afterbegin", html);
	return canvasElement.firstElementChild as Element;
}

/** Waits until a child of the element is shown in a slot. */
async function shown(element: HTMLElement, name: string): Promise<Element> {
	const child = element.querySelector(`[slot="${name}"]`) as Element;
	await waitFor(() => expect(child.assignedSlot?.name).toBe(name), { timeout: 10_000 });
	await expect(child.checkVisibility()).toBe(true);
	return child;
}

/** A hidden child of its own name is shown under its card, and its link is not covered by the card's. */
export const CardFooters: Story = {
	play: async ({ canvasElement }) => {
		const grid = insert<NevInventoryGridElement>(
			canvasElement,
			'<nev-inventory-grid api="/api"><a slot="card-footer-classic-4" href="/four" hidden>Offer</a></nev-inventory-grid>',
		);
		const link = await shown(grid, "card-footer-classic-4");
		link.scrollIntoView({ block: "center" });
		const { left, top, height } = link.getBoundingClientRect();
		await expect(document.elementFromPoint(left + 5, top + height / 2)).toBe(link);
		await expect(link.assignedSlot?.closest("article")).toHaveTextContent("Classic 4");
		grid.remove();
		const locator = insert<NevDealerLocatorElement>(
			canvasElement,
			'<nev-dealer-locator api="/api" zip="33164"><p slot="card-footer-96" hidden>Open late</p></nev-dealer-locator>',
		);
		const footer = await shown(locator, "card-footer-96");
		await expect(footer.assignedSlot?.closest("article")).toHaveTextContent("Palmetto Cart Works");
	},
};

/** The page's own empty state replaces the widget's, and only then is it shown. */
export const EmptyState: Story = {
	play: async ({ canvasElement }) => {
		const grid = insert<NevInventoryGridElement>(
			canvasElement,
			'<nev-inventory-grid api="/api">Our carts.<p slot="empty" hidden>Call us.</p></nev-inventory-grid>',
		);
		await waitFor(() => expect(grid.shadowRoot?.querySelector("article")).toBeTruthy());
		const empty = grid.querySelector("p") as Element;
		await expect(empty.checkVisibility()).toBe(false);
		grid.search({ search: "zzzz" });
		await shown(grid, "empty");
		const panel = grid.shadowRoot?.querySelector(".nev-panel");
		await expect(panel?.checkVisibility()).toBe(false);
	},
};

/** A text of the page replaces the title's, which keeps its level and names the form. */
export const Headings: Story = {
	play: async ({ canvasElement }) => {
		for (const tag of ["nev-inquiry-form", "nev-financing-calculator"]) {
			const element = insert(
				canvasElement,
				`<${tag} api="/api"><span slot="heading">Ask <em>us</em></span></${tag}>`,
			);
			const heading = (await shown(element, "heading")).assignedSlot?.parentElement;
			await expect(heading).toHaveAccessibleName("Ask us");
			element.remove();
		}
	},
};
