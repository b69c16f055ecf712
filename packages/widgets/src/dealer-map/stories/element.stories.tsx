import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { renderedMap } from "../../dealer-locator/stories/locator-page.js";
import { defineWidget } from "../../elements/define-widget.js";
import { collectParts } from "../../testing/element-parts.js";
import { attributeControls, shownIn } from "../../testing/element-story.js";
import { dealerMapWidget } from "../element.js";
import readme from "../README.md?raw";

const { tag } = dealerMapWidget;
if (!customElements.get(tag)) defineWidget(dealerMapWidget);

/** `<nev-dealer-map>`, for any page. */
const meta = {
	title: "Regressions/Dealer map/Element",
	tags: ["regression", "!autodocs"],
	args: { api: "/api", state: "FL" },
	argTypes: attributeControls(dealerMapWidget),
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Renders the map with its styles in the shadow root, and fires events. The names of rings are apart and
 * within the map, also where Preact adds no units.
 */
export const Default: Story = {
	args: { state: "", zip: "33164" },
	play: async ({ canvasElement, userEvent }) => {
		const handleSelect = fn();
		canvasElement.addEventListener(
			"nev-selected-change",
			({ detail }: CustomEventInit) => handleSelect(detail),
			{ once: true },
		);
		const root = await shownIn(canvasElement, tag, ".nev-dealer-map");
		const { map } = await renderedMap(root);
		const marker = await within(map).findByRole("button", { name: "Palmetto Cart Works" });
		await expect(getComputedStyle(marker).position).toBe("absolute");
		const names = await waitFor(() => {
			const found = [...map.querySelectorAll(".nev-ring-name")];
			expect(found.length).toBeGreaterThan(1);
			return found.map((name) => name.getBoundingClientRect());
		});
		await expect(new Set(names.map(({ x, y }) => `${x} ${y}`)).size).toBe(names.length);
		const { left, top, right, bottom } = map.getBoundingClientRect();
		for (const name of names) {
			await expect(Math.min(name.left - left, name.top - top)).toBeGreaterThanOrEqual(0);
			await expect(Math.min(right - name.right, bottom - name.bottom)).toBeGreaterThanOrEqual(0);
		}
		await userEvent.click(marker);
		await waitFor(() =>
			expect(handleSelect).toHaveBeenCalledWith(
				expect.objectContaining({ name: "Palmetto Cart Works" }),
			),
		);
		await expect(
			await within(root).findByRole("article", { name: "Palmetto Cart Works" }),
		).toBeVisible();
	},
};

/** The elements' parts, over all states, are those that the README lists. */
export const Parts: Story = {
	parameters: { api: { isSample: true } },
	render: () => <div />,
	play: async ({ canvasElement, userEvent, loaded }) => {
		const html = `<${tag} api="/api"></${tag}>`;
		const { element, content, appear, expectAll } = collectParts(canvasElement, html);
		await appear("marker-cluster", "notice");
		element.setAttribute("zip", "33164");
		await appear("marker-dealer");
		await userEvent.click(
			await within(content).findByRole("button", { name: "Palmetto Cart Works" }),
		);
		await appear("marker-selected", "card");
		loaded.api.mode = "fails";
		element.setAttribute("zip", "33101");
		await appear("panel", "hint");
		// React logs the error that the page causes.
		loaded.console.release();
		Object.assign(element, {
			messages: {
				get mapLabel() {
					throw new Error("A message cannot be read.");
				},
			},
		});
		await waitFor(() => expect(content).toHaveTextContent("This part of the page"));
		await expectAll(readme);
	},
};
