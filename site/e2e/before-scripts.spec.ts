import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.js";
import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** Opens a page and holds its scripts back. Returns a function that lets them load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
	const loadScripts = await holdRequests(page, "**/assets/*.js");
	await page.goto(siteOrigin + path, { waitUntil: "commit" });
	await expect(page.getByRole("contentinfo")).toBeAttached();
	return loadScripts;
}

test("the inventory applies filters that were set before the scripts loaded", async ({ page }) => {
	const loadScripts = await openWithoutScripts(page, "/inventory");
	const search = page.getByRole("searchbox", { name: "Search" });
	const category = page.getByRole("combobox", { name: "Category" });
	await search.fill("d6 max");
	await category.selectOption("4-seater");
	loadScripts();
	await expect(page).toHaveURL(`${siteOrigin}/inventory?category=4-seater&search=d6+max`);
	await expect(page.getByRole("status").getByText(/^\d vehicles available/)).toBeVisible();
	await page.getByRole("combobox", { name: "Price" }).selectOption("over-15k");
	await expect(page).toHaveURL(/price=over-15k/);
	await expect(search).toHaveValue("d6 max");
	await expect(category).toHaveValue("4-seater");
});

test("the inventory compares vehicles that were ticked before the scripts loaded", async ({
	page,
}) => {
	const loadScripts = await openWithoutScripts(page, "/inventory");
	const boxes = page.getByRole("main").getByRole("checkbox");
	await boxes.nth(1).check();
	await boxes.nth(4).check();
	loadScripts();
	await expect(page.locator("table thead th[scope=col]")).toHaveCount(2);
	await expect(boxes.nth(1)).toBeChecked();
	await expect(boxes.nth(4)).toBeChecked();
});

test("what is compared survives a vehicle, Back to Inventory, a category and a reload", async ({
	page,
}) => {
	const compared = "compare=classic-4,d6-max-gt4";
	await page.goto(`${siteOrigin}/inventory?sort=price&${compared},no-such-vehicle`);
	await waitForHydration(page);
	const columns = page.locator("table thead th[scope=col]");
	await expect(columns).toHaveCount(2);
	await columns.getByRole("link", { name: "D6 Max GT4" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "D6 Max GT4" })).toBeVisible();
	await page.getByRole("link", { name: "Back to Inventory" }).click();
	await expect(columns).toHaveCount(2);
	await page.getByRole("navigation", { name: "Categories" }).getByText("Utility").click();
	await expect(page).toHaveURL(/category=utility&compare=classic-4,d6-max-gt4/);
	await page.reload();
	await expect(columns).toHaveCount(2);
	await page.goBack();
	await expect(page).toHaveURL(/sort=price/);
	await expect(columns).toHaveCount(2);
});

test("the locator searches for what was typed before the scripts loaded", async ({ page }) => {
	const loadScripts = await openWithoutScripts(page, "/dealerships?zip=33101");
	const search = page.getByRole("combobox", { name: "Find a dealer" });
	await page.getByRole("combobox", { name: "Within" }).selectOption("100");
	await search.fill("georgia");
	loadScripts();
	await expect(page).toHaveURL(`${siteOrigin}/dealerships?q=georgia&radius=100`);
	await expect(page.getByText("11 dealers in Georgia")).toBeVisible();
	await expect(search).toHaveValue("georgia");
});

test("the locator applies a radius that was chosen before the scripts loaded", async ({ page }) => {
	const loadScripts = await openWithoutScripts(page, "/dealerships?zip=33101");
	await page.getByRole("combobox", { name: "Within" }).selectOption("100");
	loadScripts();
	await expect(page).toHaveURL(`${siteOrigin}/dealerships?zip=33101&radius=100`);
	await expect(page.getByText("6 dealers within 100 mi")).toBeVisible();
	await expect(page.getByRole("combobox", { name: "Within" })).toHaveValue("100");
});

test("the calculator answers a form that was filled in and sent before the scripts loaded", async ({
	page,
}) => {
	const loadScripts = await openWithoutScripts(page, "/financing");
	const price = page.getByRole("textbox", { name: "Vehicle price" });
	await price.fill("12000");
	await page.getByRole("combobox", { name: "Preferred term" }).selectOption("36");
	await page.getByRole("checkbox", { name: /tax/i }).check();
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	loadScripts();
	await expect(page.getByRole("article", { name: "Business Lease" })).toBeVisible();
	await expect(price).toHaveValue("12000");
	await expect(page.getByRole("combobox", { name: "Preferred term" })).toHaveValue("36");
});

test("a button that was pressed before the scripts loaded is pressed for the visitor", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const loadScripts = await openWithoutScripts(page, "/dealerships?zip=33101");
	const map = page.getByRole("button", { name: "Map", exact: true });
	await page.getByRole("button", { name: "List", exact: true }).click();
	await map.press("Enter");
	await expect(map).toHaveAttribute("aria-pressed", "false");
	loadScripts();
	await expect(map).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("region", { name: "Map of dealers" })).toBeVisible();
});

