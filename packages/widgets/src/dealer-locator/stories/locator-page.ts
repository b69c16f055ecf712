import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

type User = StoryContext["userEvent"];

/** On the documentation page, renders each locator in its own iframe, with its own API. */
export const asPage = { docs: { story: { inline: false, height: "720px" } } };

/** Queries for what a visitor sees or hears of a locator, in English. */
export function locatorPage(element: HTMLElement) {
	const page = within(element);
	const field = () => page.getByRole("combobox", { name: "Find a dealer" });
	const markers = () => [...element.querySelectorAll<HTMLElement>(".nev-marker")];

	return {
		field,
		/** Enters a text at once: of one that is typed slowly, the beginning is searched for too. */
		async enter(user: User, text: string): Promise<void> {
			await user.click(field());
			await user.paste(text);
		},
		/** The names on the cards, in order. */
		names: () => page.queryAllByRole("heading").map(({ textContent }) => textContent),
		card: (name: string) => page.getByRole("article", { name }),
		map: () => page.findByRole("region", { name: /^Map of dealers/ }),
		/** The markers of dealerships and clusters, including those outside of the visible map. */
		markers,
		/** Waits until the map shows more than a number of dealerships, clustered or not. */
		showsMoreThan: (count: number) =>
			waitFor(() =>
				expect(
					markers().reduce((sum, { textContent }) => sum + Number(textContent || 1), 0),
				).toBeGreaterThan(count),
			),
		/** Waits until the result line contains a text. */
		waitForResults: (text: string) =>
			waitFor(() => expect(element.querySelector(".nev-result-line")).toHaveTextContent(text)),
	};
}

/** Waits until the map has rendered its first markers. */
export async function renderedMap(element: HTMLElement) {
	const page = locatorPage(element);
	const map = await page.map();
	await waitFor(() => expect(page.markers()).not.toHaveLength(0));
	return { ...page, map, within: within(map) };
}

/** More than the number of tab stops in any story. */
const maxPresses = 400;

/** Presses Tab, or Shift and Tab, until an element has the focus. */
export async function tabTo(user: User, element: Element | null, keys?: { shift: true }) {
	for (let presses = 0; presses < maxPresses; presses += 1) {
		if (document.activeElement === element) return;
		await user.tab(keys);
	}
	await expect(element).toHaveFocus();
}

/** Whether an element is at least partly within another one's box. */
export function overlaps(frame: Element, element: Element): boolean {
	const outer = frame.getBoundingClientRect();
	const inner = element.getBoundingClientRect();
	return (
		inner.left < outer.right &&
		inner.right > outer.left &&
		inner.top < outer.bottom &&
		inner.bottom > outer.top
	);
}

/** Fails if an element extends beyond its column. */
export async function expectNoSidewaysScrolling(element: HTMLElement): Promise<void> {
	const { right } = element.getBoundingClientRect();
	const tooWide = [...element.querySelectorAll(".nev-locator *:not(.nev-map *)")].filter(
		(child) => child.getBoundingClientRect().right > right + 0.5,
	);
	await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
	await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/**
 * Waits for the map's picture to have a name. A search by role would look at hundreds of markers after
 * each change, which slows down the map.
 */
export function namedPicture(root: HTMLElement, name: RegExp): Promise<HTMLElement> {
	return waitFor(() => {
		const picture = root.querySelector<HTMLElement>(".nev-map-canvas");
		expect(picture).toHaveRole("img");
		expect(picture).toHaveAccessibleName(name);
		return picture as HTMLElement;
	});
}
