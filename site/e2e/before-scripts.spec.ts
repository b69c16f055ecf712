import type { Page } from "@playwright/test";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** Opens a page whose scripts are on their way until they are let through. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.fallback();
	});
	await page.goto(siteOrigin + path, { waitUntil: "commit" });
	await expect(page.getByRole("contentinfo")).toBeAttached();
	return release;
}

test("what is filled into the inventory's filters before the scripts come counts", async ({
	page,
}) => {
	const letScriptsThrough = await openBeforeScripts(page, "/inventory");
	const search = page.getByRole("searchbox", { name: "Search" });
	const category = page.getByRole("combobox", { name: "Category" });
	await search.fill("d6 max");
	await category.selectOption("4-seater");
	letScriptsThrough();
	await expect(page).toHaveURL(`${siteOrigin}/inventory?category=4-seater&search=d6+max`);
	await expect(page.getByRole("status").getByText(/^\d vehicles available/)).toBeVisible();
	await page.getByRole("combobox", { name: "Price" }).selectOption("over-15k");
	await expect(page).toHaveURL(/price=over-15k/);
	await expect(search).toHaveValue("d6 max");
	await expect(category).toHaveValue("4-seater");
});

test("what is ticked to be compared before the scripts come is compared", async ({ page }) => {
	const letScriptsThrough = await openBeforeScripts(page, "/inventory");
	const boxes = page.getByRole("main").getByRole("checkbox");
	await boxes.nth(1).check();
	await boxes.nth(4).check();
	letScriptsThrough();
	await expect(page.locator("table thead th[scope=col]")).toHaveCount(2);
	await expect(boxes.nth(1)).toBeChecked();
	await expect(boxes.nth(4)).toBeChecked();
});

test("what is typed into the search for dealers before the scripts come is searched for", async ({
	page,
}) => {
	const letScriptsThrough = await openBeforeScripts(page, "/dealerships?zip=33101");
	const search = page.getByRole("combobox", { name: "Find a dealer" });
	await page.getByRole("combobox", { name: "Within" }).selectOption("100");
	await search.fill("georgia");
	letScriptsThrough();
	await expect(page).toHaveURL(`${siteOrigin}/dealerships?q=georgia`);
	await expect(page.getByText("11 dealerships found")).toBeVisible();
	await expect(search).toHaveValue("georgia");
});

test("a distance that is chosen before the scripts come counts", async ({ page }) => {
	const letScriptsThrough = await openBeforeScripts(page, "/dealerships?zip=33101");
	await page.getByRole("combobox", { name: "Within" }).selectOption("100");
	letScriptsThrough();
	await expect(page).toHaveURL(`${siteOrigin}/dealerships?zip=33101&radius=100`);
	await expect(page.getByText("6 dealerships within 100 mi")).toBeVisible();
	await expect(page.getByRole("combobox", { name: "Within" })).toHaveValue("100");
});

test("what is typed into the search for states before the scripts come is searched for", async ({
	page,
}) => {
	const letScriptsThrough = await openBeforeScripts(page, "/states");
	const search = page.getByRole("searchbox", { name: "Search states" });
	await search.fill("new");
	letScriptsThrough();
	await expect(page.locator(".stack .state-card")).toHaveCount(4);
	await expect(search).toHaveValue("new");
});

test("what is filled into the calculator before the scripts come is calculated", async ({
	page,
}) => {
	const letScriptsThrough = await openBeforeScripts(page, "/financing");
	const price = page.getByRole("textbox", { name: "Vehicle price" });
	await price.fill("12000");
	await page.getByRole("combobox", { name: "Preferred term" }).selectOption("36");
	await page.getByRole("checkbox", { name: /tax/i }).check();
	letScriptsThrough();
	await page.waitForLoadState("networkidle");
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	await expect(page.getByRole("article", { name: "Business Lease" })).toBeVisible();
	await expect(price).toHaveValue("12000");
	await expect(page.getByRole("combobox", { name: "Preferred term" })).toHaveValue("36");
});
