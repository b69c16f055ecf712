import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { WidgetPage } from "./widget-page.js";
import "../../packages/widgets/src/dealer-locator/define.js";

const meta = {
	title: "Widgets/Dealer locator/About",
	component: WidgetPage,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta<typeof WidgetPage>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	args: {
		tag: "nev-dealer-locator",
		title: "Dealer locator",
		text: "Finds dealers by ZIP code, city, state or name, in a list and on a map.",
		attributes: { zip: "33164" },
		dos: [
			"Give it a column of at least 720 pixels, so that list and map are side by side.",
			"Write a telephone number inside the element, for visitors whose scripts fail.",
		],
		donts: [
			"Don't put a second search field above it.",
			"Don't set its height: it grows with its list.",
		],
	},
	play: async ({ canvas, canvasElement }) => {
		for (const title of ["Attributes", "Events", "Slots", "Parts"]) {
			await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
		}
		const element = canvasElement.querySelector("nev-dealer-locator");
		await waitFor(() => expect(element?.shadowRoot?.textContent).toContain("33164 Miami, Florida"));
	},
};
