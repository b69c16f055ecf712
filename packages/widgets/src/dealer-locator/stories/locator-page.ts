import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

/** On the documentation page each locator stands in a page of its own, and has its own API. */
export const asPage = { docs: { story: { inline: false, height: "720px" } } };

/** What a visitor finds in a locator, by what they see or hear of it. English. */
export function locatorPage(element: HTMLElement) {
	const page = within(element);
	const markers = () => [...element.querySelectorAll<HTMLElement>(".nev-marker")];

	return {
		field: () => page.getByRole("combobox", { name: "Find a dealer" }),
		/** The names on the cards, in order. */
		names: () => page.queryAllByRole("heading").map(({ textContent }) => textContent),
		card: (name: string) => page.getByRole("article", { name }),
		map: () => page.findByRole("region", { name: /^Map of dealerships/ }),
		/** The markers of dealerships and clusters, those outside of the map's frame too. */
		markers,
		/** Waits until the map has drawn more dealerships than this, alone or as one. */
		drawnMoreThan: (count: number) =>
			waitFor(() =>
				expect(
					markers().reduce((sum, { textContent }) => sum + Number(textContent || 1), 0),
				).toBeGreaterThan(count),
			),
		/** Waits until the line above the list says this. */
		found: (text: string) =>
			waitFor(() => expect(element.querySelector(".nev-result-line")).toHaveTextContent(text)),
	};
}

/** Waits until the map has drawn something, and gives it. */
export async function drawnMap(element: HTMLElement) {
	const page = locatorPage(element);
	const map = await page.map();
	await waitFor(() => expect(page.markers()).not.toHaveLength(0));
	return { ...page, map, within: within(map) };
}

type User = StoryContext["userEvent"];

/** More presses of the Tab key than any page here has stops. */
const manyPresses = 400;

/** Presses Tab, or Shift and Tab, until the focus is on an element. */
export async function tabTo(user: User, element: Element | null, keys?: { shift: true }) {
	for (let presses = 0; presses < manyPresses; presses += 1) {
		if (document.activeElement === element) return;
		await user.tab(keys);
	}
	await expect(element).toHaveFocus();
}

/** Whether an element lies within another's frame, as a whole or in part. */
export function isSeenIn(frame: Element, element: Element): boolean {
	const outer = frame.getBoundingClientRect();
	const inner = element.getBoundingClientRect();
	return (
		inner.left < outer.right &&
		inner.right > outer.left &&
		inner.top < outer.bottom &&
		inner.bottom > outer.top
	);
}

/** Fails where something reaches over the side of its column. */
export async function expectNoSidewaysScrolling(element: HTMLElement): Promise<void> {
	const { right } = element.getBoundingClientRect();
	const tooWide = [...element.querySelectorAll(".nev-locator *:not(.nev-map *)")].filter(
		(child) => child.getBoundingClientRect().right > right + 0.5,
	);
	await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
	await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
