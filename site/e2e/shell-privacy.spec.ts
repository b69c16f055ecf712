import type { Page } from "@playwright/test";
import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin, taggedOrigin } from "./origins.js";
import { mockTagManager } from "./tag-manager.js";

const privacy = (page: Page) => page.getByRole("region", { name: "Your privacy choices" });

const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer);

test("without a tag manager, no page requests one or allows it", async ({ page, request }) => {
	const requests = await mockTagManager(page);
	const response = await request.get(`${siteOrigin}/faq`);
	expect(await response.text()).not.toMatch(/googletagmanager|GTM-/);
	expect(response.headers()["content-security-policy"]).not.toContain("google");
	await page.goto(`${siteOrigin}/faq`);
	await page.getByRole("contentinfo").getByRole("link", { name: "All states" }).click();
	await expect(page).toHaveURL(`${siteOrigin}/states`);
	expect(await dataLayer(page)).toBeUndefined();
	expect(requests).toEqual([]);
	await expect(privacy(page).getByText("No analytics or ad tags are loaded.")).toBeVisible();
});

test("keeps in the browser what the privacy policy lists, and nothing else", async ({ page }) => {
	await page.goto(`${siteOrigin}/contact?utm_source=mail`);
	await waitForHydration(page);
	await page.locator(".nev-form").getByLabel("First name").fill("Ada");
	await page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our vehicles");
	await page.reload();
	await page.goto(`${siteOrigin}/dealerships?zip=34102`);
	await expect
		.poll(() => page.evaluate(() => sessionStorage.getItem("nev-zip-code")))
		.toBe("34102");
	await page.goto(`${siteOrigin}/contact`);
	await expect(page.locator(".nev-form").getByLabel("ZIP code")).toHaveValue("34102");
	await page.goto(`${siteOrigin}/dealerships/1`);
	await page.locator("nev-inquiry-form").scrollIntoViewIfNeeded();
	await page.locator("nev-inquiry-form").getByLabel("First name").fill("Ada");
	const dealerPath = new URL(page.url()).pathname;
	const stored = await page.evaluate(() => [
		...Object.keys(sessionStorage).sort(),
		...Object.keys(localStorage),
		document.cookie,
	]);
	expect(stored).toEqual([
		...["contact", `inquiry${dealerPath}`, "nev-campaign", "nev-list-lengths"],
		...["nev-scroll-positions", "nev-zip-code"],
		"remix-router-transitions",
		"",
	]);
	expect(await page.context().cookies()).toEqual([]);
});

test("keeps neither campaign nor ZIP code with Global Privacy Control, nor after opting out", async ({
	page,
}) => {
	await mockTagManager(page);
	const kept = () =>
		page.evaluate(() => [
			sessionStorage.getItem("nev-campaign"),
			sessionStorage.getItem("nev-zip-code"),
		]);
	const address = `${taggedOrigin}/faq?utm_source=mail#find-a-dealer`;
	const findNearest = async () => {
		// Another fragment of the same page would not load it again.
		await page.goto("about:blank");
		await page.goto(address);
		await page.getByLabel("ZIP code").fill("85004");
		await page.waitForFunction(() => customElements.get("place-box"));
		await page.getByRole("button", { name: "Find the nearest dealer" }).click();
		await expect(page.getByRole("button", { name: "Change ZIP 85004" })).toBeVisible();
	};
	await findNearest();
	await expect.poll(kept).toEqual(["mail", "85004"]);
	await privacy(page).getByRole("button", { name: "Opt out" }).click();
	await expect(privacy(page).getByText("You have opted out")).toBeVisible();
	await expect.poll(kept).toEqual([null, null]);
	// The box still works.
	await findNearest();
	expect(await kept()).toEqual([null, null]);
	await page.context().clearCookies();
	await findNearest();
	await expect.poll(kept).toEqual(["mail", "85004"]);
	// An extension or a proxy may add the header alone.
	await page.setExtraHTTPHeaders({ "sec-gpc": "1" });
	await page.reload();
	await expect.poll(kept).toEqual([null, null]);
	await page.setExtraHTTPHeaders({});
	await findNearest();
	await expect.poll(kept).toEqual(["mail", "85004"]);
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
	});
	await page.reload();
	await expect.poll(kept).toEqual([null, null]);
});

test("an open page keeps no ZIP code after an opt-out in another tab, and forgets one on Back", async ({
	page,
}) => {
	await mockTagManager(page);
	const kept = () => page.evaluate(() => sessionStorage.getItem("nev-zip-code"));
	const zipCode = page.getByLabel("ZIP code");
	const findNearest = async (text: string) => {
		await zipCode.fill(text);
		await page.waitForFunction(() => customElements.get("place-box"));
		await page.getByRole("button", { name: "Find the nearest dealer" }).click();
		await expect(page.getByRole("button", { name: `Change ZIP ${text}` })).toBeVisible();
	};
	await page.goto(`${taggedOrigin}/faq#find-a-dealer`);
	await findNearest("85004");
	await expect.poll(kept).toBe("85004");
	await page.context().addCookies([{ name: "nev-privacy", value: "opt-out", url: taggedOrigin }]);
	await page.getByRole("button", { name: "Change ZIP 85004" }).click();
	await findNearest("33101");
	expect(await kept()).toBeNull();
	// As where the browser has kept the page for Back.
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
	await expect(zipCode).toBeVisible();
	await expect(zipCode).toHaveValue("");
	await expect(page.getByText("Kept in this tab only.")).toHaveCount(0);
	expect(await kept()).toBeNull();
});

