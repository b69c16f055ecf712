import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { dealerLocatorWidget } from "../../dealer-locator/element.js";
import { dealerMapWidget } from "../../dealer-map/element.js";
import { financingCalculatorWidget } from "../../financing-calculator/element.js";
import { inquiryFormWidget } from "../../inquiry-form/element.js";
import { inventoryGridWidget } from "../../inventory-grid/element.js";
import { playEach } from "../../testing/play-each.js";
import { defineWidget } from "../define-widget.js";

const widgets = [
	dealerLocatorWidget,
	dealerMapWidget,
	financingCalculatorWidget,
	inquiryFormWidget,
	inventoryGridWidget,
];
for (const widget of widgets) if (!customElements.get(widget.tag)) defineWidget(widget);

/** Several widgets of a kind on a page: what each one's landmarks are named. */
const meta = {
	title: "Regressions/Elements/Labels",
	tags: ["regression", "!autodocs"],
	render: () => <div />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Inserts an element, and returns what finds things in it. */
function insert(canvasElement: HTMLElement, tag: string, attributes: string) {
	canvasElement.insertAdjacentHTML("beforeend", `<${tag} api="/api" ${attributes}></${tag}>`);
	const { shadowRoot } = canvasElement.lastElementChild as HTMLElement;
	return within(shadowRoot as unknown as HTMLElement);
}

/** Two locators, with their searches and maps, have names of their own. */
const TwoLocators: Story = {
	play: async ({ canvasElement }) => {
		for (const [label, zip] of [
			["Sales", "33164"],
			["Service", "90210"],
		] as const) {
			const locator = insert(
				canvasElement,
				dealerLocatorWidget.tag,
				`label="${label}" zip="${zip}"`,
			);
			const region = await locator.findByRole("region", { name: label });
			await expect(locator.getByRole("search", { name: label })).toBeVisible();
			// The map loads near the viewport.
			region.scrollIntoView();
			const map = { name: `Map of dealers: ${label}` };
			await expect(await locator.findByRole("region", map)).toBeVisible();
			await locator.findAllByRole("article");
		}
	},
};

/** The other widgets. A label that changes is the name at once, and without one it is what it was. */
const EveryWidget: Story = {
	play: async ({ canvasElement }) => {
		for (const { tag } of widgets) {
			const widget = insert(canvasElement, tag, 'label="For business"');
			const region = await widget.findByRole("region", { name: "For business" });
			const element = canvasElement.lastElementChild as HTMLElement & {
				label: string | undefined;
			};
			await expect(element.label).toBe("For business");
			element.label = undefined;
			await widget.findByRole("region", {
				name: /^(Dealer locator|Map of dealers|Financing calculator|Request Information|Vehicles)$/,
			});
			await expect(region).toBeVisible();
		}
	},
};

/** Of several widgets, and of each. */
export const Labels: Story = {
	play: playEach(meta, { TwoLocators, EveryWidget }),
};
