import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Attributes } from "./widget-manifest.js";
import { aboutPage, showsText } from "./widget-page.js";
import "../../packages/widgets/src/inquiry-form/define.js";
import type { NevInquiryFormElement } from "../../packages/widgets/src/inquiry-form/element.js";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";

const meta = {
	title: "Widgets/Inquiry form",
	tags: ["!autodocs"],
	...aboutPage("inquiry-form", {
		example: { vehicle: "d6-max-gt4" },
		compositions: ["Locator to inquiry", "Calculator to inquiry"],
		dos: [
			"Name the dealership, so that the inquiry reaches the right one.",
			"Put it where the vehicle is, not on a page of its own.",
		],
		donts: ["Don't ask for consent to calls without a number that you call from."],
		prepare: (element: NevInquiryFormElement) => element.submit(),
	}),
} satisfies Meta<Attributes>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	play: inTests(async ({ canvasElement }) => {
		await showsText(canvasElement, "nev-inquiry-form", "First name");
	}),
};
