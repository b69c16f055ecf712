import type { APIRequestContext, Page } from "@playwright/test";
import { dealershipFields, fillForm, runId } from "./forms.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { reviewData, reviewOrigin } from "./origins.js";

/* With review enabled, a new dealership is held back until the operator approves it. */
const pendingText = "It will appear after review.";

/** A different state for each test, so that no test counts another's dealership. */
const locations = {
	"with scripts": { City: "Macon", State: "Georgia", "ZIP code": "31201" },
	"without scripts": { City: "Cheyenne", State: "Wyoming", "ZIP code": "82001" },
	"on the map": { City: "Key West", State: "Florida", "ZIP code": "33040" },
};

type Location = (typeof locations)[keyof typeof locations];

/** The API endpoints that return dealerships. */
const dealershipEndpoints = (name: string, location: Location) => [
	"/api/dealerships",
	"/api/dealerships.geojson",
	`/api/dealerships/state/${location.State}`,
	`/api/dealerships/search?q=${encodeURIComponent(name)}`,
	`/api/dealerships/near?zip=${location["ZIP code"]}&limit=100`,
	"/api/dealerships/clusters?west=-125&south=24&east=-66&north=50&zoom=16",
];

/** The endpoints whose response includes a dealership. */
async function endpointsWith(
	request: APIRequestContext,
	name: string,
	location: Location,
): Promise<string[]> {
	const endpoints: string[] = [];
	for (const path of dealershipEndpoints(name, location)) {
		// Retry once: the server may close an idle connection just as it is reused.
		const response = await request.get(reviewOrigin + path, { maxRetries: 1 });
		expect(response.status(), path).toBe(200);
		if (JSON.stringify(await response.json()).includes(name)) endpoints.push(path);
	}
	return endpoints;
}

async function dealerCount(request: APIRequestContext, { State }: Location): Promise<number> {
	const path = `${reviewOrigin}/api/states/${State.toLowerCase()}`;
	const response = await request.get(path, { maxRetries: 1 });
	return (await response.json()).dealerCount;
}

async function pendingId(name: string): Promise<string> {
	const output = await runNev(reviewData, "dealerships", "list", "--pending", "--json");
	const dealerships: { id: number; name: string }[] = JSON.parse(output);
	const match = dealerships.find((dealership) => dealership.name === name);
	if (!match) throw new Error(`${name} is not pending.`);
	return String(match.id);
}

async function addDealership(page: Page, name: string, location: Location): Promise<void> {
	await page.goto(`${reviewOrigin}/add-dealership`);
	await fillForm(page, { ...dealershipFields(name), ...location });
	await page.getByRole("button", { name: "Add Dealership" }).click();
}

/** Counts the dealership in the search and on its state's page, after a reload. */
async function expectOnPages(
	page: Page,
	name: string,
	location: Location,
	count: 0 | 1,
): Promise<void> {
	const statePath = `/states/${location.State.toLowerCase()}`;
	for (const path of [`/dealerships?q=${encodeURIComponent(name)}`, statePath]) {
		await page.goto(reviewOrigin + path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("heading", { name }), path).toHaveCount(count);
	}
}

for (const scripts of ["with scripts", "without scripts"] as const) {
	test.describe(scripts, () => {
		test.use({ javaScriptEnabled: scripts === "with scripts" });

		const tag = scripts === "without scripts" ? ["@whole-journey"] : [];
		test("a new dealership is announced as pending, and listed only after approval", {
			tag,
		}, async ({ page, request }) => {
			const location = locations[scripts];
			const name = `Reviewed Carts of ${location.City} ${runId}`;
			const countBefore = await dealerCount(request, location);
			await addDealership(page, name, location);
			await expect(page).toHaveURL(/\/dealerships(\?added=pending)?$/);
			await expect(page.getByText(pendingText).filter({ visible: true }).first()).toBeVisible();
			await expectOnPages(page, name, location, 0);
			expect(await endpointsWith(request, name, location)).toEqual([]);
			expect(await dealerCount(request, location)).toBe(countBefore);

			const output = await runNev(reviewData, "dealerships", "approve", await pendingId(name));
			expect(output).toContain(name);
			await expect
				.poll(() => endpointsWith(request, name, location))
				.toEqual(dealershipEndpoints(name, location));
			expect(await dealerCount(request, location)).toBe(countBefore + 1);
			await expectOnPages(page, name, location, 1);
		});
	});
}

test("the map shows a dealership once it is approved", {
	tag: "@whole-journey",
}, async ({ page, request }) => {
	const name = `Mapped Carts ${runId}`;
	const marker = page.locator(".nev-marker").and(page.getByRole("button", { name }));
	await addDealership(page, name, locations["on the map"]);
	await expect(page.getByText(pendingText).first()).toBeVisible();
	const id = await pendingId(name);
	const address = `${reviewOrigin}/dealerships?zip=33040&radius=50`;
	await page.goto(address);
	await expect(page.locator(".nev-marker").first()).toBeVisible();
	await expect(marker).toHaveCount(0);
	await runNev(reviewData, "dealerships", "approve", id);
	// The server hears of it a moment later, and an open map does not ask again.
	await expect
		.poll(async () => (await request.get(`${reviewOrigin}/api/dealerships/${id}`)).status())
		.toBe(200);
	await page.goto(`${address}&dealer=${id}`);
	await expect(marker).toBeVisible();
});
