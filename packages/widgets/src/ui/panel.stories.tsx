import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inTests } from "../testing/in-tests.js";
import { Button } from "./button.js";
import { EmptyPanel, ErrorPanel } from "./panel.js";

const meta = {
	title: "UI parts/Panel",
	parameters: { docs: { story: { inline: true } } },
	component: EmptyPanel,
} satisfies Meta<typeof EmptyPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Replaces an empty list and offers a next step. */
export const Empty: Story = {
	args: {
		title: "No dealerships found",
		hint: "Check the spelling, or search by ZIP code or city.",
		children: <Button>Show all dealers</Button>,
	},
	play: inTests(async ({ canvas }) => {
		await expect(canvas.getByText("No dealerships found")).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Show all dealers" })).toBeVisible();
	}),
};

const retry = fn();

/** Replaces content that failed to load. Announced at once. */
export const Failed: Story = {
	args: { title: "The dealers could not be loaded" },
	render: ({ title }) => (
		<ErrorPanel
			title={title}
			hint="Please check your connection and try again."
			retryLabel="Try again"
			onRetry={retry}
		/>
	),
	play: inTests(async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("could not be loaded");
		await userEvent.tab();
		await userEvent.keyboard(" ");
		await expect(retry).toHaveBeenCalledOnce();
	}),
};
