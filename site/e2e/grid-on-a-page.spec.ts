import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { tabTo } from "./keyboard.js";
import { horizontalOverflow } from "./layout.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin, siteOrigin } from "./origins.js";

/*
 * The inventory grid on a dealer's page, on another origin and under a strict content security
 * policy. The same scenarios run for the script tag (Preact, shadow root) and for the npm package
 * (React).
 */
const builds = [
	{ build: "script tag", address: `${hostOrigin}/inventory-tag.html` },
	{ build: "React", address: `${hostOrigin}/react/inventory.html` },
];

const testHosts = [hostOrigin, siteOrigin].map((origin) => new URL(origin).host);

const cards = (page: Page) => page.getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search vehicles" });
const category = (page: Page) => page.getByRole("combobox", { name: "Category" });

for (const { build, address } of builds) {
	const tag = build === "React" ? ["@react-page"] : [];
	test.describe(build, () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });

		test("shows the vehicles without requests to third parties, within the policy", async ({
			monitoredPage: page,
			problems,
			hosts,
		}) => {
			await page.goto(address);
			await expect(page.getByRole("article", { name: "D6 Max GT4" })).toContainText("$13,295");
			await expect(category(page)).toHaveValue("4-seater");
			await expect(page.getByText("Sample data: fictional vehicles and prices.")).toBeVisible();
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
			expect([...hosts].filter((host) => !testHosts.includes(host))).toEqual([]);
			expect(problems).toEqual(noProblems);
		});

		test("is filtered, reset and chosen from by keyboard alone", { tag }, async ({
			monitoredPage: page,
		}) => {
			await page.goto(address);
			await page.evaluate(() => {
				document.addEventListener("nev-vehicle-select", (event) => {
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
			await expect(page.getByText("33 vehicles, 30 available")).toBeVisible();
			await expect(search(page)).toHaveValue("");
			await expect(page.getByRole("region", { name: "Vehicles" })).toBeFocused();
			await tabTo(page, search(page));
			await page.keyboard.type("gt6");
			await expect(cards(page)).toHaveCount(1);
			await tabTo(page, page.getByRole("link", { name: "D6 Max GT6" }));
			await page.keyboard.press("Enter");
			await expect(page).toHaveTitle("d6-max-gt6");
		});

		test("fits every width and has no axe violations", { tag }, async ({ browser }) => {
			const context = await browser.newContext();
			const page = await context.newPage();
			await page.goto(address);
			await cards(page).first().waitFor();
			for (const width of [1280, 390, 280]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
			}
			expect(await axeFindings(page)).toEqual([]);
			await context.close();
		});
	});
}
