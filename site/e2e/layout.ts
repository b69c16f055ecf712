import type { Page } from "@playwright/test";

/** How far a page can be scrolled sideways, in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
	return page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
}
