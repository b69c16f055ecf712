import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { WidgetPage } from "./widget-page.js";
import "../../packages/widgets/src/dealer-map/define.js";

const meta = {
	title: "Widgets/Dealer map/About",
	component: WidgetPage,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta<typeof WidgetPage>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	args: {
		tag: "nev-dealer-map",
		title: "Dealer map",
		text: "The locator's map alone, for a page that has a list of its own.",
		attributes: { state: "Florida" },
		dos: [
			"Set its height with --nev-map-height.",
			"Use it beside the same dealers as text: a map says little to a screen reader.",
		],
		donts: ["Don't let one finger move it unless the page is all map."],
	},
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector("nev-dealer-map");
		await waitFor(() =>
			expect(element?.shadowRoot?.textContent).toContain("Use Ctrl + scroll to zoom the map"),
		);
	},
};
