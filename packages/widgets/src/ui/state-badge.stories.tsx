import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTests } from "../testing/in-tests.js";
import { StateBadge } from "./state-badge.js";

const meta = {
	title: "UI parts/State badge",
	parameters: { docs: { story: { inline: true } } },
	component: StateBadge,
} satisfies Meta<typeof StateBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the abbreviation. Screen readers read the name. */
export const State: Story = {
	args: { state: "Florida" },
	play: inTests(async ({ canvas }) => {
		await expect(canvas.getByText("FL")).toBeVisible();
		await expect(canvas.getByText("FL")).toHaveAttribute("aria-hidden", "true");
		await expect(canvas.getByText("Florida")).toBeInTheDocument();
	}),
};

/** Anything else is shown as it is. */
export const Elsewhere: Story = {
	args: { state: "Ontario" },
	play: inTests(async ({ canvas }) => {
		await expect(canvas.getAllByText("Ontario")[0]).toBeVisible();
	}),
};
