import { expect, type Page } from "@playwright/test";
import { holdRequests } from "../hold-requests.js";
import { siteOrigin } from "../origins.js";
import { scriptAddress, test } from "./host-page.js";

/* The locator as a host's server gets it from `/api/embed/dealer-locator.html`, such as a plugin's. */

async function fetchLocator(page: Page, query: string): Promise<string> {
	const response = await page.request.get(`${siteOrigin}/api/embed/dealer-locator.html?${query}`);
	expect(response.status()).toBe(200);
	return response.text();
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the list can be read, and the search leads to the site", async ({ page, openHostPage }) => {
		await openHostPage(page, { body: await fetchLocator(page, "zip=33101"), script: "" });
		await expect(page.getByText("5 dealers within 50 mi of 33101 Miami, Florida")).toBeVisible();
		await expect(page.getByRole("article")).toHaveCount(5);
		const form = page.locator("nev-dealer-locator form");
		await expect(form).toHaveAttribute("action", `${siteOrigin}/dealerships`);
	});
});

/** The page's own cards, whose code is loaded for them only. */
const template = '<template slot="card">Own: <b data-field="name"></b></template>';
const clientRendered = '<nev-dealer-locator zip="33101"></nev-dealer-locator>';
const withTemplate = (locator: string) => locator.replace("</nev-dealer-locator>", `${template}$&`);

for (const { name, isServerRendered } of [
	{ name: "of the server are shown until the page's own are", isServerRendered: true },
	{ name: "are empty until the page's own are shown", isServerRendered: false },
]) {
	test(`the cards ${name}`, async ({ page, openHostPage }) => {
		const release = await holdRequests(page, "**/dealer-template-*.js");
		const locator = isServerRendered ? await fetchLocator(page, "zip=33101") : clientRendered;
		await openHostPage(page, { body: withTemplate(locator) });
		await page.locator("nev-dealer-locator .nev-marker").first().waitFor();
		const cards = page.getByRole("article");
		const directions = cards.getByRole("link", { name: /^Directions to/ });
		await expect(cards).toHaveCount(5);
		await expect(directions).toHaveCount(isServerRendered ? 5 : 0);
		release();
		await expect(page.getByText(/^Own: \w/)).toHaveCount(5);
		await expect(directions).toHaveCount(0);
	});
}

test("the locator's own cards are shown if the code for the page's did not come", async ({
	page,
	openHostPage,
}) => {
	await page.route("**/dealer-template-*.js", (route) => route.abort());
	await openHostPage(page, { body: withTemplate(clientRendered) });
	await expect(page.getByRole("link", { name: /^Directions to/ })).toHaveCount(5);
});

for (const { name, lang, text } of [
	{ name: "in English", lang: "en", text: "31 dealers" },
	{ name: "in Spanish", lang: "es", text: "31 concesionarios" },
]) {
	test(`the script goes on from it without a shift or a request, ${name}`, async ({
		page,
		openHostPage,
	}) => {
		// All of the list and what follows it are in the window.
		await page.setViewportSize({ width: 1000, height: 6000 });
		const lists: string[] = [];
		page.on("request", (request) => {
			if (/\/api\/dealerships\/(near|search)/.test(request.url())) lists.push(request.url());
		});
		const locator = await fetchLocator(page, `state=Florida&lang=${lang}`);
		await openHostPage(page, { body: `${locator}<p id="below">Below</p>`, script: "" });
		await expect(page.getByText(text, { exact: true })).toBeVisible();
		const top = () => page.locator("#below").evaluate((below) => below.getBoundingClientRect().y);
		const before = await top();
		await page.evaluate(async () => {
			// The page itself may shift as it arrives, until it is painted whole.
			for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
			new PerformanceObserver((list) => {
				for (const { entryType } of list.getEntries()) performance.mark(`nev-${entryType}`);
			}).observe({ type: "layout-shift" });
		});
		await page.addScriptTag({ url: scriptAddress });
		// The map is drawn by the script only.
		await page.locator("nev-dealer-locator .nev-marker").first().waitFor();
		await expect(page.getByText(text, { exact: true })).toHaveCount(1);
		await expect(page.locator("nev-dealer-locator style")).toHaveCount(0);
		expect(await top()).toBe(before);
		expect(await page.evaluate(() => performance.getEntriesByName("nev-layout-shift").length)).toBe(
			0,
		);
		expect(lists).toEqual([]);

		await page.getByRole("combobox").fill("Naples");
		await expect.poll(() => lists.length).toBeGreaterThan(0);
	});
}
