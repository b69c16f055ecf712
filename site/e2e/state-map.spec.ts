import { stateNames, stateSlug, usStates } from "@nev/contract";
import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** The most that the map may add to a page, before compression. */
const maxBytes = 15_000;

/** WCAG 2.2, 2.5.8. */
const minTargetSize = 24;

/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

interface CountedState {
	name: string;
	dealerCount: number;
}

const mapOf = (page: Page) =>
	page.getByRole("group", { name: "Map of the states by number of dealers" });

test.describe("the map of the states", () => {
	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });

		test("links to each state by name, with its number of dealers, in the table's order", async ({
			page,
		}) => {
			const states: CountedState[] = await (
				await page.request.get(`${siteOrigin}/api/states`)
			).json();
			await page.goto(`${siteOrigin}/states`);
			const snapshot = await mapOf(page).ariaSnapshot();
			const names = [...snapshot.matchAll(/link "([^"]+)"/g)].map(([, name]) => name);
			expect(names).toEqual(
				states.map(
					({ name, dealerCount }) =>
						`${name} (${abbreviationOf(name)}): ${dealerCount} ${dealerCount === 1 ? "dealer" : "dealers"}`,
				),
			);
			expect(states.map(({ name }) => name)).toEqual(stateNames);
			await mapOf(page)
				.getByRole("link", { name: /^Texas/ })
				.click();
			await expect(page).toHaveURL(`${siteOrigin}/states/texas`);
		});

		test("is small", async ({ page }) => {
			const html = await (await page.request.get(`${siteOrigin}/states`)).text();
			const [map = ""] = /<figure class="state-map">.*?<\/figure>/s.exec(html) ?? [];
			expect(map).toContain("Wyoming");
			expect(Buffer.byteLength(map)).toBeLessThanOrEqual(maxBytes);
		});
	});

	test("is reached by keyboard, state by state", async ({ page }) => {
		await page.goto(`${siteOrigin}/states`);
		await mapOf(page)
			.getByRole("link", { name: /^Alabama/ })
			.focus();
		for (const name of stateNames.slice(1)) {
			await page.keyboard.press("Tab");
			await expect(page.locator(":focus")).toHaveAttribute("href", `/states/${stateSlug(name)}`);
		}
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${siteOrigin}/states/wyoming`);
	});
});

for (const width of [320, 768, 1440]) {
	const tag = width === 320 ? [] : ["@every-width"];
	test(`each state can be pressed where its name is, at ${width} px`, { tag }, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${siteOrigin}/states`);
		const links = await mapOf(page).getByRole("link").all();
		expect(links).toHaveLength(50);
		for (const link of links) {
			const { isHit, size } = await targetOf(link);
			const href = await link.getAttribute("href");
			expect({ href, isHit }).toEqual({ href, isHit: true });
			expect(size, `${href}`).toBeGreaterThanOrEqual(minTargetSize);
		}
	});
}

for (const colorScheme of ["light", "dark"] as const) {
	const tag = colorScheme === "light" ? ["@every-width"] : [];
	test(`names and counts stand out from each color, in ${colorScheme} mode`, { tag }, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.goto(`${siteOrigin}/states`);
		const levels = new Set<string>();
		for (const link of await mapOf(page).getByRole("link").all()) {
			const { level, contrast } = await contrastOf(link);
			levels.add(level);
			expect(contrast, `${level} ${await link.getAttribute("href")}`).toBeGreaterThanOrEqual(
				minContrast,
			);
		}
		expect(levels.size).toBe(5);
		await expect(page.locator(".state-map figcaption li")).toHaveCount(5);
	});
}

test("a state's page shows the state with its dealers, and requests no list of them", async ({
	monitoredPage: page,
	problems,
	hosts,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await page.goto(`${siteOrigin}/states/texas`);
	const map = page.getByRole("group", { name: "Map of dealers" });
	await map.scrollIntoViewIfNeeded();
	await expect(page.getByRole("img", { name: /^The map shows .*Houston/ })).toBeVisible();
	await expect(map.locator(".nev-marker").first()).toBeVisible();
	const dealers = await page.locator(".dealer-row").count();
	expect(dealers).toBeGreaterThan(20);
	await expect(page.locator(".dealer-row open-state").first()).toHaveText(/^(Open|Closed|By app)/);
	await expect
		.poll(async () => {
			const counts = await map.locator(".nev-marker").allInnerTexts();
			return counts.reduce((sum, count) => sum + Number(count || 1), 0);
		})
		.toBe(dealers);
	expect(requests.filter((path) => path.startsWith("/api/dealerships/state"))).toEqual([]);
	await expect(page.getByText(/^Sample data/).filter({ visible: true })).toHaveCount(1);
	expect(await axeFindings(page)).toEqual([]);
	expect(problems.console).toEqual([]);
	expect([...hosts]).toEqual([new URL(siteOrigin).host]);
});

test("a dealer that is pressed on a state's map is shown below it", async ({ page }) => {
	await page.goto(`${siteOrigin}/states/vermont`);
	await page.locator(".nev-marker-dealer").first().click();
	await expect(page.locator(".nev-dealer-map").getByRole("article")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a state's page has no empty map", async ({ page }) => {
		await page.goto(`${siteOrigin}/states/texas`);
		await expect(page.locator(".dealer-row").first()).toBeVisible();
		await expect(page.locator(".nev-map-pane")).toBeHidden();
	});
});

function abbreviationOf(name: string): string {
	return usStates[name as keyof typeof usStates];
}

/** Whether a press on a state's name and count meets its link, and the smaller side of that target. */
function targetOf(link: Locator): Promise<{ isHit: boolean; size: number }> {
	return link.evaluate((element) => {
		element.scrollIntoView({ block: "center" });
		const isHit = [...element.querySelectorAll("text")].every((text) => {
			const { x, y, width, height } = text.getBoundingClientRect();
			return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a") === element;
		});
		const shapes = [...element.querySelectorAll<SVGElement>("path:not(.leader), rect")];
		const sizes = shapes.map((shape) => {
			const { width, height } = shape.getBoundingClientRect();
			return Math.min(width, height);
		});
		return { isHit, size: Math.max(...sizes) };
	});
}

/** The contrast of a state's text with its shape (WCAG 2.2, relative luminance). */
function contrastOf(link: Locator): Promise<{ level: string; contrast: number }> {
	return link.evaluate((element) => {
		const context = document.createElement("canvas").getContext("2d");
		function luminanceOf(selector: string): number {
			const shape = element.querySelector(selector);
			if (!context || !shape) throw new Error(`There is no ${selector}.`);
			context.fillStyle = getComputedStyle(shape).fill;
			context.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
				(value) =>
					value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		}
		const [lighter = 0, darker = 0] = [luminanceOf("text"), luminanceOf("path")].sort(
			(a, b) => b - a,
		);
		return {
			level: `${element.getAttribute("class")}`.split(" ")[0] ?? "",
			contrast: (lighter + 0.05) / (darker + 0.05),
		};
	});
}
