import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { WidgetPage } from "./widget-page.js";
import "../../packages/widgets/src/inquiry-form/define.js";

const meta = {
	title: "Widgets/Inquiry form/About",
	component: WidgetPage,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta<typeof WidgetPage>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	args: {
		tag: "nev-inquiry-form",
		title: "Inquiry form",
		text: "Asks for information about a vehicle, and keeps what was typed whatever fails.",
		attributes: { vehicle: "d6-max-gt4" },
		dos: [
			"Name the dealership, so that the inquiry reaches the right one.",
			"Put it where the vehicle is, not on a page of its own.",
		],
		donts: ["Don't ask for consent to calls without a number that you call from."],
	},
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector("nev-inquiry-form");
		await waitFor(() => expect(element?.shadowRoot?.textContent).toContain("First name"));
	},
};
