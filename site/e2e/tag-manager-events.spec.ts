import type { Page } from "@playwright/test";
import { dealershipFields, fillForm, runId, visitorFields } from "./forms.js";
import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { taggedOrigin } from "./origins.js";
import { mockTagManager } from "./tag-manager.js";

/* The events that the tag manager gets while a visitor uses the site. They hold no personal data. */

/** Records what the data layers of all pages of a journey get, each of which begins with a new one. */
async function recordEvents(page: Page): Promise<object[]> {
	const events: object[] = [];
	await page.exposeFunction("recordEvent", (event: object) => void events.push(event));
	await page.addInitScript(() => {
		const { recordEvent } = globalThis as unknown as { recordEvent(event: object): void };
		let layer: object[] | undefined;
		Object.defineProperty(window, "dataLayer", {
			get: () => layer,
			set(first: object[]) {
				layer = first;
				first.forEach(recordEvent);
				layer.push = (event) => {
					recordEvent(event);
					return first.length;
				};
			},
		});
	});
	return events;
}

const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer);
const header = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("link", { name }).filter({ visible: true }).first();
const main = (page: Page) => page.getByRole("main");

/** What the visitor types. No event may contain it. */
const inquiryFields = { ...visitorFields, Message: "Call me about my uncle's golf cart." };
const dealershipName = `Tagged Carts ${runId}`;

