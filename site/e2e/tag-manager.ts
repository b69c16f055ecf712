import type { Page } from "@playwright/test";

/** Answers requests to the tag manager with an empty script. Returns the requested addresses. */
export async function mockTagManager(page: Page): Promise<string[]> {
	const requests: string[] = [];
	await page.route(/^https:\/\/[^/]*google[^/]*\//, async (route) => {
		requests.push(route.request().url());
		await route.fulfill({ contentType: "text/javascript", body: "" });
	});
	return requests;
}
