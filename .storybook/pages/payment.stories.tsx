import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { WidgetPage } from "./widget-page.js";
import "../../packages/widgets/src/payment/define.js";

const meta = {
	title: "Payment/About",
	component: WidgetPage,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta<typeof WidgetPage>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	args: {
		tag: "nev-payment",
		title: "Monthly payment",
		text: "What a vehicle costs a month, within a sentence or under its price.",
		attributes: { price: "8995", "calculator-href": "#calculator" },
		dos: [
			"Put it next to the price that it is for.",
			"Link it to a calculator, where visitors enter their own numbers.",
		],
		donts: ["Don't hide its small print: US law asks for it beside a payment."],
	},
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector("nev-payment");
		await waitFor(() => expect(element?.shadowRoot).toHaveTextContent("from $162.07 a month"));
	},
};
