import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { expectVisibleFocus, tabTo } from "./keyboard.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

const footer = (page: Page) => page.getByRole("contentinfo");

test.describe("the footer", () => {
	test("leads to vehicles, states, policies and the company, and says whose site it is", async ({
		page,
	}) => {
		await page.goto(`${siteOrigin}/faq`);
		const addresses = await footer(page)
			.getByRole("link")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		expect(addresses).toEqual(
			expect.arrayContaining([
				"/inventory/d6-max-gt4",
				"/inventory/d6-max-gt6",
				"/inventory/d6-max-xt4",
				"/inventory/d6-max-xt6",
				"/inventory?search=d6+max",
				"/states/california",
				"/states/florida",
				"/states/texas",
				"/states/new-york",
				"/states/georgia",
				"/states/arizona",
				"/privacy-policy",
				"/terms-of-service",
				"/publishing-policy",
				"/feedback-policy",
				"/corrections-policy",
				"/diversity-policy",
				"/ethics-policy",
				"/staffing-report",
				"/add-dealership",
				"/contact",
				"tel:+15555550100",
				"mailto:info@nev-dealers.example.com",
			]),
		);
		expect(addresses.filter((to) => to?.startsWith("/state/"))).toEqual([]);
		for (const words of [
			"© 2024 NEV Dealer Network",
			"not affiliated with the manufacturer",
			"cash, credit card, check, financing",
			"8AM-6PM",
			"Mon-Fri 8AM-8PM EST",
		]) {
			await expect(footer(page)).toContainText(words);
		}
	});

	test("shows the focus at each of its stops", async ({ page }) => {
		await page.goto(`${siteOrigin}/thank-you`);
		const [first] = await footer(page).getByRole("link").all();
		if (!first) throw new Error("The footer has no links.");
		await tabTo(page, first, { limit: 80 });
		await tabTo(page, footer(page).getByRole("button", { name: "Opt out" }), { limit: 80 });
	});
});

test.describe("a link to a page", () => {
	test("is followed without a reload, though it is a plain one inside a widget", async ({
		page,
	}) => {
		await page.goto(`${siteOrigin}/nowhere`);
		await page.evaluate(() => Object.assign(window, { stillHere: true }));
		const link = page.getByRole("main").getByRole("link", { name: "Find a dealer" });
		const prefetched = page.waitForRequest(/\/assets\/dealerships-.*\.js$/);
		await link.hover();
		await prefetched;
		await link.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a dealer near you");
		expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
	});

	test("opens where the visitor wants it, and outside of the site as ever", async ({
		page,
		context,
	}) => {
		await page.goto(`${siteOrigin}/nowhere`);
		const opened = context.waitForEvent("page");
		await page
			.getByRole("main")
			.getByRole("link", { name: "Find a dealer" })
			.click({ modifiers: ["ControlOrMeta"] });
		await expect(await opened).toHaveURL(`${siteOrigin}/dealerships`);
		await expect(page).toHaveURL(`${siteOrigin}/nowhere`);
	});

	test("announces the page, and begins it with the focus at its top", async ({ page }) => {
		await page.goto(`${siteOrigin}/faq`);
		await page.waitForLoadState("networkidle");
		await footer(page).getByRole("link", { name: "All states" }).click();
		await expect(page.getByRole("main")).toBeFocused();
		await expect(page.locator("[aria-live=assertive]")).toHaveText(/^Dealers by state \|/i);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
	});

	test("announces a page by its own name, once and when it is known", async ({ page }) => {
		await page.goto(`${siteOrigin}/faq`);
		await page.waitForLoadState("networkidle");
		const said: string[] = [];
		await page.exposeFunction("tellWords", (words: string) => words && said.push(words));
		await page.locator("[aria-live=assertive]").evaluate((region) => {
			const { tellWords } = globalThis as unknown as { tellWords(words: string): void };
			new MutationObserver(() => tellWords(region.textContent)).observe(region, {
				childList: true,
				characterData: true,
				subtree: true,
			});
		});
		const names: string[] = [];
		for (const { link, name } of [
			{ link: "D6 Max GT4", name: "D6 Max GT4: price and range" },
			{ link: "Florida", name: "NEV dealers in Florida" },
		]) {
			let release = () => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route("**/api/**", async (route) => {
				await released;
				await route.fallback();
			});
			await footer(page).getByRole("link", { name: link }).click();
			await expect(page.getByRole("main").getByText(/^Loading the /)).toBeVisible();
			await expect(page.getByRole("main")).toBeFocused();
			expect(said).toEqual(names);
			names.push(`${name} | NEV Dealer Network`);
			release();
			await expect.poll(() => said).toEqual(names);
			await page.unroute("**/api/**");
		}
		await page.waitForLoadState("networkidle");
		expect(said).toEqual(names);
	});

	test("brings back the place where one was, by Back", async ({ page }) => {
		await page.goto(`${siteOrigin}/states`);
		const link = footer(page).getByRole("link", { name: "FAQ" });
		await link.scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(500);
		await link.click();
		await expect(page).toHaveURL(`${siteOrigin}/faq`);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
	});

	test("shows a line while a slow page is on its way", async ({ page }) => {
		await page.goto(`${siteOrigin}/states`);
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/assets\/faq-.*\.js$/, async (route) => {
			await held;
			await route.continue();
		});
		await footer(page).getByRole("link", { name: "FAQ" }).click();
		const line = page.getByRole("progressbar", { name: "Loading the page" });
		await expect(line).toHaveCSS("opacity", "1");
		release();
		await expect(page).toHaveURL(`${siteOrigin}/faq`);
		await expect(line).toHaveCount(0);
	});
});

test("the first stop skips to the content", async ({ page }) => {
	await page.goto(`${siteOrigin}/faq`);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("a tooltip comes after 700 ms, may be hovered, and goes by Escape", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install({ time: 0 });
	await page.goto(`${siteOrigin}/faq`);
	await page.clock.pauseAt(60_000);
	const call = page.getByRole("banner").getByRole("link", { name: /^Call/ });
	const tooltip = page.getByRole("tooltip");
	// What draws it is fetched by the first approach.
	await expect(async () => {
		await page.mouse.move(200, 700);
		await call.hover();
		await page.clock.runFor(800);
		await expect(tooltip).toBeVisible({ timeout: 100 });
	}).toPass();
	await page.mouse.move(200, 700, { steps: 5 });
	await expect(tooltip).toBeHidden();
	await page.clock.runFor(1000);

	await call.hover();
	await page.clock.runFor(699);
	await expect(tooltip).toBeHidden();
	await page.clock.runFor(1);
	await expect(tooltip).toHaveText("Open Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed");
	await expect(call).toHaveAccessibleDescription("Open Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed");
	await tooltip.hover();
	await page.clock.runFor(500);
	await expect(tooltip).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(tooltip).toBeHidden();

	await page.mouse.move(200, 700, { steps: 5 });
	await call.hover();
	await page.clock.runFor(1);
	await expect(tooltip).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
	for (const width of [390, 1440]) {
		test(`an open menu and the footer have no axe findings: ${colorScheme}, ${width} px`, async ({
			page,
		}) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`${siteOrigin}/thank-you`);
			const name = width === 390 ? "Menu" : "Inventory";
			await page.getByRole("banner").locator("summary").filter({ hasText: name }).click();
			await expect(
				page.getByRole("banner").getByRole("link", { name: "All vehicles" }),
			).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
			).toBeLessThanOrEqual(0);
		});
	}
}
