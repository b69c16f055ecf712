import type { Page } from "@playwright/test";
import { waitForHydration } from "./hydration.js";
import { expectVisibleFocus, tabTo } from "./keyboard.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

const address = `${siteOrigin}/faq`;
const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, name: string) =>
	header(page).locator("summary").filter({ hasText: name });
const vehicles = (page: Page) => header(page).getByRole("link", { name: "All vehicles" });
const states = (page: Page) => header(page).getByRole("link", { name: "Dealers by state" });

/** Moves the mouse away from the header, outside the safe polygon of every menu. */
const moveMouseAway = (page: Page) => page.mouse.move(200, 700, { steps: 8 });

test.describe("the header's menus in a wide window", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("open after 200 ms of hover, close after 150 ms, and skip the delay for 300 ms", async ({
		page,
	}) => {
		await page.clock.install({ time: 0 });
		await page.goto(address);
		await page.clock.pauseAt(3_600_000);
		// Repeat until the hover behavior is loaded.
		await expect(async () => {
			await moveMouseAway(page);
			await menuButton(page, "Inventory").hover();
			await page.clock.runFor(250);
			await expect(vehicles(page)).toBeVisible({ timeout: 1000 });
		}).toPass();
		await moveMouseAway(page);
		await page.clock.runFor(1000);
		await expect(vehicles(page)).toBeHidden();
		await page.clock.runFor(301);

		await menuButton(page, "Inventory").hover();
		await page.clock.runFor(199);
		await expect(vehicles(page)).toBeHidden();
		await page.clock.runFor(1);
		await expect(vehicles(page)).toBeVisible();

		await moveMouseAway(page);
		await page.clock.runFor(149);
		await expect(vehicles(page)).toBeVisible();
		await page.clock.runFor(1);
		await expect(vehicles(page)).toBeHidden();

		await page.clock.runFor(250);
		await menuButton(page, "States").hover();
		await page.clock.runFor(1);
		await expect(states(page)).toBeVisible();

		await moveMouseAway(page);
		await page.clock.runFor(150);
		await expect(states(page)).toBeHidden();
		await page.clock.runFor(301);
		await menuButton(page, "Inventory").hover();
		await page.clock.runFor(199);
		await expect(vehicles(page)).toBeHidden();
	});

	test("stay open while the mouse moves to a link, and after a press", async ({ page }) => {
		await page.clock.install({ time: 0 });
		await page.goto(address);
		// Repeat until the hover behavior is loaded.
		await expect(async () => {
			await moveMouseAway(page);
			await menuButton(page, "Inventory").hover();
			await expect(vehicles(page)).toBeVisible({ timeout: 1000 });
		}).toPass();
		const utility = header(page).getByRole("link", { name: "Utility" });
		const box = await utility.boundingBox();
		// A mouse that takes too long from the button to the link closes the menu.
		await page.clock.pauseAt(3_600_000);
		await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 20 });
		await page.clock.runFor(2000);
		await expect(utility).toBeVisible();

		await menuButton(page, "Inventory").click();
		await moveMouseAway(page);
		await menuButton(page, "States").hover();
		await page.clock.runFor(1);
		await expect(states(page)).toBeVisible();
		await menuButton(page, "States").click();
		await moveMouseAway(page);
		await page.clock.runFor(2000);
		await expect(states(page)).toBeVisible();
		await page.mouse.click(200, 700);
		await expect(states(page)).toBeHidden();
	});

	test("work by keyboard, and Escape returns the focus", async ({ page }) => {
		await page.goto(address);
		await waitForHydration(page);
		await tabTo(page, menuButton(page, "Inventory"));
		await page.keyboard.press("Enter");
		await expect(vehicles(page)).toBeVisible();
		await expect(menuButton(page, "Inventory")).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(vehicles(page)).toBeFocused();
		await expectVisibleFocus(page);
		await page.keyboard.press("ArrowUp");
		await expect(header(page).getByRole("link", { name: "Utility" })).toBeFocused();
		await page.keyboard.press("Home");
		await page.keyboard.press("Tab");
		await expect(header(page).getByRole("link", { name: "2-seaters" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(vehicles(page)).toBeHidden();
		await expect(menuButton(page, "Inventory")).toBeFocused();

		await page.keyboard.press("Space");
		await expect(vehicles(page)).toBeVisible();
		await page.keyboard.press("ArrowRight");
		await expect(menuButton(page, "States")).toBeFocused();
		await expect(vehicles(page)).toBeHidden();
		await page.keyboard.press("ArrowDown");
		await expect(states(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${siteOrigin}/states`);
		await expect(states(page)).toBeHidden();
	});

	test("close when the focus leaves them", async ({ page }) => {
		await page.goto(address);
		await waitForHydration(page);
		await tabTo(page, menuButton(page, "States"));
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowUp");
		await expect(header(page).getByRole("link", { name: "Across the USA" })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(header(page).getByRole("link", { name: "Find a dealer" })).toBeFocused();
		await expect(states(page)).toBeHidden();
	});

	test("mark the current page and its menu", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory?category=utility`);
		await menuButton(page, "Inventory").click();
		const current = header(page).locator("[aria-current=page]").filter({ visible: true });
		await expect(current).toHaveText(["Utility"]);
		await expect(menuButton(page, "Inventory")).toHaveAttribute("data-section");
		await page.goto(`${siteOrigin}/faq`);
		await expect(current).toHaveText(["FAQ"]);
	});
});

test.describe("the header's menu on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	const button = (page: Page) => header(page).locator("summary").filter({ hasText: "Menu" });
	const faq = (page: Page) => header(page).getByRole("link", { name: "FAQ" });

	test("opens, changes the page without a reload, and closes", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory`);
		await waitForHydration(page);
		await page.evaluate(() => Object.assign(window, { stillHere: true }));
		await button(page).click();
		const contact = header(page).getByRole("link", { name: "Contact" });
		await contact.click();
		await expect(page).toHaveURL(`${siteOrigin}/contact`);
		await expect(contact).toBeHidden();
		expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
	});

	test("closes on Escape, on a press outside, and when the focus leaves it", async ({ page }) => {
		await page.goto(address);
		await waitForHydration(page);
		await tabTo(page, button(page));
		await page.keyboard.press("Enter");
		await tabTo(page, faq(page));
		await page.keyboard.press("Escape");
		await expect(faq(page)).toBeHidden();
		await expect(button(page)).toBeFocused();

		await page.keyboard.press("Enter");
		await expect(faq(page)).toBeVisible();
		// The browser opens the menu before the script hears of it, so the first press may come too early.
		await expect(async () => {
			await page.mouse.click(195, 820);
			await expect(faq(page)).toBeHidden({ timeout: 1000 });
		}).toPass();

		await button(page).click();
		await tabTo(page, header(page).getByRole("link", { name: "Contact" }));
		await page.keyboard.press("Tab");
		await expect(faq(page)).toBeHidden();
	});

	test("scrolls away with the page", async ({ page }) => {
		await page.goto(address);
		await page.mouse.wheel(0, 1200);
		await expect(header(page)).not.toBeInViewport();
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the menus open and their links work, in a wide and a narrow window", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(address);
		await menuButton(page, "States").click();
		await states(page).click();
		await expect(page).toHaveURL(`${siteOrigin}/states`);
		await page.setViewportSize({ width: 390, height: 844 });
		await menuButton(page, "Menu").click();
		await header(page).getByRole("link", { name: "FAQ" }).click();
		await expect(page).toHaveURL(address);
	});
});
