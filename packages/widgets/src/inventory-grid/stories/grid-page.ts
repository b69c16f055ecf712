import type { StoryContext } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";

/** Shows each story of a documentation page in its own frame, with its own mock API. */
export const asPage = { docs: { story: { inline: false, height: "720px" } } };

export const phone = { viewport: { value: "phone" } };

type User = StoryContext["userEvent"];

/** Queries and actions of a visitor. `root` is the canvas, or an element inside a shadow root. */
export function gridPage(root: HTMLElement, user: User) {
	const page = within(root);
	return {
		/** Waits until the vehicles have loaded. */
		ready: () => page.findAllByRole("article"),
		cards: () => page.queryAllByRole("article"),
		card: (name: string) => within(page.getByRole("article", { name })),
		/** The live region with the number of vehicles. */
		count: () => root.querySelector('.nev-count-line[role="status"]'),
		search: () => page.getByRole("searchbox", { name: "Search vehicles" }),
		category: () => page.getByRole("combobox", { name: "Category" }),
		price: () => page.getByRole("combobox", { name: "Price" }),
		button: (name: string) => page.getByRole("button", { name }),
		grid: () => page.getByRole("region", { name: "Vehicles" }),
		async type(text: string): Promise<void> {
			const field = page.getByRole("searchbox");
			if (root.getRootNode() instanceof ShadowRoot) {
				// The simulated keyboard does not reach into a shadow root.
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

/** Fails if something overflows its column, except a table, which has its own scroll container. */
export async function expectNoSidewaysScrolling(element: HTMLElement): Promise<void> {
	const { right } = element.getBoundingClientRect();
	const tooWide = [...element.querySelectorAll(".nev-root *")].filter(
		(child) =>
			!child.closest(".nev-comparison-table") && child.getBoundingClientRect().right > right + 0.5,
	);
	await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
	await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
