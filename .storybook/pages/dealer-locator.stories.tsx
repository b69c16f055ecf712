import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import type { Attributes } from "./widget-manifest.js";
import { aboutPage, showsText } from "./widget-page.js";
import "../../packages/widgets/src/dealer-locator/define.js";
import type { NevDealerLocatorElement } from "../../packages/widgets/src/dealer-locator/element.js";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";

const meta = {
	title: "Widgets/Dealer locator",
	tags: ["!autodocs"],
	...aboutPage("dealer-locator", {
		example: { zip: "33164" },
		compositions: ["Locator to inquiry"],
		dos: [
			"Give it a column of at least 720 pixels, so that list and map are side by side.",
			"Write a telephone number inside the element, for visitors whose scripts fail.",
		],
		donts: [
			"Don't put a second search field above it.",
			"Don't set its height: it grows with its list.",
		],
		prepare: (element: NevDealerLocatorElement) =>
			element.select(element.results.dealerships[0]?.id),
	}),
} satisfies Meta<Attributes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What it is, how it is used, and what it can be told. */
export const About: Story = {
	play: inTests(async ({ canvas, canvasElement }) => {
		for (const title of [
			"Attributes",
			"Properties",
			"Methods",
			"Events",
			"Parts",
			"Slots",
			"Tokens",
		])
			await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
		await showsText(canvasElement, "nev-dealer-locator", "33164 Miami, Florida");
		// The parts of a card have their numbers in the picture.
		await expect(await canvas.findByTitle("card-heading")).toBeVisible();
		await expect(canvas.getByRole("row", { name: /^card-heading \d+ its name$/ })).toBeVisible();
	}),
};

/** Once a number is 0, the example is as if it had never been set. */
export const RadiusLeftOut: Story = {
	tags: ["regression"],
	args: { radius: 10 },
	render: function RadiusLeftOut(args) {
		const [isSet, setIsSet] = useState(true);
		return (
			<>
				<button type="button" onClick={() => setIsSet(false)}>
					Leave it out
				</button>
				{meta.render({ ...args, ...(!isSet && { radius: 0 }) })}
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await showsText(canvasElement, "nev-dealer-locator", "2 dealers within 10 mi");
		await userEvent.click(canvas.getByRole("button", { name: "Leave it out" }));
		await showsText(canvasElement, "nev-dealer-locator", "5 dealers within 50 mi");
	},
};
