import type { Page } from "@playwright/test";

/**
 * Waits until React answers the visitor on a page of the site. Its scripts start after the page has
 * loaded, so nothing else that the browser reports says so, neither `load` nor an idle network.
 */
export async function waitForHydration(page: Page): Promise<void> {
	await page.waitForFunction(() => document.readyState === "complete" && !window.nevEarlyPress);
}
