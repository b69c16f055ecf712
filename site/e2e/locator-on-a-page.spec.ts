import type { Page } from "@playwright/test";
import { expectVisibleFocus, tabTo } from "./keyboard.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin, siteOrigin } from "./origins.js";

/*
 * The dealer locator on a dealer's page, on another origin and under a strict content security
 * policy. The same scenarios run for the script tag (Preact, shadow root) and for the npm package
 * (React).
 */
const builds = [
	{ build: "script tag", address: `${hostOrigin}/script-tag.html` },
	{ build: "React", address: `${hostOrigin}/react/` },
];

const cards = (page: Page) => page.getByRole("article");
const field = (page: Page) => page.getByRole("combobox", { name: "Find a dealer" });
const status = (page: Page) => page.locator(".nev-result-line");
const markers = (page: Page) => page.locator(".nev-marker");

/** Waits until the map, which may still show the markers of before a search, shows a found dealer. */
async function waitForFoundDealerOnMap(page: Page): Promise<string> {
	const found = await cards(page).getByRole("heading").allTextContents();
	let name = "";
	await expect
		.poll(async () => {
			const shown = await page
				.locator(".nev-marker-dealer")
				.evaluateAll((elements) =>
					elements.map((element) => element.getAttribute("aria-label") ?? ""),
				);
			name = shown.find((label) => found.includes(label)) ?? "";
			return name;
		})
		.not.toBe("");
	return name;
}

for (const { build, address } of builds) {
	const tag = build === "React" ? ["@react-page"] : [];
	test.describe(build, () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });

		test.beforeEach(async ({ monitoredPage: page }) => {
			await page.goto(address);
			await expect(status(page)).toHaveText(
				"300 dealersSearch by ZIP code or city to see those nearest to you.",
			);
		});

		test("lists, searches by ZIP and selects on the map, without requests to third parties", async ({
			monitoredPage: page,
			hosts,
			problems,
		}) => {
			await expect(cards(page)).toHaveCount(10);
			await expect(page.getByText("Sample data: fictional dealers.")).toBeVisible();

			await field(page).fill("33101");
			await expect(status(page)).toHaveText(/^5 dealers within 50 mi of 33101 Miami, Florida$/);
			const distances = await page
				.locator(".nev-dealer-distance [aria-hidden]")
				.evaluateAll((elements) =>
					elements.map(({ textContent }) => Number.parseFloat(textContent ?? "")),
				);
			expect(distances).toHaveLength(5);
			expect(distances).toEqual(distances.toSorted((a, b) => a - b));

			const name = await waitForFoundDealerOnMap(page);
			await page.locator(`.nev-marker-dealer[aria-label="${name}"]`).click();
			const card = cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
			await expect(card).toHaveAttribute("aria-current", "true");
			await expect(card).toBeInViewport();
			await expect(page.locator(".nev-marker-selected")).toHaveAccessibleName(name);

			expect([...hosts].sort()).toEqual(
				[new URL(hostOrigin).host, new URL(siteOrigin).host].sort(),
			);
			expect(problems).toEqual(noProblems);
		});

		test("is reached, searched and read by keyboard alone", { tag }, async ({
			monitoredPage: page,
		}) => {
			await tabTo(page, field(page));
			await page.keyboard.type("mia");
			await expect(page.getByRole("option", { name: "Miami, Florida" })).toBeVisible();
			await page.keyboard.press("ArrowDown");
			await expect(page.getByRole("option", { name: "Miami, Florida" })).toHaveAttribute(
				"aria-selected",
				"true",
			);
			await page.keyboard.press("Enter");
			await expect(status(page)).toContainText("of Miami, Florida");
			await waitForFoundDealerOnMap(page);

			await tabTo(page, page.getByRole("combobox", { name: "Within" }));
			const call = cards(page)
				.first()
				.getByRole("link", { name: /^Call / });
			await tabTo(page, call);
			await tabTo(
				page,
				cards(page)
					.first()
					.getByRole("link", { name: /^Directions / }),
			);

			await tabTo(page, page.getByRole("region", { name: /^Map of dealers/ }));
			await page.keyboard.press("Tab");
			await expectVisibleFocus(page);
			await page.keyboard.press("ArrowRight");
			await expectVisibleFocus(page);
			const focused = markers(page).and(page.locator(":focus"));
			const name = (await focused.getAttribute("aria-label")) ?? "";
			await page.keyboard.press("Enter");
			const heading = page.getByRole("heading", { name, exact: true });
			await expect(heading).toBeFocused();
			await expectVisibleFocus(page);
			// The next stop after the card's heading is inside the card.
			await page.keyboard.press("Tab");
			await expectVisibleFocus(page);
		});

		test("lets the focus leave the map by Tab", { tag }, async ({ monitoredPage: page }) => {
			const map = page.getByRole("region", { name: /^Map of dealers/ });
			await map.focus();
			await tabTo(page, page.getByRole("button", { name: "Zoom out" }), { limit: 4 });
			await page.keyboard.press("Tab");
			await expect(page.locator(".nev-map :focus")).toHaveCount(0);
		});
	});
}
