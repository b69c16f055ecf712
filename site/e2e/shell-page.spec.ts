import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { holdRequests } from "./hold-requests.js";
import { waitForHydration } from "./hydration.js";
import { expectVisibleFocus, tabTo } from "./keyboard.js";
import { horizontalOverflow } from "./layout.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

const footer = (page: Page) => page.getByRole("contentinfo");

test.describe("the footer", () => {
	test("links to vehicles, states, policies and the company, and has the legal notices", async ({
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
		for (const text of [
			"© 2024 NEV Dealer Network",
			"not affiliated with the manufacturer",
			"cash, credit card, check, financing",
			"8AM-6PM",
			"Mon-Fri 8AM-8PM EST",
		]) {
			await expect(footer(page)).toContainText(text);
		}
	});

	test.describe("on a phone, without scripts", () => {
		const viewport = { width: 390, height: 844 };
		test.use({ javaScriptEnabled: false, viewport, hasTouch: true, isMobile: true });

		test("is one screen at most, and each of its menus opens by keyboard", async ({ page }) => {
			await page.goto(`${siteOrigin}/states`);
			const { height = 0 } = (await footer(page).boundingBox()) ?? {};
			expect(height).toBeGreaterThan(0);
			expect(height).toBeLessThanOrEqual(viewport.height);
			for (const [menu, link] of [
				["Popular vehicles", "D6 Max GT4"],
				["Dealers by state", "New York"],
				["Company", "Add your dealership"],
				["Policies", "Ethics Policy"],
			] as const) {
				const target = footer(page).getByRole("link", { name: link });
				await expect(target).toBeHidden();
				await footer(page).locator("summary").filter({ hasText: menu }).focus();
				await page.keyboard.press("Enter");
				await expect(target).toBeVisible();
			}
			expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
		});
	});
});

test.describe("a link to a page", () => {
	test("changes the page without a reload, even if it is a plain link of a widget", async ({
		page,
	}) => {
		await page.goto(`${siteOrigin}/contact`);
		await waitForHydration(page);
		await page.evaluate(() => Object.assign(window, { stillHere: true }));
		const link = page.getByRole("main").getByRole("link", { name: "Find a dealer" });
		const prefetched = page.waitForRequest(/\/assets\/dealerships-.*\.js$/);
		await link.hover();
		await prefetched;
		await link.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a dealer near you");
		expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
	});

	test("opens in a new tab with Ctrl or Cmd pressed", async ({ page, context }) => {
		await page.goto(`${siteOrigin}/nowhere`);
		const newTab = context.waitForEvent("page");
		await page
			.getByRole("main")
			.getByRole("link", { name: "Find a dealer" })
			.click({ modifiers: ["ControlOrMeta"] });
		await expect(await newTab).toHaveURL(`${siteOrigin}/dealerships`);
		await expect(page).toHaveURL(`${siteOrigin}/nowhere`);
	});

	test("announces the page, and moves the focus to its top", async ({ page }) => {
		await page.goto(`${siteOrigin}/contact`);
		await waitForHydration(page);
		await footer(page).getByRole("link", { name: "All vehicles" }).click();
		await expect(page.getByRole("main")).toBeFocused();
		await expect(page.locator("[aria-live=assertive]")).toHaveText(/^Inventory \|/i);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
	});

	test("announces a page once, when its title is known", async ({ page }) => {
		await page.goto(`${siteOrigin}/contact`);
		await waitForHydration(page);
		const announcements: string[] = [];
		await page.exposeFunction("recordAnnouncement", (text: string) => {
			if (text) announcements.push(text);
		});
		await page.locator("[aria-live=assertive]").evaluate((region) => {
			const { recordAnnouncement } = globalThis as unknown as {
				recordAnnouncement(text: string): void;
			};
			new MutationObserver(() => recordAnnouncement(region.textContent)).observe(region, {
				childList: true,
				characterData: true,
				subtree: true,
			});
		});
		const titles: string[] = [];
		for (const { link, title } of [
			{ link: "D6 Max GT4", title: "D6 Max GT4: price and range" },
			{ link: "D6 Max GT6", title: "D6 Max GT6: price and range" },
		]) {
			const loadData = await holdRequests(page, "**/api/**");
			await footer(page).getByRole("link", { name: link }).click();
			await expect(page.getByRole("main").getByText(/^Loading the /)).toBeVisible();
			await expect(page.getByRole("main")).toBeFocused();
			expect(announcements).toEqual(titles);
			titles.push(`${title} | NEV Dealer Network`);
			loadData();
			await expect.poll(() => announcements).toEqual(titles);
			await page.unroute("**/api/**");
		}
		await waitForHydration(page);
		expect(announcements).toEqual(titles);
	});

	test("shows its top, and Back returns to where the visitor was", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory`);
		await waitForHydration(page);
		const target = footer(page).getByRole("link", { name: "Financing", exact: true });
		await target.scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(500);
		await target.click();
		await expect(page).toHaveURL(`${siteOrigin}/financing`);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
	});

	test("two pages back is shown where the visitor was", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory`);
		await waitForHydration(page);
		const link = footer(page).getByRole("link", { name: "Contact", exact: true });
		await link.scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		await link.click();
		await expect(page).toHaveURL(`${siteOrigin}/contact`);
		await footer(page).getByRole("link", { name: "FAQ" }).click();
		await expect(page).toHaveURL(`${siteOrigin}/faq`);
		// Later, because the page that is left cannot answer.
		await page.evaluate(() => void setTimeout(() => history.go(-2)));
		await expect(page).toHaveURL(`${siteOrigin}/inventory`);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
	});

	test("shows a progress line while a slow page loads", async ({ page }) => {
		await page.goto(`${siteOrigin}/contact`);
		await waitForHydration(page);
		const loadScript = await holdRequests(page, /\/assets\/inventory-.*\.js$/);
		await footer(page).getByRole("link", { name: "All vehicles" }).click();
		const line = page.getByRole("progressbar", { name: "Loading the page" });
		await expect(line).toHaveCSS("opacity", "1");
		loadScript();
		await expect(page).toHaveURL(`${siteOrigin}/inventory`);
		await expect(line).toHaveCount(0);
	});
});