test.describe("a menu that was opened before the scripts loaded", () => {
	const header = (page: Page) => page.getByRole("banner");

	test("on a phone closes with a change of page, on Escape and on a press outside", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const button = header(page).locator("summary").filter({ hasText: "Menu" });
		const faq = header(page).getByRole("link", { name: "FAQ" });
		const openMenu = async (path: string) => {
			const loadScripts = await openWithoutScripts(page, path);
			await button.click();
			loadScripts();
			await waitForHydration(page);
			await expect(faq).toBeVisible();
		};
		await openMenu("/states");
		await faq.click();
		await expect(page).toHaveURL(`${siteOrigin}/faq`);
		await expect(faq).toBeHidden();
		await openMenu("/faq");
		await page.keyboard.press("Escape");
		await expect(faq).toBeHidden();
		await openMenu("/faq");
		await page.mouse.click(195, 820);
		await expect(faq).toBeHidden();
	});
});

for (const file of ["financing", "entry.client"]) {
	const tag = file === "financing" ? ["@every-start"] : [];
	test(`a press is answered although ${file} fails to load at first`, { tag }, async ({ page }) => {
		let failures = 0;
		// Once for the link that preloads it, and once for the module.
		await page.route(`**/assets/${file}-*.js`, (route) => {
			failures += 1;
			return failures > 2 ? route.fallback() : route.abort();
		});
		await page.goto(`${siteOrigin}/financing`, { waitUntil: "commit" });
		await page.getByRole("button", { name: "Get Recommendations" }).click();
		await expect(page.getByRole("article", { name: "Cash Purchase" })).toBeVisible();
		expect(failures).toBeGreaterThan(2);
	});
}

test("presses are kept only until React hears them itself", async ({ page }) => {
	await page.addInitScript(() => {
		const remove = window.removeEventListener.bind(window);
		window.removeEventListener = ((type: string, ...rest: [EventListener]) => {
			if (rest[0] === window.nevEarlyPress) {
				const isHeard = Object.keys(document).some((key) => key.startsWith("_reactListening"));
				document.documentElement.dataset.heardBefore = String(isHeard);
			}
			remove(type, ...rest);
		}) as typeof window.removeEventListener;
	});
	await page.goto(`${siteOrigin}/dealerships`);
	await expect(page.locator("html")).toHaveAttribute("data-heard-before", "false");
});

test.describe("the scripts start", () => {
	/** When the first script was requested and the page had loaded, in milliseconds. */
	const readTimes = (page: Page) =>
		page.evaluate(() => {
			const [navigation] = performance.getEntriesByType("navigation");
			// Those that start late: the menus' script is in the page from its beginning.
			const late = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
			const scripts = late.flatMap(({ href }) => performance.getEntriesByName(href));
			return {
				load: (navigation as PerformanceNavigationTiming).loadEventEnd,
				script: Math.min(...scripts.map(({ startTime }) => startTime)),
			};
		});

	// Headless Chromium has a mouse over the page, which counts as a visitor that moves it.
	test.beforeEach(({ page }) =>
		page.addInitScript(() => {
			addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true);
		}),
	);

	/** Opens a page whose pictures never arrive, with its first script run and its clock stopped. */
	async function openUnfinished(page: Page): Promise<void> {
		await page.clock.install({ time: 0 });
		// Later than the clock can have come by itself.
		await page.clock.pauseAt(3_600_000);
		await holdRequests(page, /\.svg|\/images\//);
		await page.goto(`${siteOrigin}/inventory/d6-max-gt4`, { waitUntil: "commit" });
		await page.waitForFunction(() => window.nevEarlyPress);
	}

	test("once the page has loaded", async ({ page }) => {
		await page.addInitScript(() => {
			// A page that loads slowly starts its scripts after three seconds.
			const { setTimeout } = window;
			window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
				delay === 3000 ? 0 : setTimeout(handler, delay, ...rest)) as typeof setTimeout;
		});
		await page.goto(`${siteOrigin}/contact`);
		await waitForHydration(page);
		const { load, script } = await readTimes(page);
		expect(Number.isFinite(script)).toBe(true);
		expect(script).toBeGreaterThanOrEqual(load);
	});

	test("before that if the visitor does something", async ({ page }) => {
		await openUnfinished(page);
		await page.keyboard.press("Tab");
		await page.clock.runFor(100);
		await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
		expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
	});

	test("after three seconds if something holds up the page", async ({ page }) => {
		await openUnfinished(page);
		await page.clock.runFor(2900);
		await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
		await page.clock.runFor(200);
		await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
		expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
	});
});
