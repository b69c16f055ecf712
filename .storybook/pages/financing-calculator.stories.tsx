import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Attributes } from "./widget-manifest.js";
import { aboutPage, showsText } from "./widget-page.js";
import "../../packages/widgets/src/financing-calculator/define.js";
import type { NevFinancingCalculatorElement } from "../../packages/widgets/src/financing-calculator/element.js";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";

const meta = {
	title: "Widgets/Financing calculator",
	tags: ["!autodocs"],
	...aboutPage("financing-calculator", {
		example: { price: 8995 },
		compositions: ["Grid to calculator", "Calculator to inquiry", "One language and one look"],
		dos: ["Give it a price or a vehicle.", "Say where Apply Now leads."],
		donts: ["Don't repeat its figures in text: they change with what the visitor types."],
		prepare: (element: NevFinancingCalculatorElement) => element.recommend(),
	}),
} satisfies Meta<Attributes>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	play: inTests(async ({ canvasElement }) => {
		await showsText(canvasElement, "nev-financing-calculator", "Get Recommendations");
	}),
};
