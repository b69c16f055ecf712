import type { Page } from "@playwright/test";
import { expect, test } from "./monitored-page.js";
import { siteOrigin, taggedOrigin } from "./origins.js";
import { mockTagManager } from "./tag-manager.js";

const privacy = (page: Page) => page.getByRole("region", { name: "Your privacy choices" });

const layer = (page: Page) => page.evaluate(() => window.dataLayer);

test("without a tag manager there is nothing of it", async ({ page, request }) => {
	const asked = await mockTagManager(page);
	const response = await request.get(`${siteOrigin}/faq`);
	expect(await response.text()).not.toMatch(/googletagmanager|GTM-/);
	expect(response.headers()["content-security-policy"]).not.toContain("google");
	await page.goto(`${siteOrigin}/faq`);
	await page.getByRole("contentinfo").getByRole("link", { name: "All states" }).click();
	await expect(page).toHaveURL(`${siteOrigin}/states`);
	expect(await layer(page)).toBeUndefined();
	expect(asked).toEqual([]);
	await expect(privacy(page)).toContainText("loads no analytics or advertising tags at present");
});

test.describe("with a tag manager", () => {
	test("it is loaded on every page within the policy, and hears of each change of route", async ({
		page,
	}) => {
		const asked = await mockTagManager(page);
		const refused: string[] = [];
		page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
		const response = await page.goto(`${taggedOrigin}/dealerships?q=georgia`);
		expect(await response?.text()).toMatch(
			/<noscript><iframe[^>]+googletagmanager\.com\/ns\.html\?id=GTM-TEST01"/,
		);
		await expect
			.poll(() => asked)
			.toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST01"]);
		expect(await layer(page)).toEqual([expect.objectContaining({ event: "gtm.js" })]);
		await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
		await expect(page).toHaveURL(`${taggedOrigin}/faq`);
		await page.goBack();
		await expect
			.poll(async () => (await layer(page))?.slice(1))
			.toEqual([
				{ event: "nev:page-view", path: "/faq" },
				{ event: "nev:page-view", path: "/dealerships" },
			]);
		expect(refused).toEqual([]);
	});

	test("a page that cannot be found has it too", async ({ page }) => {
		const asked = await mockTagManager(page);
		await page.goto(`${taggedOrigin}/nowhere`);
		await expect.poll(() => asked).toHaveLength(1);
	});

	test.describe("and Global Privacy Control", () => {
		test("nothing of it is in the page, which says so", async ({ browser }) => {
			const context = await browser.newContext({ extraHTTPHeaders: { "Sec-GPC": "1" } });
			const page = await context.newPage();
			const asked = await mockTagManager(page);
			const response = await page.goto(`${taggedOrigin}/faq`);
			expect(response?.headers()["content-security-policy"]).not.toContain("google");
			expect(await response?.text()).not.toContain("googletagmanager");
			await page.waitForLoadState("networkidle");
			expect(await layer(page)).toBeUndefined();
			expect(asked).toEqual([]);
			await expect(privacy(page)).toContainText("sends Global Privacy Control, and we honor it");
			await expect(privacy(page).getByRole("button")).toHaveCount(0);
			await context.close();
		});

		test("it is not loaded either where only the browser's own word says so", async ({ page }) => {
			const asked = await mockTagManager(page);
			await page.addInitScript(() =>
				Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
			);
			await page.goto(`${taggedOrigin}/faq`);
			await expect(privacy(page)).toContainText("sends Global Privacy Control, and we honor it");
			expect(await layer(page)).toBeUndefined();
			expect(asked).toEqual([]);
		});
	});

	test("who opts out is rid of it at once, stays so, and may come back", async ({ page }) => {
		const asked = await mockTagManager(page);
		await page.goto(`${taggedOrigin}/dealerships?q=georgia`);
		await expect.poll(() => asked).toHaveLength(1);
		await privacy(page).getByRole("button", { name: "Opt out" }).click();
		await expect(page).toHaveURL(`${taggedOrigin}/dealerships?q=georgia#privacy-choices`);
		await expect(privacy(page)).toContainText("You have opted out");
		await expect(privacy(page)).toBeInViewport();
		await page.goto(`${taggedOrigin}/faq`);
		await expect(privacy(page)).toContainText("You have opted out");
		await page.waitForLoadState("networkidle");
		expect(await layer(page)).toBeUndefined();
		expect(asked).toHaveLength(1);
		await privacy(page).getByRole("button", { name: "Allow tags again" }).click();
		await expect(privacy(page).getByRole("button", { name: "Opt out" })).toBeVisible();
		await expect.poll(() => asked).toHaveLength(2);
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });

		test("its frame is there, until one opts out", async ({ page }) => {
			const asked = await mockTagManager(page);
			await page.goto(`${taggedOrigin}/faq`);
			await expect
				.poll(() => asked)
				.toEqual(["https://www.googletagmanager.com/ns.html?id=GTM-TEST01"]);
			await privacy(page).getByRole("button", { name: "Opt out" }).click();
			await expect(privacy(page)).toContainText("You have opted out");
			await expect(page.locator("iframe")).toHaveCount(0);
			await page.goto(`${taggedOrigin}/states`);
			await expect(page.locator("iframe")).toHaveCount(0);
			expect(asked).toHaveLength(1);
		});
	});

	test("a kept page is never given to the wrong visitor", async ({ request }) => {
		const address = `${taggedOrigin}/ethics-policy`;
		const headersOf = [{}, { cookie: "nev-privacy=opt-out" }, { "sec-gpc": "1" }];
		const etags = new Set<string>();
		for (const round of [1, 2]) {
			for (const [kind, headers] of headersOf.entries()) {
				const response = await request.get(address, { headers });
				expect((await response.text()).includes("googletagmanager"), `${round}`).toBe(kind === 0);
				expect(response.headers().vary).toBe("Accept-Encoding, Cookie, Sec-GPC");
				etags.add(response.headers().etag ?? "");
			}
		}
		expect(etags.size).toBe(3);
		const [first = ""] = etags;
		const other = await request.get(address, {
			headers: { cookie: "nev-privacy=opt-out", "if-none-match": first },
		});
		expect(other.status()).toBe(200);
	});
});

