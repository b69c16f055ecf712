import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Attributes } from "./widget-manifest.js";
import { aboutPage, showsText } from "./widget-page.js";
import "../../packages/widgets/src/payment/define.js";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";

const meta = {
	title: "Widgets/Monthly payment",
	tags: ["!autodocs"],
	...aboutPage("payment", {
		example: { price: 8995, "calculator-href": "#calculator" },
		compositions: ["One language and one look"],
		dos: [
			"Put it next to the price that it is for.",
			"Link it to a calculator, where visitors enter their own numbers.",
		],
		donts: ["Don't hide its small print: US law asks for it beside a payment."],
	}),
} satisfies Meta<Attributes>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	play: inTests(async ({ canvasElement }) => {
		await showsText(canvasElement, "nev-payment", "from $162.07 a month");
	}),
};
