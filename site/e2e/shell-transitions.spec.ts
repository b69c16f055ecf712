import type { Page } from "@playwright/test";
import { waitForHydration } from "./hydration.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

const contactHeading = "Talk to a person";

/** The number of animations of each view transition since the page was opened. */
const animationCounts = (page: Page) =>
	page.evaluate(() => (window as unknown as { animationCounts: number[] }).animationCounts);

/** Records each view transition, and how many animations it starts. */
async function recordTransitions(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const animationCounts: number[] = [];
		Object.assign(window, { animationCounts });
		const startViewTransition = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const index = animationCounts.push(0) - 1;
			const transition = startViewTransition(update);
			transition.ready.then(() => {
				animationCounts[index] = document
					.getAnimations()
					.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
					.filter((name) => name?.startsWith("::view-transition")).length;
			});
			return transition;
		};
	});
}

/**
 * Goes from the inventory to a vehicle by its card, to the contact form by the header, and back.
 *
 * @param onChange called after each change with the number of changes so far
 */
async function changePages(
	page: Page,
	onChange: (count: number) => Promise<void> = async () => {},
): Promise<void> {
	await page.goto(`${siteOrigin}/inventory`);
	await waitForHydration(page);
	await page.evaluate(() => Object.assign(window, { stillHere: true }));
	await page.getByRole("main").getByRole("link", { name: "Forester 4", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
	await expect(page).toHaveURL(`${siteOrigin}/inventory/forester-4`);
	await expect(page.getByRole("main")).toBeFocused();
	await onChange(1);
	await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactHeading);
	await expect(page.getByRole("main")).toBeFocused();
	await onChange(2);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
	await expect(page.getByRole("main")).toBeFocused();
	await onChange(3);
	expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
}

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("a change of route", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("is animated as a view transition", async ({ monitoredPage: page, problems }) => {
		await recordTransitions(page);
		// The next change would skip a transition that has not started its animations.
		await changePages(page, async (count) => {
			await expect
				.poll(async () => (await animationCounts(page)).map((animations) => animations > 0))
				.toEqual(Array(count).fill(true));
		});
		// As of a transition that is skipped, or during which the window is resized or hidden.
		await page.evaluate(() => {
			for (const name of ["AbortError", "InvalidStateError", "TimeoutError"])
				void Promise.reject(new DOMException("Skipped", name));
		});
		expect(problems).toEqual(noProblems);
	});

	test("works without errors in a browser that has no view transitions", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(Document.prototype, "startViewTransition");
		});
		await changePages(page);
		expect(await page.evaluate(() => "startViewTransition" in document)).toBe(false);
		expect(problems).toEqual(noProblems);
	});
});

test.describe("with reduced motion, a change of route", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("is not animated", async ({ monitoredPage: page, problems }) => {
		await recordTransitions(page);
		await changePages(page);
		expect(await animationCounts(page)).toEqual([]);
		expect(problems).toEqual(noProblems);
	});
});
