import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inTests } from "../testing/in-tests.js";
import { Accordion } from "./accordion.js";

/** Titles that open. Of all that share a `name`, here two lists, one is open at a time. */
const meta = {
	title: "UI parts/Accordion",
	parameters: { docs: { story: { inline: true } } },
	component: Accordion,
	args: { name: "questions", items: [] },
	render: (args) => (
		<div className="nev-root">
			{["range", "price"].map((topic) => (
				<Accordion
					{...args}
					key={topic}
					items={["one", "two"].map((number) => ({
						id: `${topic}-${number}`,
						title: `Question ${number} on the ${topic}`,
						content: <p>An answer.</p>,
					}))}
				/>
			))}
		</div>
	),
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const opensOneAtATime: NonNullable<Story["play"]> = async ({ canvasElement, userEvent }) => {
	const items = [...canvasElement.querySelectorAll("details")];
	const openIds = () => items.filter(({ open }) => open).map(({ id }) => id);
	for (const item of [...items, ...items]) {
		await userEvent.click(item.querySelector("summary") as HTMLElement);
		await waitFor(() => expect(openIds()).toEqual([item.id]));
	}
	const [last] = items.slice(-1);
	await userEvent.click(last?.querySelector("summary") as HTMLElement);
	await waitFor(() => expect(openIds()).toEqual([]));
};

export const OneAtATime: Story = { play: inTests(opensOneAtATime) };

/** A browser that does not know the `name` of a `details` element, as Chrome 90. */
export const OneAtATimeWithoutName: Story = {
	tags: ["regression"],
	beforeEach() {
		const name = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, "name");
		Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
		return () => {
			Object.defineProperty(HTMLDetailsElement.prototype, "name", name as PropertyDescriptor);
		};
	},
	play: async (context) => {
		for (const item of context.canvasElement.querySelectorAll("details")) {
			item.removeAttribute("name");
		}
		await opensOneAtATime(context);
	},
};
