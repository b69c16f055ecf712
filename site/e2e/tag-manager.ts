import type { Page } from "@playwright/test";

/** Stands in for the tag manager, so that nothing leaves the machine; the addresses asked for. */
export async function mockTagManager(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route(/^https:\/\/[^/]*google[^/]*\//, async (route) => {
		asked.push(route.request().url());
		await route.fulfill({ contentType: "text/javascript", body: "" });
	});
	return asked;
}
