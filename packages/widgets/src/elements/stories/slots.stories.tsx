import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { NevDealerLocatorElement } from "../../dealer-locator/define.js";
import { dealerLocatorWidget } from "../../dealer-locator/element.js";
import { dealerMapWidget } from "../../dealer-map/element.js";
import { financingCalculatorWidget } from "../../financing-calculator/element.js";
import { inquiryFormWidget } from "../../inquiry-form/element.js";
import type { NevInventoryGridElement } from "../../inventory-grid/define.js";
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

/** A page's own content in the elements. The components have no slots. */
const meta = {
	title: "Regressions/Elements/Slots",
	tags: ["regression", "!autodocs"],
	render: () => <div />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function insert<Element extends HTMLElement>(canvasElement: HTMLElement, html: string): Element {
	canvasElement.insertAdjacentHTML("afterbegin", html);
	return canvasElement.firstElementChild as Element;
}

/** Waits until a child of the element is shown in a slot. */
async function shown(element: HTMLElement, name: string): Promise<Element> {
	const child = element.querySelector(`[slot="${name}"]`) as Element;
	await waitFor(() => expect(child.assignedSlot?.name).toBe(name));
	await expect(child.checkVisibility()).toBe(true);
	return child;
}

/** A hidden child of its own name is shown under its card, and its link is not covered by the card's. */
const CardFooters: Story = {
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
const EmptyState: Story = {
	play: async ({ canvasElement }) => {
		const grid = insert<NevInventoryGridElement>(
			canvasElement,
			'<nev-inventory-grid api="/api">Our carts.<p slot="empty" hidden>Call us.</p></nev-inventory-grid>',
		);
		await waitFor(() => expect(grid.shadowRoot?.querySelector("article")).toBeTruthy());
		const empty = grid.querySelector("p") as Element;
		await expect(empty.checkVisibility()).toBe(false);
		grid.setFilters({ search: "zzzz" });
		await shown(grid, "empty");
		const panel = grid.shadowRoot?.querySelector(".nev-panel");
		await expect(panel?.checkVisibility()).toBe(false);
	},
};

/**
 * Where the API is away, the page's own children stand beside what says so, and go when it answers.
 * A child with a place of its own is not shown for it.
 */
function apiAway(tag: string, attributes = ""): Story {
	return {
		parameters: { api: { mode: "fails" } },
		play: async ({ canvasElement, loaded }) => {
			const element = insert<HTMLElement>(
				canvasElement,
				`<${tag} api="/api" ${attributes}><a href="tel:+12395550142">Call us</a><p slot="card-footer-0" hidden>Open late</p></${tag}>`,
			);
			const link = element.querySelector("a") as Element;
			const content = () => within(element.shadowRoot?.firstElementChild as HTMLElement);
			const alert = await waitFor(() => {
				const filled = content()
					.getAllByRole("alert")
					.find(({ textContent }) => textContent);
				expect(filled).toBeVisible();
				return filled as HTMLElement;
			});
			await waitFor(() => expect(link.checkVisibility()).toBe(true));
			// Not within the alert, which reads all it contains.
			await expect(alert).not.toContainElement(link.assignedSlot);
			await expect(element.querySelector("p")?.checkVisibility()).toBe(false);
			loaded.api.mode = "responds";
			for (const retry of content().getAllByRole("button", { name: "Try again" })) retry.click();
			await waitFor(() => expect(link.checkVisibility()).toBe(false));
			element.remove();
		},
	};
}

const LocatorAway = apiAway("nev-dealer-locator");
const MapAway = apiAway("nev-dealer-map");
const GridAway = apiAway("nev-inventory-grid");
const FormAway = apiAway("nev-inquiry-form", 'vehicle="d6-max-gt4"');
const CalculatorAway = apiAway("nev-financing-calculator", 'vehicle="d6-max-gt4"');

/** A text of the page replaces the title's, which keeps its level and names the form. */
const Headings: Story = {
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

/** What a page puts in, and when it is shown. */
export const Slots: Story = {
	play: playEach(meta, { CardFooters, EmptyState, Headings }),
};

/** The page's own children, in each widget. */
export const ApiAway: Story = {
	play: playEach(meta, { LocatorAway, MapAway, GridAway, FormAway, CalculatorAway }),
};
