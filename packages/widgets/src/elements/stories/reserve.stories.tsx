import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styles from "../reserve.css?inline";

const names = [
	"nev-dealer-locator",
	"nev-dealer-map",
	"nev-inventory-grid",
	"nev-inquiry-form",
	"nev-financing-calculator",
];

/** The style sheet that a page loads before the elements' script. */
const meta = {
	title: "Regressions/Elements/Reserved space",
	tags: ["regression", "!autodocs"],
	render: () => <style>{`${styles} .out { display: none; }`}</style>,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** An element that the page hides, by the attribute or by a class, is not shown and has no space. */
export const HiddenElements: Story = {
	play: async ({ canvasElement }) => {
		for (const name of names) {
			const element = document.createElement(name);
			// For those that other stories of the same page have defined.
			element.setAttribute("api", "/api");
			canvasElement.append(element);
			await expect(element).toHaveStyle({ display: "block" });
			element.hidden = true;
			await expect(element).toHaveStyle({ display: "none" });
			element.hidden = false;
			element.className = "out";
			await expect(element).toHaveStyle({ display: "none" });
			element.remove();
		}
	},
};
