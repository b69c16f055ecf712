import type { Page } from "@playwright/test";
import { axeFindings, colourFindings } from "./axe.js";
import { htmlProblems } from "./check-html.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { type RouteExpectation, routeExpectations } from "./route-expectations.js";

// A visit is looked at in four ways, on a machine that may have two slow cores.
test.describe.configure({ timeout: 60_000 });

for (const row of routeExpectations) {
	const { path, status = 200, title, canonical = path, heading } = row;

	test(`${path} has what it owes, and nothing amiss`, async ({
		monitoredPage: page,
		problems,
		hosts,
	}) => {
		const response = await page.goto(siteOrigin + path);
		expect(response?.status()).toBe(status);
		const html = (await response?.text()) ?? "";
		await expect(page).toHaveTitle(`${title} | NEV Dealer Network`);
		expect(html.match(/<title>/g)).toHaveLength(1);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expectHead(page, canonical);
		await expectContent(page, row);
		expect(structuredTypes(html).sort()).toEqual([...row.structuredData].sort());
		expect(await htmlProblems(html)).toEqual([]);

		await page.waitForLoadState("networkidle");
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
			expect(await axeFindings(page), `${width} px`).toEqual([]);
			await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
			expect(await colourFindings(page), `${width} px, dark`).toEqual([]);
			expect(await sidewaysBy(page), `${width} px`).toBeLessThanOrEqual(0);
		}
		await page.setViewportSize({ width: 320, height: 900 });
		expect(await sidewaysBy(page), "320 px").toBeLessThanOrEqual(0);
		expect([...hosts]).toEqual([new URL(siteOrigin).host]);
		const failed = status === 200 ? [] : [`${status} ${siteOrigin}${path}`];
		expect(problems).toEqual({ ...problems, policy: [], requests: failed });
		expect(problems.console.filter((text) => !text.includes(`status of ${status}`))).toEqual([]);
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("every page reads the same", async ({ page }) => {
		for (const row of routeExpectations) {
			await test.step(row.path, async () => {
				await page.goto(siteOrigin + row.path);
				await expectContent(page, row);
				await expect(page.locator(".nev-skeleton, .nev-spinner")).toHaveCount(0);
			});
		}
	});

	test("every link of the pages leads to a page, and to a place that is there", async ({
		request,
	}) => {
		const pages = new Map<string, Promise<{ status: number; html: string }>>();
		const open = (path: string) => {
			const opened =
				pages.get(path) ??
				request.get(siteOrigin + path).then(async (answer) => ({
					status: answer.status(),
					html: await answer.text(),
				}));
			pages.set(path, opened);
			return opened;
		};
		const broken: string[] = [];
		for (const { path } of routeExpectations) {
			const { html } = await open(path);
			for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
				const url = new URL(href.replaceAll("&amp;", "&"), siteOrigin + path);
				if (url.origin !== siteOrigin) continue;
				const target = await open(url.pathname + url.search);
				const place = decodeURIComponent(url.hash.slice(1));
				const isThere = !place || target.html.includes(` id="${place}"`);
				if (target.status !== 200 && url.pathname + url.search !== path) {
					broken.push(`${path}: ${href} is answered with ${target.status}`);
				} else if (!isThere) broken.push(`${path}: ${href} leads to no place`);
			}
		}
		expect([...new Set(broken)]).toEqual([]);
		expect(pages.size).toBeGreaterThan(100);
	});
});

async function expectHead(page: Page, canonical: string | null): Promise<void> {
	const content = (selector: string) =>
		page
			.locator(`head ${selector}`)
			.evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));
	const [description = "", ...others] = await content("meta[name=description]");
	expect(others).toEqual([]);
	expect(description?.length).toBeGreaterThan(30);
	expect(await content('meta[property="og:title"]')).toEqual([await page.title()]);
	expect(await content('meta[property="og:description"]')).toEqual([description]);
	expect(await content('meta[property="og:type"]')).toEqual(["website"]);
	const links = await page
		.locator("head link[rel=canonical]")
		.evaluateAll((tags) => tags.map((tag) => tag.getAttribute("href")));
	if (canonical === null) {
		expect(links).toEqual([]);
		expect(await content("meta[name=robots]")).toEqual(["noindex"]);
	} else {
		expect(links).toEqual([siteOrigin + canonical]);
		expect(await content('meta[property="og:url"]')).toEqual([siteOrigin + canonical]);
	}
}

async function expectContent(
	page: Page,
	{ texts: words, links, counts = {} }: RouteExpectation,
): Promise<void> {
	const main = page.getByRole("main");
	for (const text of words) {
		await expect(
			main.getByText(text).filter({ visible: true }).first(),
			String(text),
		).toBeVisible();
	}
	for (const href of links) {
		await expect(main.locator(`a[href="${href}"]`).first(), href).toBeAttached();
	}
	for (const [selector, count] of Object.entries(counts)) {
		await expect(main.locator(selector), selector).toHaveCount(count);
	}
}

function structuredTypes(html: string): string[] {
	return [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)].map(
		([, json = ""]) => {
			const thing = JSON.parse(json);
			expect(thing["@context"]).toBe("https://schema.org");
			return thing["@type"];
		},
	);
}

function sidewaysBy(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