test.describe("the choice that is sent", () => {
	const choose = (form: Record<string, string>, headers = {}) => ({
		form,
		headers,
		maxRedirects: 0,
	});

	test("answers 303 to the page it came from, and keeps one word for a year", async ({
		request,
	}) => {
		const response = await request.post(
			`${siteOrigin}/privacy-choice`,
			choose({ choice: "opt-out", page: "/states?q=a" }),
		);
		expect(response.status()).toBe(303);
		expect(response.headers().location).toBe("/states?q=a#privacy-choices");
		expect(response.headers()["set-cookie"]).toBe(
			"nev-privacy=opt-out; Max-Age=31536000; Path=/; SameSite=Lax",
		);
	});

	for (const page of ["https://example.com/", "//example.com/", "/\\example.com", "javascript:x"]) {
		test(`does not lead away to ${page}`, async ({ request }) => {
			const response = await request.post(
				`${siteOrigin}/privacy-choice`,
				choose({ choice: "opt-in", page }),
			);
			expect(response.headers().location).toBe("/#privacy-choices");
		});
	}

	test("is refused from another site, and where it is none", async ({ request }) => {
		const fromElsewhere = await request.post(
			`${siteOrigin}/privacy-choice`,
			choose({ choice: "opt-in" }, { origin: "https://example.com" }),
		);
		expect(fromElsewhere.status()).toBe(403);
		expect(fromElsewhere.headers()["set-cookie"]).toBeUndefined();
		const none = await request.post(`${siteOrigin}/privacy-choice`, choose({ choice: "maybe" }));
		expect(none.status()).toBe(400);
	});
});
