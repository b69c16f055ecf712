import type { Page } from "@playwright/test";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** Goes to a page within the site, without the server, as Back and Forward do. */
async function goWithin(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		history.pushState({ idx: 1, key: "within" }, "", to);
		dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
	}, path);
}

/** Opens a page that asks for nothing, and waits until its scripts are there. */
async function start(page: Page): Promise<void> {
	await page.goto(`${siteOrigin}/thank-you`);
	await page.waitForLoadState("networkidle");
}

/** What stands in the place of what is on its way (specification, sections 2 and 9). */
const waiting = [
	{ path: "/", counts: { ".vehicle-grid .nev-skeleton": 3 }, shows: "Classic 4 Plus" },
	{ path: "/inventory", counts: { ".nev-skeleton": 6 }, shows: "Classic 4 Plus" },
	{ path: "/dealerships", counts: { ".nev-skeleton": 6 }, shows: "Sweetgum Cart Service" },
	{ path: "/states", counts: { ".nev-skeleton": 12 }, shows: "Wyoming" },
	{ path: "/usa", counts: { ".state-grid .nev-skeleton": 8 }, shows: "Pennsylvania" },
	{ path: "/states/georgia", counts: { ".nev-spinner": 1 }, shows: "Featured vehicles" },
	{ path: "/inventory/forester-4", counts: { ".nev-spinner": 1 }, shows: "Similar vehicles" },
];

for (const { path, counts, shows } of waiting) {
	test(`${path} shows what is on its way, and then what has come`, async ({ page }) => {
		await start(page);
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/api/**", async (route) => {
			await released;
			await route.fallback();
		});
		await goWithin(page, path);
		for (const [selector, count] of Object.entries(counts)) {
			await expect(page.locator(selector), selector).toHaveCount(count);
		}
		release();
		await expect(
			page.getByRole("main").getByRole("heading", { name: shows }).first(),
		).toBeVisible();
		await expect(page.locator(".nev-skeleton, .nev-spinner")).toHaveCount(0);
	});
}

/** What a page says where the API fails, and what it shows after a retry. */
const failing = [
	{ path: "/", says: "The vehicles could not be loaded", shows: "Classic 4 Plus" },
	{ path: "/inventory", says: "The vehicles could not be loaded", shows: "Classic 4 Plus" },
	{ path: "/states", says: "The states could not be loaded", shows: "Wyoming" },
	{ path: "/usa", says: "The states could not be loaded", shows: "Pennsylvania" },
	{ path: "/states/georgia", says: "State Not Found", shows: "Featured vehicles" },
	{ path: "/inventory/forester-4", says: "Vehicle Not Found", shows: "Similar vehicles" },
];

for (const { path, says, shows } of failing) {
	test(`${path} says so where the API fails, and recovers`, async ({ page }) => {
		await start(page);
		await page.route("**/api/**", (route) => route.fulfill({ status: 500, body: "" }));
		await goWithin(page, path);
		await expect(page.getByRole("main").getByText(says)).toBeVisible();
		await page.unroute("**/api/**");
		const retry = page.getByRole("button", { name: "Try again" }).first();
		while (await retry.isVisible()) await retry.click();
		await expect(
			page.getByRole("main").getByRole("heading", { name: shows }).first(),
		).toBeVisible();
	});
}

test("a state's dealers are asked for only when the state is known", async ({ page }) => {
	await start(page);
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/api/") && !pathname.includes("vehicles")) asked.push(pathname);
	});
	await goWithin(page, "/states/new-york");
	await expect(page.getByRole("article").first()).toBeVisible();
	expect(asked.filter((path) => !path.includes("/images/"))).toEqual([
		"/api/states/new-york",
		"/api/dealerships/state/New%20York",
	]);
});

test("the home page does not wait for its questions, and does without them", async ({ page }) => {
	await start(page);
	let isAway = true;
	await page.route("**/*.data*", (route) => (isAway ? route.abort() : route.fallback()));
	await goWithin(page, "/");
	await expect(page.getByRole("heading", { name: "Featured vehicles" })).toBeVisible();
	await expect(page.getByText("The questions could not be loaded.")).toBeVisible();
	isAway = false;
	await goWithin(page, "/thank-you");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
	await goWithin(page, "/");
	await expect(page.locator(".nev-accordion-item")).toHaveCount(10);
});
