import type { StoryContext } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";

/** On the documentation page each grid stands in a page of its own, and has its own API. */
export const asPage = { docs: { story: { inline: false, height: "720px" } } };

export const phone = { viewport: { value: "phone" } };

type User = StoryContext["userEvent"];

/** What a visitor finds in a grid, in English; `root` is the canvas or a shadow root's content. */
export function gridPage(root: HTMLElement, user: User) {
	const page = within(root);
	return {
		/** Waits until vehicles are there. */
		ready: () => page.findAllByRole("article"),
		cards: () => page.queryAllByRole("article"),
		card: (name: string) => within(page.getByRole("article", { name })),
		/** How many vehicles there are, as it is seen and announced. */
		count: () => root.querySelector('.nev-count-line[role="status"]'),
		search: () => page.getByRole("searchbox", { name: "Search vehicles" }),
		category: () => page.getByRole("combobox", { name: "Category" }),
		price: () => page.getByRole("combobox", { name: "Price" }),
		button: (name: string) => page.getByRole("button", { name }),
		grid: () => page.getByRole("region", { name: "Vehicles" }),
		async type(text: string): Promise<void> {
			const field = page.getByRole("searchbox");
			if (root.getRootNode() instanceof ShadowRoot) {
				// The simulated keyboard does not reach in there.
				await fireEvent.input(field, { target: { value: text } });
				return;
			}
			await user.clear(field);
			await user.type(field, text);
		},
		/** Presses a button by keyboard. */
		async press(name: string): Promise<void> {
			page.getByRole("button", { name }).focus();
			await user.keyboard("{Enter}");
		},
		compare: (name: string) => page.getByRole("checkbox", { name: `Compare ${name}` }),
	};
}

/** Fails where something reaches over the side of its column; a table may scroll in its own frame. */
export async function expectNoSidewaysScrolling(element: HTMLElement): Promise<void> {
	const { right } = element.getBoundingClientRect();
	const tooWide = [...element.querySelectorAll(".nev-root *")].filter(
		(child) =>
			!child.closest(".nev-comparison-table") && child.getBoundingClientRect().right > right + 0.5,
	);
	await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
	await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
