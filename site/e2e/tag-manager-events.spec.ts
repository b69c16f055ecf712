import type { Page } from "@playwright/test";
import { dealershipFields, fillForm, runId, visitorFields } from "./forms.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { taggedOrigin } from "./origins.js";
import { mockTagManager } from "./tag-manager.js";

/*
 * What the tag manager hears while somebody uses the site: that something was done, and nothing of
 * who did it. The journey is one visit without a reload, so that nothing of it is forgotten.
 */
const layer = (page: Page) => page.evaluate(() => window.dataLayer);
const header = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("link", { name }).filter({ visible: true }).first();
const main = (page: Page) => page.getByRole("main");

/** What a visitor types on the way; no word of it may be told. */
const typed = { ...visitorFields, Message: "Call me about my uncle's golf cart." };
const carts = `Tagged Carts ${runId}`;

async function searchAndSelect(page: Page): Promise<number> {
	await page.goto(`${taggedOrigin}/dealerships`);
	await page.waitForLoadState("networkidle");
	const field = page.getByRole("combobox", { name: "Find a dealer" });
	await field.fill("georgia");
	await expect(page).toHaveURL(/\?q=georgia$/);
	await field.fill("33101");
	await expect(page).toHaveURL(/\?zip=33101&radius=50$/);
	const card = page.getByRole("article").first();
	await expect(card).toContainText("Florida");
	await card.getByRole("button", { name: /on the map/i }).click();
	await expect(page).toHaveURL(/&dealer=\d+$/);
	return Number(new URL(page.url()).searchParams.get("dealer"));
}

async function inquire(page: Page): Promise<void> {
	await page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" }).click();
	await main(page).getByRole("link", { name: "Forester 4", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
	await fillForm(page, typed);
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(page).toHaveURL(`${taggedOrigin}/thank-you`);
}

async function calculateAndApply(page: Page): Promise<void> {
	await header(page, "Financing").click();
	await main(page).getByRole("button", { name: "Get Recommendations" }).click();
	await main(page).getByRole("button", { name: "Apply Now: Standard Loan" }).click();
	await expect(page).toHaveURL(/\/contact/);
	await fillForm(page, { ...visitorFields, State: "Florida" });
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${taggedOrigin}/thank-you`);
}

async function addDealership(page: Page, name: string): Promise<void> {
	await page.getByRole("contentinfo").getByRole("link", { name: "Add your dealership" }).click();
	await fillForm(page, dealershipFields(name));
	await page.getByRole("button", { name: "Add Dealership" }).click();
	await expect(page).toHaveURL(`${taggedOrigin}/dealerships`);
}

/** All that a visitor may do; the id of the dealership that was selected. */
async function doEverything(page: Page, name: string): Promise<number> {
	const selected = await searchAndSelect(page);
	await inquire(page);
	await calculateAndApply(page);
	await addDealership(page, name);
	return selected;
}

// The whole site is walked through.
test.describe.configure({ timeout: 60_000 });

test("the tag manager hears what is done, once, and nothing of who does it", async ({ page }) => {
	await mockTagManager(page);
	const selected = await doEverything(page, carts);
	await expect
		.poll(() => layer(page))
		.toEqual([
			{ event: "gtm.js", "gtm.start": expect.any(Number) },
			{ event: "nev:search", by: "text" },
			{ event: "nev:search", by: "distance" },
			{ event: "nev:dealer-select", dealership: selected },
			{ event: "nev:page-view", path: "/inventory" },
			{ event: "nev:vehicle-select", vehicle: "forester-4" },
			{ event: "nev:page-view", path: "/inventory/forester-4" },
			{ event: "nev:lead-submit", form: "inquiry", vehicle: "forester-4" },
			{ event: "nev:page-view", path: "/thank-you" },
			{ event: "nev:page-view", path: "/financing" },
			{ event: "nev:recommend", options: 3 },
			{ event: "nev:apply", option: "loan" },
			{ event: "nev:page-view", path: "/contact" },
			{ event: "nev:lead-submit", form: "contact" },
			{ event: "nev:page-view", path: "/thank-you" },
			{ event: "nev:page-view", path: "/add-dealership" },
			{ event: "nev:lead-submit", form: "dealership" },
			{ event: "nev:page-view", path: "/dealerships" },
		]);
	const told = JSON.stringify(await layer(page));
	for (const words of [
		...Object.values(typed),
		...Object.values(dealershipFields(carts)),
		"33101",
	]) {
		expect(told).not.toContain(words);
	}
});

test("it hears of a vehicle that is chosen beside the inventory too", async ({ page }) => {
	await mockTagManager(page);
	await page.goto(taggedOrigin);
	await page.waitForLoadState("networkidle");
	await main(page).getByRole("link", { name: "Forester 4", exact: true }).click();
	await expect
		.poll(async () => (await layer(page))?.slice(1))
		.toEqual([
			{ event: "nev:vehicle-select", vehicle: "forester-4" },
			{ event: "nev:page-view", path: "/inventory/forester-4" },
		]);
});

test.describe("with Global Privacy Control", () => {
	test.use({ contextOptions: { extraHTTPHeaders: { "Sec-GPC": "1" } } });

	test("whatever is done, nothing is kept and nobody else is asked", async ({
		monitoredPage: page,
		hosts,
		problems,
	}) => {
		await doEverything(page, `${carts} GPC`);
		expect(await layer(page)).toBeUndefined();
		expect([...hosts]).toEqual([new URL(taggedOrigin).host]);
		expect(problems).toEqual(noProblems);
	});
});

test("after opting out nothing is kept of an inquiry, and nobody else is asked", async ({
	page,
	context,
}) => {
	await context.addCookies([{ name: "nev-privacy", value: "opt-out", url: taggedOrigin }]);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).origin));
	await page.goto(`${taggedOrigin}/faq`);
	await inquire(page);
	expect(await layer(page)).toBeUndefined();
	expect([...new Set(asked)]).toEqual([taggedOrigin]);
});

test("who opts out in one tab is followed in no other, either", async ({ page, context }) => {
	await mockTagManager(page);
	await page.goto(`${taggedOrigin}/faq`);
	await expect.poll(() => layer(page)).toHaveLength(1);
	const other = await context.newPage();
	await mockTagManager(other);
	await other.goto(`${taggedOrigin}/states`);
	await other.getByRole("button", { name: "Opt out" }).click();
	await expect(other.getByText("You have opted out")).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "All states" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dealers by state");
	expect(await layer(page)).toHaveLength(1);
});