test("the first Tab stop is the link that skips to the content", async ({ page }) => {
	await page.goto(`${siteOrigin}/faq`);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("a tooltip opens after 700 ms, can be hovered, and closes on Escape", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install({ time: 0 });
	await page.goto(`${siteOrigin}/faq`);
	await page.clock.pauseAt(3_600_000);
	const call = page.getByRole("banner").getByRole("link", { name: /^Call/ });
	const tooltip = page.getByRole("tooltip");
	await call.hover();
	await page.clock.runFor(800);
	await expect(tooltip).toBeVisible();
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

test.describe("a tooltip opens for", () => {
	const tooltip = (page: Page) => page.getByRole("tooltip");
	const callLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Call/ });

	test.use({ viewport: { width: 1440, height: 900 } });

	test("a pointer that came before the scripts", async ({ page }) => {
		const release = await holdRequests(page, /\/assets\/.*\.js$/);
		await page.goto(`${siteOrigin}/faq`, { waitUntil: "commit" });
		await callLink(page).hover();
		release();
		await expect(tooltip(page)).toBeVisible();
	});

	test("keyboard focus, until that goes on", async ({ page }) => {
		await page.goto(`${siteOrigin}/faq`);
		await tabTo(page, callLink(page));
		await expect(tooltip(page)).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(tooltip(page)).toBeHidden();
	});

	test("keyboard focus that came before the scripts", async ({ page }) => {
		const release = await holdRequests(page, /\/assets\/.*\.js$/);
		await page.goto(`${siteOrigin}/faq`, { waitUntil: "commit" });
		await expect(footer(page)).toBeVisible();
		await tabTo(page, callLink(page));
		release();
		await expect(tooltip(page)).toBeVisible();
	});
});

for (const colorScheme of ["light", "dark"] as const) {
	for (const width of [390, 1440]) {
		// Each color scheme and each width once; a release checks all four.
		const isEnough = (colorScheme === "light") === (width === 390);
		test(`an open menu and the footer have no axe violations: ${colorScheme}, ${width} px`, {
			tag: isEnough ? [] : ["@every-width"],
		}, async ({ page }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`${siteOrigin}/thank-you`);
			const name = width === 390 ? "Menu" : "Inventory";
			await page.getByRole("banner").locator("summary").filter({ hasText: name }).click();
			await expect(
				page.getByRole("banner").getByRole("link", { name: "All vehicles" }),
			).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
			expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
		});
	}
}
