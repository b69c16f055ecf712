import { expect, type Page, test } from "@playwright/test";
import { fillForm, visitorFields } from "./forms.js";
import { waitForHydration } from "./hydration.js";
import { leadsOrigin, siteOrigin } from "./origins.js";

/*
 * Chrome translates a page by replacing each text node with two font elements, also later ones. React
 * goes on writing to the text node that it has made, or throws where it inserts before or removes it.
 */

test("the calculator recommends again, and compares", async ({ page }) => {
	await page.goto(`${siteOrigin}/financing`);
	await translate(page);
	for (const price of ["9,995", "12,995"]) {
		await page.getByLabel(/vehicle price/i).fill(price);
		await page.getByRole("button", { name: /recommendations/i }).click();
		await expect(page.getByText(`$${price} WITH`)).toBeVisible();
	}
	const boxes = page.getByRole("checkbox", { name: /compare/i });
	await boxes.nth(0).check();
	await expect(page.getByText("CHOOSE ONE MORE TO COMPARE.")).toBeVisible();
	await boxes.nth(1).check();
	await expect(page.getByText("CHOOSE ONE MORE TO COMPARE.")).toHaveCount(0);
	await expect(page.getByRole("table").first()).toBeVisible();
});

test("the contact form keeps what was typed if it cannot be sent, and is sent then", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(`${leadsOrigin}/contact`);
	await waitForHydration(page);
	const about = { State: "Florida", Subject: "Sales", Message: "Which dealer is near Naples?" };
	await fillForm(page, { ...visitorFields, ...about });
	await page.clock.runFor(2000);
	await translate(page);
	await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
	const send = page.getByRole("button", { name: "SEND MESSAGE" });
	await send.click();
	await expect(page.getByText("ERROR", { exact: true }).first()).toBeVisible();
	await send.click();
	await expect(page).toHaveURL(/thank-you/);
});

test("the inventory tells the number that is shown, and compares", async ({ page }) => {
	await page.goto(`${siteOrigin}/inventory`);
	await translate(page);
	const count = page.getByRole("status").filter({ hasText: /^\d+ vehicles/i });
	await expect(count).toHaveText("33 VEHICLES, 30 AVAILABLE");
	await page.getByLabel(/category/i).selectOption("utility");
	await expect(count).toHaveText("4 VEHICLES AVAILABLE");
	const boxes = page.getByRole("checkbox");
	await boxes.nth(0).check();
	await expect(page.getByText("CHOOSE ONE MORE TO COMPARE.")).toBeVisible();
	for (const index of [1, 2]) await boxes.nth(index).check();
	await expect(page.getByText(/YOU CAN COMPARE UP TO THREE VEHICLES/)).toBeVisible();
	await boxes.nth(0).uncheck();
	await expect(page.getByText(/YOU CAN COMPARE UP TO THREE VEHICLES/)).toHaveCount(0);
});

test("the code for a page stays as it is, and follows what is chosen", async ({ page }) => {
	await page.goto(`${siteOrigin}/embed`);
	await translate(page);
	const code = page.getByRole("region", { name: /copy/i }).locator("pre").first();
	const contrast = page.getByRole("status").filter({ hasText: /to read/i });
	await expect(contrast).toHaveText(/^EASY TO READ/);
	await page.locator('input[type="color"]').first().fill("#000001");
	await page.locator('input[type="color"]').nth(1).fill("#000000");
	await expect(contrast).toHaveText(/^HARD TO READ: \d+ OF \d+ PAIRS/);
	for (const builder of await page.locator('input[name="for"]').all()) await builder.check();
	await page.locator('input[name="for"]').first().check();
	await expect(code).toContainText("<nev-");
});

/** Translates into capitals. */
async function translate(page: Page): Promise<void> {
	await waitForHydration(page);
	await page.evaluate(() => {
		const translateTexts = () => {
			const texts: Text[] = [];
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			for (const text of texts) {
				if (
					!text.data.trim() ||
					text.parentElement?.closest('font, script, style, textarea, [translate="no"]')
				)
					continue;
				const [outer, inner] = [document.createElement("font"), document.createElement("font")];
				inner.textContent = text.data.toUpperCase();
				outer.append(inner);
				text.replaceWith(outer);
			}
		};
		new MutationObserver(translateTexts).observe(document.body, {
			characterData: true,
			childList: true,
			subtree: true,
		});
		translateTexts();
	});
}
