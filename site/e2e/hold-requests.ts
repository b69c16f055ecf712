import type { Page } from "@playwright/test";

/** Holds matching requests back. Returns a function that lets them through. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await released;
		await route.fallback();
	});
	return release;
}
