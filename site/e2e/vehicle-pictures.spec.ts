import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

const pictureRequests = "**/api/images/**";

/** All vehicle pictures, and the outlines in the place of those that are missing. */
const pictures = (page: Page) => page.locator(".nev-picture");
const outlines = (page: Page) => pictures(page).locator("svg");

test.describe("on a vehicle's page", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("the pictures of similar vehicles are loaded before the visitor scrolls to them", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.goto(`${siteOrigin}/inventory/d6-max-gt4`);
		const similar = page.getByRole("region", { name: "Similar vehicles" }).locator("img");
		await expect(similar).toHaveCount(3);
		for (const picture of await similar.all()) {
			await expect
				.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);
		}
		expect(await page.evaluate(() => scrollY)).toBe(0);
		expect(problems).toEqual(noProblems);
	});
});

test("every vehicle has an outline until its picture is loaded", async ({ page }) => {
	const release = await holdRequests(page, pictureRequests);
	await page.goto(`${siteOrigin}/inventory/d6-max-gt4`, { waitUntil: "domcontentloaded" });
	await expect(outlines(page).first()).toBeVisible();
	const count = await page.locator('img[src*="/api/images/"]').count();
	expect(count).toBeGreaterThan(2);
	await expect(pictures(page)).toHaveCount(count);
	await expect(outlines(page)).toHaveCount(count);
	// In one reading, because the page may move.
	const [frame, outline] = await pictures(page)
		.first()
		.evaluate((picture) =>
			[picture, picture.querySelector("svg")].map((element) =>
				element?.getBoundingClientRect().toJSON(),
			),
		);
	expect(outline).toEqual(frame);
	release();
	await expect(pictures(page).first().locator("svg")).toHaveCount(0);
});

test("a picture that cannot be loaded leaves its outline", async ({ page }) => {
	await page.route(pictureRequests, (route) => route.abort());
	await page.goto(`${siteOrigin}/inventory`);
	const picture = page.locator(".nev-vehicle-picture").first();
	await expect(picture.locator("img")).not.toHaveAttribute("src");
	await expect(picture.locator("svg")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("pictures are loaded when the visitor scrolls to them", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory/d6-max-gt4`);
		const picture = page.getByRole("region", { name: "Similar vehicles" }).locator("img").first();
		await expect(picture).toHaveAttribute("loading", "lazy");
		await picture.scrollIntoViewIfNeeded();
		await expect(outlines(page)).toHaveCount(0);
	});
});
