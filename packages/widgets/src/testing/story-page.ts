import { expect } from "storybook/test";

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
