import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.js";
import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** Changes the route in the browser, without a request for the page, as Back and Forward do. */
async function changeRoute(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		history.pushState({ idx: 1, key: "changed" }, "", to);
		dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
	}, path);
}

/** Opens a page that loads no data, and waits for its scripts. */
async function openStartPage(page: Page): Promise<void> {
	await page.goto(`${siteOrigin}/contact`);
	await waitForHydration(page);
}

/** The placeholders of each page (specification, sections 2 and 9), and what is shown after loading. */
const loadingPages = [
	{ path: "/inventory", counts: { ".nev-skeleton": 6 }, shows: "Classic 4 Plus" },
	{ path: "/dealerships", counts: { ".nev-skeleton": 6 }, shows: "Sweetgum Cart Service" },
	{ path: "/inventory/forester-4", counts: { ".nev-spinner": 1 }, shows: "Similar vehicles" },
];

for (const { path, counts, shows } of loadingPages) {
	const tag = path === "/dealerships" ? [] : ["@every-page"];
	test(`${path} shows placeholders while loading, and then its content`, { tag }, async ({
		page,
	}) => {
		await openStartPage(page);
		const loadData = await holdRequests(page, "**/api/**");
		await changeRoute(page, path);
		for (const [selector, count] of Object.entries(counts)) {
			await expect(page.locator(selector), selector).toHaveCount(count);
		}
		loadData();
		await expect(
			page.getByRole("main").getByRole("heading", { name: shows }).first(),
		).toBeVisible();
		await expect(page.locator(".nev-skeleton, .nev-spinner")).toHaveCount(0);
	});
}

/** The message of each page if the API fails, and what is shown after a retry. */
const failingPages = [
	{ path: "/inventory", says: "The vehicles could not be loaded", shows: "Classic 4 Plus" },
	{
		path: "/dealerships",
		says: "The dealers could not be loaded",
		shows: "Sweetgum Cart Service",
	},
	{ path: "/inventory/forester-4", says: "Vehicle Not Found", shows: "Similar vehicles" },
];

for (const { path, says, shows } of failingPages) {
	test(`${path} shows an error if the API fails, and recovers`, async ({ page }) => {
		await openStartPage(page);
		await page.route("**/api/**", (route) => route.fulfill({ status: 500, body: "" }));
		await changeRoute(page, path);
		await expect(page.getByRole("main").getByText(says)).toBeVisible();
		await page.unroute("**/api/**");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(
			page.getByRole("main").getByRole("heading", { name: shows }).first(),
		).toBeVisible();
	});
}

test.describe("if the script of another page is missing", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto(`${siteOrigin}/contact`);
		await waitForHydration(page);
		await page.evaluate(() => Object.assign(window, { stillHere: true }));
	});
	const isStillHere = (page: Page) => page.evaluate(() => "stillHere" in window);
	const link = (page: Page) =>
		page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" });

	test("a link to it may be hovered over and focused, and followed once it is there", async ({
		page,
	}) => {
		const failed = page.waitForEvent("requestfailed", (request) =>
			/\/inventory-/.test(request.url()),
		);
		await page.route("**/assets/inventory-*.js", (route) => route.abort());
		await link(page).hover();
		await link(page).focus();
		await failed;
		await page.unroute("**/assets/inventory-*.js");
		await link(page).click();
		await expect(page).toHaveURL(`${siteOrigin}/inventory`);
		expect(await isStillHere(page)).toBe(true);
	});

	test("the browser opens that page", async ({ page }) => {
		await page.route("**/assets/inventory-*.js", (route) =>
			route.fulfill({ status: 404, body: "" }),
		);
		await link(page).click();
		await expect(page).toHaveURL(`${siteOrigin}/inventory`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Our vehicles");
	});

	test("the browser goes back to that page", async ({ page }) => {
		await page.route("**/assets/inventory-*.js", (route) =>
			route.fulfill({ status: 404, body: "" }),
		);
		await changeRoute(page, "/inventory#vehicles");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Our vehicles");
		expect(await isStillHere(page)).toBe(false);
	});
});
