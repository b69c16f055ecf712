import { expect } from "storybook/test";

/** On the documentation page, renders each story in its own iframe, with its own API. */
export const asPage = { docs: { story: { inline: false, height: "720px" } } };

export const phone = { viewport: { value: "phone" } };

/** Fails if an element extends beyond its column, except in a map and in a table, which clip and scroll. */
export async function expectNoSidewaysScrolling(element: HTMLElement): Promise<void> {
	const { right } = element.getBoundingClientRect();
	const tooWide = [...element.querySelectorAll(".nev-root *")].filter(
		(child) =>
			!child.closest(".nev-map, .nev-comparison-table") &&
			child.getBoundingClientRect().right > right + 0.5,
	);
	await expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
	await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
