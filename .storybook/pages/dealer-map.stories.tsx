import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Attributes } from "./widget-manifest.js";
import { aboutPage, showsText } from "./widget-page.js";
import "../../packages/widgets/src/dealer-map/define.js";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";

const meta = {
	title: "Widgets/Dealer map",
	tags: ["!autodocs"],
	...aboutPage("dealer-map", {
		example: { state: "Florida" },
		dos: [
			"Set its height with --nev-map-height.",
			"Use it next to the same dealers as text: a map says little to a screen reader.",
		],
		donts: ["Don't let one finger move it unless the page is all map."],
	}),
} satisfies Meta<Attributes>;
export default meta;

/** What it is, how it is used, and what it can be told. */
export const About: StoryObj<typeof meta> = {
	play: inTests(async ({ canvasElement }) => {
		await showsText(canvasElement, "nev-dealer-map", "Use Ctrl + scroll to zoom the map");
	}),
};
