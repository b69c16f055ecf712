import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { tabTo } from "./keyboard.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin, siteOrigin } from "./origins.js";

/*
 * The inventory grid on a dealer's own page, from another origin and under a strict policy: the same
 * scenarios for the script tag (Preact, shadow root) and for the npm package (React).
 */
const builds = [
	{ build: "script tag", address: `${hostOrigin}/inventory-tag.html` },
	{ build: "React", address: `${hostOrigin}/react/inventory.html` },
];

const cards = (page: Page) => page.getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search vehicles" });
const category = (page: Page) => page.getByRole("combobox", { name: "Category" });

for (const { build, address } of builds) {
	test.describe(build, () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });

		test("shows the vehicles, asks nobody else, and breaks no policy", async ({
			monitoredPage: page,
			problems,
			hosts,
		}) => {
			await page.goto(address);
			await expect(page.getByRole("article", { name: "D6 Max GT4" })).toContainText("$13,295");
			await expect(category(page)).toHaveValue("4-seater");
			const link = page.getByRole("link", { name: "D6 Max GT4" });
			await expect(link).toHaveAttribute("href", `${siteOrigin}/inventory/d6-max-gt4`);
			await expect
				.poll(() =>
					cards(page)
						.first()
						.locator("img")
						.evaluate((image: HTMLImageElement) => image.naturalWidth),
				)
				.toBeGreaterThan(0);
			expect(
				[...hosts].every((host) => [hostOrigin, siteOrigin].some((own) => own.endsWith(host))),
			).toBe(true);
			expect(problems).toEqual(noProblems);
		});

		test("is narrowed, cleared and chosen from by keyboard alone", async ({
			monitoredPage: page,
		}) => {
			await page.goto(address);
			await page.evaluate(() => {
				document.addEventListener("nev:vehicle-select", (event) => {
					event.preventDefault();
					document.title = (event as CustomEvent<{ slug: string }>).detail.slug;
				});
			});
			await cards(page).first().waitFor();
			await tabTo(page, search(page));
			await page.keyboard.type("no such cart");
			await expect(page.getByText("No vehicles found")).toBeVisible();
			await tabTo(page, page.getByRole("button", { name: "View All Vehicles" }));
			await page.keyboard.press("Enter");
			await expect(page.getByText("33 vehicles available")).toBeVisible();
			await expect(search(page)).toHaveValue("");
			await expect(page.getByRole("region", { name: "Vehicles" })).toBeFocused();
			await tabTo(page, search(page));
			await page.keyboard.type("gt6");
			await expect(cards(page)).toHaveCount(1);
			await tabTo(page, page.getByRole("link", { name: "D6 Max GT6" }));
			await page.keyboard.press("Enter");
			await expect(page).toHaveTitle("d6-max-gt6");
		});

		test("fits every width, and axe finds nothing wrong", async ({ browser }) => {
			const context = await browser.newContext();
			const page = await context.newPage();
			await page.goto(address);
			await cards(page).first().waitFor();
			for (const width of [1280, 390, 280]) {
				await page.setViewportSize({ width, height: 800 });
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0);
			}
			expect(await axeFindings(page)).toEqual([]);
			await context.close();
		});
	});
}