test.describe("with a tag manager", () => {
	test("every page loads it within the policy, and reports each change of route", async ({
		page,
	}) => {
		const requests = await mockTagManager(page);
		const errors: string[] = [];
		page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
		const response = await page.goto(`${taggedOrigin}/dealerships?q=georgia`);
		expect(await response?.text()).toMatch(
			/<noscript[^>]*><iframe[^>]+googletagmanager\.com\/ns\.html\?id=GTM-TEST01"/,
		);
		await expect
			.poll(() => requests)
			.toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST01"]);
		expect(await dataLayer(page)).toEqual([expect.objectContaining({ event: "gtm.js" })]);
		await waitForHydration(page);
		const pageViews = async () => (await dataLayer(page))?.slice(1);
		const inventoryView = { event: "nev:page-view", path: "/inventory" };
		await page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" }).click();
		// The address changes before the page does.
		await expect.poll(pageViews).toEqual([inventoryView]);
		await page.goBack();
		await expect
			.poll(pageViews)
			.toEqual([inventoryView, { event: "nev:page-view", path: "/dealerships" }]);
		expect(errors).toEqual([]);
	});

	test("a page that the browser only prepares loads it when the visitor opens it", async ({
		page,
	}) => {
		const requests = await mockTagManager(page);
		await page.addInitScript(() =>
			Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
		);
		await page.goto(`${taggedOrigin}/faq`);
		await waitForHydration(page);
		expect(await dataLayer(page)).toBeUndefined();
		await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
		await expect.poll(() => requests).toHaveLength(1);
	});

	test("a not-found page loads it too", async ({ page }) => {
		const requests = await mockTagManager(page);
		await page.goto(`${taggedOrigin}/nowhere`);
		await expect.poll(() => requests).toHaveLength(1);
	});

	test.describe("and Global Privacy Control", () => {
		test("the page leaves it out, and says so", async ({ browser }) => {
			const context = await browser.newContext({ extraHTTPHeaders: { "Sec-GPC": "1" } });
			const page = await context.newPage();
			const requests = await mockTagManager(page);
			const response = await page.goto(`${taggedOrigin}/faq`);
			expect(response?.headers()["content-security-policy"]).not.toContain("google");
			expect(await response?.text()).not.toContain("googletagmanager");
			await waitForHydration(page);
			expect(await dataLayer(page)).toBeUndefined();
			expect(requests).toEqual([]);
			await expect(
				privacy(page).getByText("sends Global Privacy Control, and we honor it"),
			).toBeVisible();
			await expect(privacy(page).getByRole("button")).toHaveCount(0);
			await context.close();
		});

		test("it is not loaded if only the browser's API reports the signal", async ({ page }) => {
			const requests = await mockTagManager(page);
			await page.addInitScript(() =>
				Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
			);
			await page.goto(`${taggedOrigin}/faq`);
			await expect(
				privacy(page).getByText("sends Global Privacy Control, and we honor it"),
			).toBeVisible();
			expect(await dataLayer(page)).toBeUndefined();
			expect(requests).toEqual([]);
		});
	});

	test("opting out applies at once, is remembered, and can be undone", async ({ page }) => {
		const requests = await mockTagManager(page);
		await page.goto(`${taggedOrigin}/dealerships?q=georgia`);
		await expect.poll(() => requests).toHaveLength(1);
		await privacy(page).getByRole("button", { name: "Opt out" }).click();
		await expect(page).toHaveURL(`${taggedOrigin}/dealerships?q=georgia#privacy-choices`);
		await expect(privacy(page).getByText("You have opted out")).toBeVisible();
		await expect(privacy(page)).toBeInViewport();
		await page.goto(`${taggedOrigin}/faq`);
		await expect(privacy(page).getByText("You have opted out")).toBeVisible();
		await waitForHydration(page);
		expect(await dataLayer(page)).toBeUndefined();
		expect(requests).toHaveLength(1);
		await privacy(page).getByRole("button", { name: "Allow tags again" }).click();
		await expect(privacy(page).getByRole("button", { name: "Opt out" })).toBeVisible();
		await expect.poll(() => requests).toHaveLength(2);
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });

		test("its frame is loaded until the visitor opts out", async ({ page }) => {
			const requests = await mockTagManager(page);
			await page.goto(`${taggedOrigin}/faq`);
			await expect
				.poll(() => requests)
				.toEqual(["https://www.googletagmanager.com/ns.html?id=GTM-TEST01"]);
			await privacy(page).getByRole("button", { name: "Opt out" }).click();
			await expect(privacy(page).getByText("You have opted out")).toBeVisible();
			await expect(page.locator("iframe")).toHaveCount(0);
			await page.goto(`${taggedOrigin}/states`);
			await expect(page.locator("iframe")).toHaveCount(0);
			expect(requests).toHaveLength(1);
		});
	});
});
