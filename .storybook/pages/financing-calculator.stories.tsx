import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { WidgetPage } from "./widget-page.js";
import "../../packages/widgets/src/financing-calculator/define.js";

const meta = {
	title: "Widgets/Financing calculator/About",
	component: WidgetPage,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta<typeof WidgetPage>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	args: {
		tag: "nev-financing-calculator",
		title: "Financing calculator",
		text: "Ranks loan, lease and cash by the visitor's own priorities, in the browser.",
		attributes: { price: "8995" },
		dos: ["Give it a price or a vehicle.", "Say where Apply Now leads."],
		donts: ["Don't repeat its figures in text: they change with what the visitor types."],
	},
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector("nev-financing-calculator");
		await waitFor(() => expect(element?.shadowRoot?.textContent).toContain("Get Recommendations"));
	},
};
