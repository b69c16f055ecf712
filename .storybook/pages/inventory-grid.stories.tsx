import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { WidgetPage } from "./widget-page.js";
import "../../packages/widgets/src/inventory-grid/define.js";

const meta = {
	title: "Widgets/Inventory grid/About",
	component: WidgetPage,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta<typeof WidgetPage>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	args: {
		tag: "nev-inventory-grid",
		title: "Inventory grid",
		text: "The vehicles of the catalogue, or your own, with filters.",
		attributes: { limit: "3" },
		dos: [
			"Choose a category if the page is about one.",
			"Open your own page of a vehicle with the event nev-vehicle-select.",
		],
		donts: ["Don't limit it to fewer vehicles than a row holds."],
	},
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector("nev-inventory-grid");
		await waitFor(() =>
			expect(element?.shadowRoot?.textContent).toContain("33 vehicles, 30 available"),
		);
	},
};
