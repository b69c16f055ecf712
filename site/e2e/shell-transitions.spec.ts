import type { Page } from "@playwright/test";
import { expect, noProblems, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** What the browser has drawn of each transition: how many of its pictures moved. */
const drawn = (page: Page) => page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);

/** Writes down each transition that is begun, and what it moves once it can be seen. */
async function watchTransitions(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const drawn: number[] = [];
		Object.assign(window, { drawn });
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const place = drawn.push(0) - 1;
			const transition = start(update);
			transition.ready.then(() => {
				drawn[place] = document
					.getAnimations()
					.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
					.filter((part) => part?.startsWith("::view-transition")).length;
			});
			return transition;
		};
	});
}

/** From the inventory to a vehicle by its card, on by the header, and back. */
async function goAround(page: Page): Promise<void> {
	await page.goto(`${siteOrigin}/inventory`);
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => Object.assign(window, { stillHere: true }));
	await page.getByRole("main").getByRole("link", { name: "Forester 4", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
	await expect(page).toHaveURL(`${siteOrigin}/inventory/forester-4`);
	await expect(page.getByRole("main")).toBeFocused();
	await page.getByRole("banner").getByRole("link", { name: "FAQ" }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
	await expect(page.getByRole("main")).toBeFocused();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
	await expect(page.getByRole("main")).toBeFocused();
	expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
}

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("a change of route", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("is drawn as a transition", async ({ monitoredPage: page, problems }) => {
		await watchTransitions(page);
		await goAround(page);
		await expect.poll(() => drawn(page)).toHaveLength(3);
		for (const moved of await drawn(page)) expect(moved).toBeGreaterThan(0);
		expect(problems).toEqual(noProblems);
	});

	test("does without in a browser that has none, and says no word of it", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(Document.prototype, "startViewTransition");
		});
		await goAround(page);
		expect(await page.evaluate(() => "startViewTransition" in document)).toBe(false);
		expect(problems).toEqual(noProblems);
	});

	test("is still from the moment that the visitor wants no motion", async ({
		monitoredPage: page,
	}) => {
		await watchTransitions(page);
		await page.goto(`${siteOrigin}/faq`);
		await page.waitForLoadState("networkidle");
		const banner = page.getByRole("banner");
		await banner.getByRole("link", { name: "Financing" }).first().click();
		await expect.poll(() => drawn(page)).toHaveLength(1);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await banner.getByRole("link", { name: "FAQ" }).first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
		await expect(page.getByRole("main")).toBeFocused();
		expect(await drawn(page)).toHaveLength(1);
	});
});

test.describe("for a visitor who wants no motion, a change of route", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("is no transition", async ({ monitoredPage: page, problems }) => {
		await watchTransitions(page);
		await goAround(page);
		expect(await drawn(page)).toEqual([]);
		expect(problems).toEqual(noProblems);
	});
});
