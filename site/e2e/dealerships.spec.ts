import { waitForHydration } from "./hydration.js";
import { tabTo } from "./keyboard.js";
import { horizontalOverflow } from "./layout.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

const address = `${siteOrigin}/dealerships`;
const dealerName = "Sweetgum Cart Service";

test.describe("the dealerships page", () => {
	test("stores the search in the address, so that a reload and Back restore it", async ({
		page,
	}) => {
		await page.goto(address);
		await page.getByRole("combobox", { name: "Find a dealer" }).fill("georgia");
		await expect(page).toHaveURL(`${address}?q=georgia`);
		await expect(page.getByText("11 dealers in Georgia")).toBeVisible();
		await page.getByRole("combobox", { name: "Find a dealer" }).fill("33101");
		await expect(page).toHaveURL(`${address}?zip=33101&radius=50`);
		await page.getByRole("combobox", { name: "Within" }).selectOption("100");
		await expect(page).toHaveURL(`${address}?zip=33101&radius=100`);
		await page.reload();
		await expect(page.getByText("6 dealers within 100 mi of 33101 Miami, Florida")).toBeVisible();
		await page.getByRole("link", { name: "NEV Dealer Network" }).first().click();
		await expect(page).toHaveURL(`${siteOrigin}/`);
		await page.goBack();
		await expect(page.getByText("6 dealers within 100 mi of 33101 Miami, Florida")).toBeVisible();
	});

	test("keeps the name of a chosen city for a reload, and says nothing that only a link says", async ({
		page,
	}) => {
		await page.goto(address);
		await waitForHydration(page);
		const field = page.getByRole("combobox", { name: "Find a dealer" });
		await field.pressSequentially("naples");
		await page.getByRole("option", { name: "Naples, Florida" }).click();
		const nearNaples = page.getByText("2 dealers within 50 mi of Naples, Florida");
		await expect(nearNaples).toBeVisible();
		await expect(page).toHaveURL(/\?q=Naples%2C\+Florida&zip=34101&radius=50$/);
		await page.reload();
		await waitForHydration(page);
		await expect(field).toHaveValue("Naples, Florida");
		await expect(nearNaples).toBeVisible();
		await page.goto(`${address}?q=Call+555-0100&zip=34116`);
		await expect(page.getByText("2 dealers within 50 mi of 34116 Naples, Florida")).toBeVisible();
	});

	test("follows the address when a link or Back changes the search", async ({ page }) => {
		await page.goto(`${address}?zip=33101`);
		const field = page.getByRole("combobox", { name: "Find a dealer" });
		const nearMiami = page.getByText("5 dealers within 50 mi of 33101 Miami, Florida");
		await expect(nearMiami).toBeVisible();
		await page.getByRole("navigation").getByRole("link", { name: "Find a dealer" }).first().click();
		await expect(page).toHaveURL(address);
		await expect(page.getByText("300 dealers", { exact: true })).toBeVisible();
		await expect(field).toHaveValue("");

		await field.pressSequentially("georgia", { delay: 120 });
		await expect(page).toHaveURL(`${address}?q=georgia`);
		await expect(page.getByText("11 dealers in Georgia")).toBeVisible();
		await expect(field).toHaveValue("georgia");
		await page.goBack();
		await expect(page).toHaveURL(`${address}?zip=33101`);
		await expect(nearMiami).toBeVisible();
		await expect(field).toHaveValue("33101");
		await page.goForward();
		await expect(page).toHaveURL(`${address}?q=georgia`);
		await expect(page.getByText("11 dealers in Georgia")).toBeVisible();
	});

	test("restores the list and the position also where the browser has not kept the page", async ({
		page,
	}) => {
		// A page with such a handler is not kept for Back.
		await page.addInitScript(() => addEventListener("unload", () => {}));
		await page.goto(address);
		await waitForHydration(page);
		const cards = page.getByRole("article");
		await page.getByRole("button", { name: "Show 24 more" }).click();
		await expect(cards).toHaveCount(34);
		await cards.nth(30).scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		expect(before).toBeGreaterThan(2000);
		const wasKept = await page.evaluate(() => performance.timeOrigin);
		await page.goto(`${siteOrigin}/privacy-policy`);
		await page.goBack();
		await expect(cards).toHaveCount(34);
		expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(wasKept);
		await expect(cards.nth(30)).toBeInViewport();
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
		// Another visit of the page begins with the usual length.
		await page.goto(address);
		await waitForHydration(page);
		await expect(cards).toHaveCount(10);
	});

	for (const width of [1280, 1440, 1920]) {
		const tag = width === 1280 ? [] : ["@every-width"];
		test(`has two columns of cards beside the map, which stays in view: ${width} px`, {
			tag,
		}, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(address);
			await waitForHydration(page);
			const cards = page.getByRole("article");
			await expect(cards).toHaveCount(10);
			const boxes = await cards.evaluateAll((elements) =>
				elements.map((element) => element.getBoundingClientRect().toJSON()),
			);
			const [first, second, third] = boxes;
			expect(second.top).toBe(first.top);
			expect(second.left).toBeGreaterThan(first.right);
			expect(third.left).toBe(first.left);
			expect(third.top).toBeGreaterThan(first.bottom);
			expect(await horizontalOverflow(page)).toBe(0);

			const buttons = await cards
				.first()
				.locator(".nev-dealer-actions > *")
				.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
			expect(new Set(buttons).size).toBe(1);

			const map = page.locator(".nev-map-pane");
			await cards.nth(8).scrollIntoViewIfNeeded();
			await expect(map).toBeInViewport({ ratio: 0.95 });
		});
	}

	test("does not shift while it loads, and Tab follows the order of the cards", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					shifts.push((entry as PerformanceEntry & { value: number }).value);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto(address);
		await waitForHydration(page);
		const cards = page.getByRole("article");
		await cards
			.first()
			.getByRole("link", { name: /^Call / })
			.focus();
		for (const number of [1, 2, 3]) {
			await tabTo(page, cards.nth(number).getByRole("link", { name: /^Call / }), { limit: 6 });
		}
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
	});

	test.describe("on a phone", () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

		test("begins with the field and a low map of the country, and Tab follows", async ({
			page,
		}) => {
			await page.clock.install();
			await page.goto(address);
			await waitForHydration(page);
			const map = page.locator(".nev-map-pane");
			await expect(map).toBeInViewport();
			await expect(map).toHaveText("Loading the map…");
			await page.clock.runFor(2000);
			await expect(page.getByRole("region", { name: "Map of dealers" })).toBeVisible();
			const box = await map.boundingBox();
			const first = await page.getByRole("article").first().boundingBox();
			expect(box?.height).toBeLessThan(300);
			expect(first?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
			expect(await horizontalOverflow(page)).toBe(0);
			await tabTo(page, page.getByRole("button", { name: "Use my location" }), { limit: 20 });
			await page.keyboard.press("Tab");
			await expect(map.locator(":focus")).toHaveCount(1);
		});

		// The second is what an on-screen keyboard leaves of the first.
		for (const height of [844, 460]) {
			test(`shows the first result after Enter, below the header: ${height} px`, async ({
				page,
			}) => {
				await page.setViewportSize({ width: 390, height });
				await page.goto(address);
				await waitForHydration(page);
				const field = page.getByRole("combobox", { name: "Find a dealer" });
				const name = page.getByRole("article").first().getByRole("heading");
				for (const [text, found] of [
					["33101", "5 dealers within 50 mi of 33101 Miami, Florida"],
					["wyoming", "No dealer within 50 mi of Wyoming. These are the nearest:"],
				] as const) {
					await field.fill(text);
					await field.press("Enter");
					await expect(page.getByText(found)).toBeVisible();
					await expect(name).toBeInViewport({ ratio: 1 });
					await expect
						.poll(() =>
							name.evaluate((element) => {
								const { left, top } = element.getBoundingClientRect();
								return element.contains(document.elementFromPoint(left + 4, top + 4));
							}),
						)
						.toBe(true);
					await expect(field).toBeFocused();
				}
			});
		}

		test("stays at the field if its ZIP code is unknown", async ({ page }) => {
			await page.goto(address);
			await waitForHydration(page);
			const field = page.getByRole("combobox", { name: "Find a dealer" });
			await field.fill("00000");
			await field.press("Enter");
			await expect(page.getByText("We couldn't find this ZIP code.")).toBeInViewport();
			await expect(field).toBeInViewport();
		});
	});

	test("tells of an added dealership once", async ({ page }) => {
		await page.goto(`${address}?added=1&q=georgia`);
		const added = page.getByText("Dealership added successfully!");
		await expect(page).toHaveURL(`${address}?q=georgia`);
		await expect(added).toBeVisible();
		await page.reload();
		await waitForHydration(page);
		await expect(page.getByText("11 dealers in Georgia")).toBeVisible();
		await expect(added).toHaveCount(0);
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });

		test("lists dealers, and searches by text and by ZIP", async ({ page }) => {
			await page.goto(address);
			await expect(page.getByRole("article")).toHaveCount(10);
			await expect(page.getByRole("heading", { name: dealerName })).toBeVisible();
			await expect(page.getByRole("main").getByRole("button")).toHaveText(["Search"]);
			await page.getByLabel("Find a dealer", { exact: true }).fill("georgia");
			await page.getByRole("button", { name: "Search", exact: true }).click();
			await expect(page.getByText("11 dealers in Georgia")).toBeVisible();
			await page.getByLabel("Find a dealer", { exact: true }).fill("33101");
			await page.getByRole("button", { name: "Search", exact: true }).click();
			await expect(page.getByText("5 dealers within 50 mi")).toBeVisible();
		});

		test("searches around a city that no dealership matches, as with scripts", async ({ page }) => {
			await page.goto(address);
			const field = page.getByLabel("Find a dealer", { exact: true });
			const search = page.getByRole("button", { name: "Search", exact: true });
			await field.fill("Miami, FL");
			await search.click();
			await expect(page).toHaveURL(/\?q=Miami%2C\+FL$/);
			await expect(page.getByText("5 dealers within 50 mi of Miami, Florida")).toBeVisible();
			await expect(field).toHaveValue("Miami, FL");
			for (const text of ["§", "Smithf", "12 Main Street", "x".repeat(100)]) {
				await field.fill(text);
				await search.click();
				await expect(page.getByText("No dealerships found").first()).toBeVisible();
			}
		});
	});
});
