import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTests } from "../testing/in-tests.js";
import { SkeletonCards } from "./skeleton.js";

const meta = {
	title: "UI parts/Skeleton cards",
	parameters: { docs: { story: { inline: true } } },
	component: SkeletonCards,
} satisfies Meta<typeof SkeletonCards>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden from screen readers: a status line announces the loading. */
export const Three: Story = {
	args: { count: 3 },
	play: inTests(async ({ canvas, canvasElement }) => {
		await expect(canvasElement.querySelectorAll(".nev-skeleton")).toHaveLength(3);
		await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
	}),
};

/** With reduced motion, the cards are not animated. */
export const Still: Story = {
	args: { count: 3 },
	parameters: { media: { reducedMotion: "reduce" } },
	play: inTests(async ({ canvasElement }) => {
		await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
		const card = canvasElement.querySelector(".nev-skeleton");
		await expect(card?.getAnimations()).toEqual([]);
	}),
};
