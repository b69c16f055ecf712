import { expect, type Page, test } from "@playwright/test";

/** Has the style sheets do what they do in Firefox 108: without container queries and `:has()`. */
async function useOldStyles(page: Page): Promise<void> {
	await page.route("**/*.css", async (route) => {
		const response = await route.fetch();
		const styles = (await response.text())
			.replaceAll("@container", "@unknown")
			.replaceAll("container-type:", "unknown:")
			.replaceAll(":has(", ":unknown(");
		await route.fulfill({ response, body: styles });
	});
}

test("the map of the states has its labels in place without container queries", async ({
	page,
}) => {
	await useOldStyles(page);
	await page.goto("/states");
	const map = page.locator(".state-map svg");
	const label = await map.getByText("TX", { exact: true }).boundingBox();
	const state = await map.locator(".at-tx path").boundingBox();
	expect(label && state && label.x > state.x && label.y > state.y).toBe(true);
});

test("the chosen width of a preview is seen without :has()", async ({ page }) => {
	await useOldStyles(page);
	await page.goto("/embed");
	await expect(page.getByRole("radio", { name: "Phone" })).toHaveCSS("opacity", "1");
});
