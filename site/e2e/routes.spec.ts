import type { Page } from "@playwright/test";
import { axeFindings, colorFindings } from "./axe.js";
import { htmlProblems } from "./check-html.js";
import { waitForHydration } from "./hydration.js";
import { horizontalOverflow } from "./layout.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { type RouteExpectation, routeExpectations } from "./route-expectations.js";

// Slow, because axe checks each page.

for (const expectation of routeExpectations) {
	const { path, status = 200, heading, isLikeAnother } = expectation;

	test(`${path} starts without a problem, is accessible, and fits every width`, {
		tag: isLikeAnother ? ["@every-page"] : [],
	}, async ({ monitoredPage: page, problems, hosts }) => {
		await page.goto(siteOrigin + path);
		await waitForHydration(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expect(page.getByText(/^Sample data/).filter({ visible: true })).toHaveCount(1);
		await expectAccessible(page, 390);
		for (const width of [1440, 390, 320]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
		}
		await expectDarkContrast(page, 1440);
		expect([...hosts]).toEqual([new URL(siteOrigin).host]);
		const failed = status === 200 ? [] : [`${status} ${siteOrigin}${path}`];
		expect(problems).toEqual({ ...problems, policy: [], requests: failed });
		expect(problems.console.filter((text) => !text.includes(`status of ${status}`))).toEqual([]);
	});

	test(`${path} is accessible in a wide window, and has enough contrast in dark colors on a phone`, {
		tag: "@every-width",
	}, async ({ page }) => {
		await page.goto(siteOrigin + path);
		await waitForHydration(page);
		await expectAccessible(page, 1440);
		await expectDarkContrast(page, 390);
	});
}

async function expectAccessible(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	// A box that scrolls at this width is a tab stop a moment later.
	await expect.poll(() => axeFindings(page), `${width} px`).toEqual([]);
}

async function expectDarkContrast(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
	expect(await colorFindings(page), `${width} px, dark`).toEqual([]);
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	/** None is set, so the page has its own. */
	const ourFont = "";
	const narrowest = { widths: [320], fonts: [ourFont] };

	test("text of twice the size fits the narrowest window on pages of long names", async ({
		page,
	}) => {
		const longest = ["massachusetts", "north-carolina", "new-hampshire", "pennsylvania"];
		const paths = longest.map((slug) => `/states/${slug}`);
		expect(await tooWide(page, paths, narrowest)).toEqual([]);
	});

	test("text of twice the size fits narrow windows on every page, in our font and another", {
		tag: "@every-state",
	}, async ({ page, request }) => {
		const states: { slug: string }[] = await (await request.get(`${siteOrigin}/api/states`)).json();
		const every = [
			...routeExpectations.map(({ path }) => path),
			...states.map(({ slug }) => `/states/${slug}`),
		];
		const all = { widths: [360, 320], fonts: [ourFont, "sans-serif"] };
		expect(await tooWide(page, every, all)).toEqual([]);
	});

	test("every page has its content and metadata, and fits the narrowest window with text of twice the size", async ({
		page,
	}) => {
		for (const expectation of routeExpectations) {
			const { path, status = 200, canonical = path, structuredData } = expectation;
			const { isUnlisted = canonical === null, isLikeAnother } = expectation;
			await test.step(path, async () => {
				await page.setViewportSize({ width: 1280, height: 720 });
				const response = await page.goto(siteOrigin + path);
				expect(response?.status()).toBe(status);
				const html = (await response?.text()) ?? "";
				// The shapes of a drawing may have titles too.
				expect(html.split("</head>")[0]?.match(/<title>/g)).toHaveLength(1);
				expect(structuredDataTypes(html).sort()).toEqual([...structuredData].sort());
				if (!isLikeAnother) expect(await htmlProblems(html)).toEqual([]);
				await expectHead(page, canonical, isUnlisted);
				await expectContent(page, expectation);
				await expect(page.locator(".nev-skeleton, .nev-spinner")).toHaveCount(0);
				expect(await tooWideHere(page, path, narrowest)).toEqual([]);
			});
		}
	});

	test("every internal link leads to a page that exists, and to an existing fragment", async ({
		request,
	}) => {
		const pages = new Map<string, Promise<{ status: number; html: string }>>();
		const fetchPage = (path: string) => {
			const page =
				pages.get(path) ??
				request.get(siteOrigin + path).then(async (response) => ({
					status: response.status(),
					html: await response.text(),
				}));
			pages.set(path, page);
			return page;
		};
		const broken: string[] = [];
		for (const { path } of routeExpectations) {
			const { html } = await fetchPage(path);
			for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
				const url = new URL(href.replaceAll("&amp;", "&"), siteOrigin + path);
				if (url.origin !== siteOrigin) continue;
				const target = await fetchPage(url.pathname + url.search);
				const fragment = decodeURIComponent(url.hash.slice(1));
				const hasFragment = !fragment || target.html.includes(` id="${fragment}"`);
				if (target.status !== 200 && url.pathname + url.search !== path) {
					broken.push(`${path}: ${href} answers ${target.status}`);
				} else if (!hasFragment) broken.push(`${path}: ${href} has no such fragment`);
			}
		}
		expect([...new Set(broken)]).toEqual([]);
		expect(pages.size).toBeGreaterThan(100);
	});
});

