import type { Page } from "@playwright/test";
import { dealershipFields, fillForm, runId } from "./forms.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { reviewData, reviewOrigin } from "./origins.js";

/** In a state of its own, so that no other test counts it. */
const name = `Reviewed Carts ${runId}`;
const location = { City: "Macon", State: "Georgia", "ZIP code": "31201" };

/** Counts the dealership in the search and on its state's page. */
async function expectOnPages(page: Page, count: 0 | 1): Promise<void> {
	for (const path of [`/dealerships?q=${encodeURIComponent(name)}`, "/states/georgia"]) {
		await page.goto(reviewOrigin + path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("heading", { name }), path).toHaveCount(count);
	}
}

test("with review enabled, a new dealership is announced as pending, and listed after approval", async ({
	page,
	request,
}) => {
	await page.goto(`${reviewOrigin}/add-dealership`);
	await fillForm(page, { ...dealershipFields(name), ...location });
	await page.getByRole("button", { name: "Add Dealership" }).click();
	await expect(page).toHaveURL(/\/dealerships(\?added=pending)?$/);
	await expect(page.getByText("It will appear after review.").first()).toBeVisible();
	await expectOnPages(page, 0);

	const pending: { id: number; name: string }[] = JSON.parse(
		await runNev(reviewData, "dealerships", "list", "--pending", "--json"),
	);
	const id = pending.find((dealership) => dealership.name === name)?.id;
	expect(await runNev(reviewData, "dealerships", "approve", String(id))).toContain(name);
	// The server hears of it a moment later.
	await expect
		.poll(async () => (await request.get(`${reviewOrigin}/api/dealerships/${id}`)).status())
		.toBe(200);
	await expectOnPages(page, 1);
});
