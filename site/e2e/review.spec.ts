import type { APIRequestContext, Page } from "@playwright/test";
import { dealershipFields, fillForm, runId } from "./forms.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { reviewData, reviewOrigin } from "./origins.js";

/* Where the operator looks at a new dealership first: it is told so, waits unseen, and appears. */
const waits = "It will appear after review.";

/** Each test has a state of its own, so that none counts another's dealership. */
const places = {
	"with scripts": { City: "Macon", State: "Georgia", "ZIP code": "31201" },
	"without scripts": { City: "Cheyenne", State: "Wyoming", "ZIP code": "82001" },
	"on the map": { City: "Key West", State: "Florida", "ZIP code": "33040" },
};

type Place = (typeof places)[keyof typeof places];

/** Each call of the API that gives dealerships. */
const callsFor = (name: string, place: Place) => [
	"/api/dealerships",
	`/api/dealerships/state/${place.State}`,
	`/api/dealerships/search?q=${encodeURIComponent(name)}`,
	`/api/dealerships/near?zip=${place["ZIP code"]}&limit=100`,
	"/api/dealerships/clusters?west=-125&south=24&east=-66&north=50&zoom=16",
];

/** Which calls of the API give a dealership. */
async function seenIn(request: APIRequestContext, name: string, place: Place): Promise<string[]> {
	const seen: string[] = [];
	for (const path of callsFor(name, place)) {
		// The server closes a connection that rests, which may be just when it is to be used again.
		const answer = await request.get(reviewOrigin + path, { maxRetries: 1 });
		expect(answer.status(), path).toBe(200);
		if (JSON.stringify(await answer.json()).includes(name)) seen.push(path);
	}
	return seen;
}

/** How many dealers the pages count in a state. */
async function countIn(request: APIRequestContext, { State }: Place): Promise<number> {
	const path = `${reviewOrigin}/api/states/${State.toLowerCase()}`;
	const answer = await request.get(path, { maxRetries: 1 });
	return (await answer.json()).dealerCount;
}

async function idOf(name: string): Promise<string> {
	const listed = await runNev(reviewData, "dealerships", "list", "--pending", "--json");
	const waiting: { id: number; name: string }[] = JSON.parse(listed);
	const found = waiting.find((one) => one.name === name);
	if (!found) throw new Error(`${name} does not wait.`);
	return String(found.id);
}

async function signUp(page: Page, name: string, place: Place): Promise<void> {
	await page.goto(`${reviewOrigin}/add-dealership`);
	await fillForm(page, { ...dealershipFields(name), ...place });
	await page.getByRole("button", { name: "Add Dealership" }).click();
}

/** The dealership on the list and on its state's page, as a new visit shows them. */
async function expectOnPages(page: Page, name: string, place: Place, count: 0 | 1): Promise<void> {
	const state = `/states/${place.State.toLowerCase()}`;
	for (const path of [`/dealerships?q=${encodeURIComponent(name)}`, state]) {
		await page.goto(reviewOrigin + path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("heading", { name }), path).toHaveCount(count);
	}
}

for (const scripts of ["with scripts", "without scripts"] as const) {
	test.describe(scripts, () => {
		test.use({ javaScriptEnabled: scripts === "with scripts" });

		test("a new dealership says that it waits, is nowhere, and appears when it is approved", async ({
			page,
			request,
		}) => {
			const place = places[scripts];
			const name = `Reviewed Carts of ${place.City} ${runId}`;
			const before = await countIn(request, place);
			await signUp(page, name, place);
			await expect(page).toHaveURL(/\/dealerships(\?added=pending)?$/);
			await expect(page.getByText(waits).filter({ visible: true }).first()).toBeVisible();
			await expectOnPages(page, name, place, 0);
			expect(await seenIn(request, name, place)).toEqual([]);
			expect(await countIn(request, place)).toBe(before);

			const answer = await runNev(reviewData, "dealerships", "approve", await idOf(name));
			expect(answer).toContain(name);
			await expect.poll(() => seenIn(request, name, place)).toEqual(callsFor(name, place));
			expect(await countIn(request, place)).toBe(before + 1);
			await expectOnPages(page, name, place, 1);
		});
	});
}

test("the map shows a dealership from the moment that it is approved", async ({ page }) => {
	const name = `Mapped Carts ${runId}`;
	const marker = page.locator(".nev-marker").and(page.getByRole("button", { name }));
	await signUp(page, name, places["on the map"]);
	await expect(page.getByText(waits).first()).toBeVisible();
	const id = await idOf(name);
	const address = `${reviewOrigin}/dealerships?zip=33040&radius=50`;
	await page.goto(address);
	await expect(page.locator(".nev-marker").first()).toBeVisible();
	await expect(marker).toHaveCount(0);
	await runNev(reviewData, "dealerships", "approve", id);
	await page.goto(`${address}&dealer=${id}`);
	await expect(marker).toBeVisible();
});