async function searchAndSelect(page: Page): Promise<number> {
	await page.clock.install();
	await page.goto(`${taggedOrigin}/dealerships`);
	await waitForHydration(page);
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

async function sendInquiry(page: Page): Promise<void> {
	await page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" }).click();
	await main(page).getByRole("link", { name: "Forester 4", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
	await fillForm(page, inquiryFields);
	// A form that is filled in too fast has to prove its sender.
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(page).toHaveURL(`${taggedOrigin}/thank-you`);
}

async function calculateAndApply(page: Page): Promise<void> {
	await header(page, "Financing").click();
	await waitForHydration(page);
	await main(page).getByRole("button", { name: "Get Recommendations" }).click();
	await main(page).getByRole("button", { name: "Apply Now: Standard Loan" }).click();
	await expect(page).toHaveURL(/\/contact/);
	await fillForm(page, { ...visitorFields, State: "Florida" });
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${taggedOrigin}/thank-you`);
}

async function addDealership(page: Page): Promise<void> {
	await page.getByRole("contentinfo").getByRole("link", { name: "Add your dealership" }).click();
	await expect(page).toHaveURL(/add-dealership/);
	await waitForHydration(page);
	await fillForm(page, dealershipFields(dealershipName));
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Add Dealership" }).click();
	await expect(page).toHaveURL(`${taggedOrigin}/dealerships`);
}

/** The page that thanks loads the tag manager too, before a visitor has read it and goes on. */
async function waitForTagManager(page: Page): Promise<void> {
	await expect
		.poll(() => dataLayer(page))
		.toContainEqual(expect.objectContaining({ event: "gtm.js" }));
}

test("the tag manager gets each event once, without personal data", async ({ page }) => {
	await mockTagManager(page);
	const events = await recordEvents(page);
	const selectedId = await searchAndSelect(page);
	await sendInquiry(page);
	await waitForTagManager(page);
	await calculateAndApply(page);
	await waitForTagManager(page);
	await addDealership(page);
	/** The tag manager counts a page that it is loaded on. */
	const newPage = { event: "gtm.js", "gtm.start": expect.any(Number) };
	await expect
		.poll(() => events)
		.toEqual([
			newPage,
			{ event: "nev:search", by: "text" },
			{ event: "nev:search", by: "distance" },
			{ event: "nev:dealer-select", dealership: selectedId },
			{ event: "nev:page-view", path: "/inventory" },
			{ event: "nev:vehicle-select", vehicle: "forester-4" },
			{ event: "nev:page-view", path: "/inventory/forester-4" },
			{ event: "nev:lead-submit", form: "inquiry", vehicle: "forester-4" },
			newPage,
			newPage,
			{ event: "nev:recommend", options: 3 },
			{ event: "nev:apply", option: "loan" },
			{ event: "nev:page-view", path: "/contact" },
			{ event: "nev:lead-submit", form: "contact" },
			newPage,
			newPage,
			{ event: "nev:lead-submit", form: "dealership" },
			{ event: "nev:page-view", path: "/dealerships" },
		]);
	// Without the times, whose digits can contain a ZIP code by chance.
	const recorded = JSON.stringify(events, (key, value) => (key === "gtm.start" ? "" : value));
	for (const text of [
		...Object.values(inquiryFields),
		...Object.values(dealershipFields(dealershipName)),
		"33101",
	]) {
		expect(recorded).not.toContain(text);
	}
});

test("the tag manager also gets what is selected on pages without React", async ({ page }) => {
	await mockTagManager(page);
	const events = await recordEvents(page);
	await page.goto(taggedOrigin);
	await waitForHydration(page);
	await main(page).getByRole("link", { name: "Forester 4", exact: true }).click();
	await expect
		.poll(() => events)
		.toContainEqual({ event: "nev:vehicle-select", vehicle: "forester-4" });
	await page.goto(`${taggedOrigin}/states/vermont`);
	await page.locator(".nev-marker-dealer").first().click();
	await expect
		.poll(() => events.at(-1))
		.toEqual({ event: "nev:dealer-select", dealership: expect.any(Number) });
});

test("the tag manager gets each contact with a dealer once, by mouse and by key", async ({
	page,
}) => {
	await mockTagManager(page);
	const events = await recordEvents(page);
	const contacts = () => events.filter((event) => JSON.stringify(event).includes("nev:contact"));
	// What would open another program or site.
	await page.addInitScript(() =>
		addEventListener("click", (event) => {
			if (
				event
					.composedPath()
					.some((node) => /^(tel|mailto|https:)/.test((node as HTMLAnchorElement).href))
			)
				event.preventDefault();
		}),
	);
	const call = (kind: string) => ({ event: "nev:contact", kind, dealership: expect.any(Number) });
	await page.goto(`${taggedOrigin}/dealerships/1`);
	await waitForHydration(page);
	const card = main(page).getByRole("article").first();
	await card.getByRole("link", { name: /^Call/ }).press("Enter");
	await expect.poll(contacts).toEqual([{ ...call("call"), dealership: 1 }]);
	await card.getByRole("link", { name: /^Directions/ }).click();
	await card.getByRole("link", { name: "@" }).click();
	await expect.poll(contacts).toEqual(["call", "directions", "email"].map(call));
	await page.goto(`${taggedOrigin}/states/florida`);
	await waitForHydration(page);
	// A dealer without coordinates has none.
	await page.locator(".dealer-row [data-contact=directions]").first().click();
	await expect.poll(contacts).toHaveLength(4);
	await page.locator(".nev-marker-dealer").first().click();
	await page.locator("nev-dealer-map").getByRole("link", { name: /^Call/ }).click();
	await expect.poll(contacts).toHaveLength(5);
	await page.goto(`${taggedOrigin}/dealerships`);
	await waitForHydration(page);
	await main(page).getByRole("article").first().getByRole("link", { name: /^Call/ }).click();
	await expect.poll(contacts).toHaveLength(6);
	expect(contacts().at(-1)).toEqual(call("call"));
	expect(JSON.stringify(contacts())).not.toMatch(/@|555|\bFL\b/);
});

test("after opting out, an inquiry stores no event and requests no third party", async ({
	page,
	context,
}) => {
	await context.addCookies([{ name: "nev-privacy", value: "opt-out", url: taggedOrigin }]);
	const requestedOrigins = new Set<string>();
	page.on("request", (request) => requestedOrigins.add(new URL(request.url()).origin));
	await page.clock.install();
	await page.goto(`${taggedOrigin}/contact`);
	await waitForHydration(page);
	await sendInquiry(page);
	expect(await dataLayer(page)).toBeUndefined();
	expect([...requestedOrigins]).toEqual([taggedOrigin]);
});

test("opting out in one tab applies to all tabs", async ({ page, context }) => {
	await mockTagManager(page);
	await page.goto(`${taggedOrigin}/contact`);
	await waitForHydration(page);
	await expect.poll(() => dataLayer(page)).toHaveLength(1);
	const otherTab = await context.newPage();
	await mockTagManager(otherTab);
	await otherTab.goto(`${taggedOrigin}/states`);
	await otherTab.getByRole("button", { name: "Opt out" }).click();
	await expect(otherTab.getByText("You have opted out")).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our vehicles");
	expect(await dataLayer(page)).toHaveLength(1);
});