interface Looks {
	readonly widths: readonly number[];
	readonly fonts: readonly string[];
}

/** Where text of twice the size is wider than a window of one of these widths, in one of these fonts. */
async function tooWide(page: Page, paths: readonly string[], looks: Looks): Promise<string[]> {
	const found: string[] = [];
	for (const path of new Set(paths)) {
		await page.goto(siteOrigin + path);
		found.push(...(await tooWideHere(page, path, looks)));
	}
	return found;
}

/** As `tooWide`, for the page that is open. */
async function tooWideHere(page: Page, path: string, { widths, fonts }: Looks): Promise<string[]> {
	const found: string[] = [];
	for (const font of fonts) {
		await enlargeText(page, font);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			const pixels = await horizontalOverflow(page);
			if (pixels > 0) found.push(`${path}, ${width} px, ${font || "Figtree"}: ${pixels}`);
		}
	}
	return found;
}

/** Doubles the size of the page's text and waits until its font is there, or takes another font. */
async function enlargeText(page: Page, font: string): Promise<void> {
	await page.evaluate(async (family) => {
		document.documentElement.style.fontSize = "200%";
		if (family) document.body.style.setProperty("--nev-font", family);
		else await document.fonts.load("1em Figtree");
		await document.fonts.ready;
	}, font);
}

async function expectHead(
	page: Page,
	canonical: string | null,
	isUnlisted: boolean,
): Promise<void> {
	const content = (selector: string) =>
		page
			.locator(`head ${selector}`)
			.evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")));
	const [description = "", ...others] = await content("meta[name=description]");
	expect(others).toEqual([]);
	expect(description?.length).toBeGreaterThan(30);
	expect(description?.length).toBeLessThanOrEqual(160);
	expect(await content('meta[property="og:title"]')).toEqual([await page.title()]);
	expect(await content('meta[property="og:description"]')).toEqual([description]);
	expect(await content('meta[property="og:type"]')).toEqual(["website"]);
	expect(await content("meta[name=robots]")).toEqual(isUnlisted ? ["noindex"] : []);
	const links = await page
		.locator("head link[rel=canonical]")
		.evaluateAll((tags) => tags.map((tag) => tag.getAttribute("href")));
	if (canonical === null) {
		expect(links).toEqual([]);
	} else {
		expect(links).toEqual([siteOrigin + canonical]);
		expect(await content('meta[property="og:url"]')).toEqual([siteOrigin + canonical]);
	}
}

/** In few readings, because a page has many texts. */
async function expectContent(
	page: Page,
	{ title, heading, texts, links, counts = {} }: RouteExpectation,
): Promise<void> {
	await expect(page).toHaveTitle(`${title} | NEV Dealer Network`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	const shown = await page.getByRole("main").evaluate(
		(main: HTMLElement, selectors) => ({
			text: [
				// biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
				main.innerText,
				...[...main.querySelectorAll("textarea")].map(({ value }) => value),
			].join("\n"),
			links: [...main.querySelectorAll("a")].map((link) => link.getAttribute("href")),
			counts: Object.fromEntries(
				selectors.map((selector) => [selector, main.querySelectorAll(selector).length]),
			),
		}),
		Object.keys(counts),
	);
	const line = shown.text.replace(/\s+/g, " ").toLowerCase();
	for (const text of texts) {
		if (typeof text === "string") expect(line).toContain(text.toLowerCase());
		// Each cell of a table is a line of its own.
		else expect(shown.text.replaceAll("\t", "\n")).toMatch(new RegExp(text, "im"));
	}
	expect(shown.links).toEqual(expect.arrayContaining([...links]));
	expect(shown.counts).toEqual(counts);
}

function structuredDataTypes(html: string): string[] {
	return [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)].map(
		([, json = ""]) => {
			const thing = JSON.parse(json);
			expect(thing["@context"]).toBe("https://schema.org");
			return thing["@type"];
		},
	);
}
