import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Attributes } from "./widget-manifest.js";
import { aboutPage, showsText } from "./widget-page.js";
import "../../packages/widgets/src/inventory-grid/define.js";
import type { NevInventoryGridElement } from "../../packages/widgets/src/inventory-grid/element.js";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";

const meta = {
	title: "Widgets/Inventory grid",
	tags: ["!autodocs"],
	...aboutPage("inventory-grid", {
		example: { limit: 3, "can-compare": true, "can-sort": true },
		compositions: ["Grid to calculator"],
		dos: [
			"Choose a category if the page is about one.",
			"Open your own page of a vehicle with the event nev-vehicle-select.",
		],
		donts: ["Don't limit it to fewer vehicles than a row holds."],
		prepare: (element: NevInventoryGridElement) =>
			element.compare(element.results.vehicles.slice(0, 2).map(({ slug }) => slug)),
	}),
} satisfies Meta<Attributes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What it is, how it is used, and what it can be told. */
export const About: Story = {
	play: inTests(async ({ canvas, canvasElement }) => {
		await showsText(canvasElement, "nev-inventory-grid", "33 vehicles, 30 available");
		await expect(canvas.getByRole("link", { name: "Grid to calculator" })).toHaveAttribute(
			"href",
			"?path=/story/widgets-composition--grid-to-calculator",
		);
	}),
};

/** The picture of its parts, a second grid, leaves the page's address to the example. */
export const SyncUrl: Story = {
	tags: ["regression"],
	args: { "sync-url": true },
	play: async ({ canvasElement }) => {
		const tag = "nev-inventory-grid";
		await showsText(canvasElement, tag, "33 vehicles, 30 available");
		await expect(canvasElement.querySelectorAll(tag)).toHaveLength(2);
		await expect(canvasElement.querySelectorAll(`${tag}[sync-url]`)).toHaveLength(1);
	},
};

/** Long texts are those of every part, here of the order. */
export const LongTexts: Story = {
	tags: ["regression"],
	globals: { texts: "long" },
	play: ({ canvasElement }) => showsText(canvasElement, "nev-inventory-grid", "Sortrt by"),
};
