import type { StoryContext } from "@storybook/react-vite";
import { fireEvent, within } from "storybook/test";

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
		sort: () => page.getByRole("combobox", { name: "Sort by" }),
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
