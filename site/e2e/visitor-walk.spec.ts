import type { Page } from "@playwright/test";
import { visitorFields } from "./forms.js";
import { holdRequests } from "./hold-requests.js";
import { waitForHydration } from "./hydration.js";
import { tabTo } from "./keyboard.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { leadsOrigin, siteOrigin } from "./origins.js";

/* A visitor says once where they are. */

const zipCode = "85004";
const dealer = "Corner Cart Shop";
const nearest = new RegExp(`^Nearest: ${dealer}, 0\\.7 mi, (open|closed)`);

const main = (page: Page) => page.getByRole("main");
const box = (page: Page) => page.locator("place-box");
const field = (page: Page) => box(page).getByLabel("ZIP code");
const submit = (page: Page) => box(page).getByRole("button", { name: "Find the nearest dealer" });
const line = (page: Page) => box(page).locator(".place-nearest p");

/** Waits until what does more than a form with the field has loaded, which the field's focus begins. */
async function fillIn(page: Page, text: string): Promise<void> {
	await field(page).fill(text);
	await page.waitForFunction(() => customElements.get("place-box"));
}

async function expectKept(page: Page, expected: string): Promise<void> {
	await expect
		.poll(() => page.evaluate(() => sessionStorage.getItem("nev-zip-code")))
		.toBe(expected);
}

/** Visits a page with a ZIP code that was given on an earlier one. */
async function visitWithPlace(page: Page, path: string): Promise<void> {
	await page.goto(`${siteOrigin}/dealerships?zip=${zipCode}`);
	await expectKept(page, zipCode);
	await page.goto(siteOrigin + path);
}

test("from home to a dealer, a vehicle, its payment and a question, by keyboard, with one ZIP code", async ({
	monitoredPage: page,
	problems,
}) => {
	test.slow();
	const typedPlaces: string[] = [];
	await page.exposeFunction("recordPlace", (place: string) => void typedPlaces.push(place));
	await page.addInitScript(() =>
		addEventListener("input", (event) => {
			const [target] = event.composedPath() as HTMLInputElement[];
			if (event.isTrusted && ["zip", "zipCode", "q"].includes(target?.name ?? ""))
				Reflect.get(window, "recordPlace")(`${location.pathname} ${target?.value}`);
		}),
	);
	await page.clock.install();
	await page.goto(leadsOrigin);
	await tabTo(page, field(page));
	await page.keyboard.type(zipCode);
	await page.keyboard.press("Enter");

	await expect(page).toHaveURL(new RegExp(`/dealerships\\?zip=${zipCode}`));
	await waitForHydration(page);
	const dealerLink = main(page).locator('a[href^="/dealerships/13-"]').first();
	await tabTo(page, dealerLink);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(dealer);

	await page.goto(`${leadsOrigin}/inventory/forester-4`);
	await waitForHydration(page);
	await expect(line(page)).toHaveText(nearest);
	await tabTo(page, main(page).locator("summary", { hasText: "Trade-in, tax and fees" }));
	await page.keyboard.press("Enter");
	for (const [label, value] of Object.entries({ "Trade-in value": "1000", "Sales tax": "6" })) {
		await tabTo(page, main(page).getByLabel(label, { exact: true }));
		await page.keyboard.type(value);
	}
	await tabTo(page, main(page).getByRole("button", { name: "Get Recommendations" }));
	await page.keyboard.press("Enter");
	await page.clock.fastForward(2000);
	await expect(main(page).getByText("Recommended", { exact: true }).first()).toBeVisible();

	const ask = box(page).getByRole("button", { name: "Ask this dealer" });
	await tabTo(page, ask, { key: "Shift+Tab", limit: 120 });
	await page.keyboard.press("Enter");
	const form = main(page).getByRole("region", { name: `Ask ${dealer}` });
	await expect(form).toBeFocused();
	await expect(form.getByLabel(/^ZIP code/)).toHaveValue(zipCode);
	for (const [label, value] of Object.entries(visitorFields)) {
		await tabTo(page, form.getByRole("textbox", { name: label, exact: true }));
		await page.keyboard.type(value);
	}
	await page.clock.fastForward(5000);
	const sent = page.waitForRequest(/\/api\/vehicle-inquiry$/);
	await page.keyboard.press("Enter");
	expect((await sent).postDataJSON()).toMatchObject({ dealershipId: 13, zipCode });
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);

	await page.goBack();
	await expect(page.getByText("You already sent this form")).toBeVisible();
	await expect(line(page)).toHaveText(nearest);
	await ask.click();
	await expect(form).toBeFocused();
	await expect(form.getByLabel("First name")).toHaveValue("");
	expect(new Set(typedPlaces.map((place) => place.split(" ")[0]))).toEqual(new Set(["/"]));
	expect(problems).toEqual(noProblems);
});

test.describe("on a vehicle's page", () => {
	const path = "/inventory/forester-4";

	test("the nearest dealer comes in place of the field, announced, and can be changed", async ({
		page,
	}) => {
		await page.goto(siteOrigin + path);
		const before = await box(page).boundingBox();
		await fillIn(page, zipCode);
		await page.keyboard.press("Enter");
		await expect(line(page)).toHaveText(nearest);
		await expect(box(page).getByRole("status")).toHaveText(nearest);
		await expect(box(page).getByRole("link", { name: dealer })).toBeFocused();
		await expect(field(page)).toBeHidden();
		expect(page.url()).toBe(siteOrigin + path);
		expect(await box(page).boundingBox()).toEqual(before);
		await waitForHydration(page);
		await expect(
			main(page)
				.locator(".nev-form")
				.getByLabel(/^ZIP code/),
		).toHaveValue(zipCode);

		await box(page)
			.getByRole("button", { name: `Change ZIP ${zipCode}` })
			.click();
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue(zipCode);
		await fillIn(page, "33101");
		await submit(page).click();
		await expect(line(page)).toContainText("Nearest:");
		await expect(box(page).getByRole("button", { name: "Change ZIP 33101" })).toBeVisible();
	});

	test("it stays on a page that scripts have opened", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory`);
		await waitForHydration(page);
		await page.evaluate(() => Object.assign(window, { stillHere: true }));
		await main(page).getByRole("link", { name: "Forester 4", exact: true }).click();
		await expect(page).toHaveURL(siteOrigin + path);
		await fillIn(page, zipCode);
		await submit(page).click();
		await expect(line(page)).toHaveText(nearest);
		expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
		// A page without the box, and back again.
		await page.getByRole("contentinfo").getByRole("link", { name: "All vehicles" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our vehicles");
		await page.goBack();
		await expect(line(page)).toHaveText(nearest);
	});

	test("a question can be addressed to the dealer, and to the company again", async ({ page }) => {
		// Where the form is taller than the window.
		await page.setViewportSize({ width: 390, height: 600 });
		await visitWithPlace(page, path);
		await waitForHydration(page);
		const form = main(page).locator(".nev-inquiry");
		await form.getByLabel("First name").fill("Ada");
		await box(page).getByRole("button", { name: "Ask this dealer" }).click();
		await expect(form.getByRole("heading", { name: `Ask ${dealer}` })).toBeInViewport();
		await expect(form).toBeFocused();
		await expect(
			form.getByText(`Your message goes to ${dealer} in Phoenix, Arizona.`),
		).toBeVisible();
		await expect(form.getByLabel("First name")).toHaveValue("Ada");
		await page.goto(`${siteOrigin}/faq`);
		await page.goBack();
		await expect(form.getByRole("heading", { name: `Ask ${dealer}` })).toBeVisible();
		await expect(form.getByLabel("First name")).toHaveValue("Ada");
		await form.getByRole("button", { name: "Ask NEV Dealer Network" }).click();
		await expect(form.getByRole("heading", { name: "Request Information" })).toBeVisible();
		await expect(form).toBeFocused();
		await expect(form.getByLabel("First name")).toHaveValue("Ada");
	});

	test("a question about a dealer without an email address goes to the company", async ({
		page,
	}) => {
		await page.route("**/api/dealerships/near*", async (route) => {
			const response = await route.fetch();
			const json = await response.json();
			for (const dealership of json.dealerships) dealership.email = "";
			await route.fulfill({ response, json });
		});
		await visitWithPlace(page, path);
		await waitForHydration(page);
		await box(page).getByRole("button", { name: "Ask this dealer" }).click();
		const form = main(page).locator(".nev-inquiry");
		await expect(
			form.getByText(`We’ll get back to you about ${dealer} in Phoenix, Arizona.`),
		).toBeVisible();
		await expect(form.getByText("Your message goes to")).toHaveCount(0);
	});

	test("a dealer that was asked before the scripts had started is asked", async ({ page }) => {
		await visitWithPlace(page, "/contact");
		const loadScripts = await holdRequests(page, "**/assets/entry.client-*.js");
		await page.goto(siteOrigin + path, { waitUntil: "commit" });
		await box(page).getByRole("button", { name: "Ask this dealer" }).click();
		loadScripts();
		await expect(main(page).getByRole("region", { name: `Ask ${dealer}` })).toBeFocused();
	});

	test("white space around a pasted ZIP code does not count", async ({ page }) => {
		await page.goto(siteOrigin + path);
		await fillIn(page, ` ${zipCode}-1234 `);
		await submit(page).click();
		await expect(line(page)).toHaveText(nearest);
	});

	test("an unknown ZIP code is said at the field", async ({ page }) => {
		await page.goto(siteOrigin + path);
		await fillIn(page, "00000");
		await submit(page).click();
		await expect(field(page)).toHaveAccessibleDescription("We couldn't find this ZIP code.");
		await expect(box(page).getByRole("status")).toHaveText("We couldn't find this ZIP code.");
		await expect(field(page)).toHaveAttribute("aria-invalid", "true");
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue("00000");
	});

	test("a ZIP code in the form that no look-up finds leaves the one before", async ({ page }) => {
		await visitWithPlace(page, path);
		await waitForHydration(page);
		await expect(line(page)).toHaveText(nearest);
		const zipCodeField = main(page)
			.locator(".nev-form")
			.getByLabel(/^ZIP code/);
		const answer = page.waitForResponse(/\/api\/dealerships\/near\?.*00000/);
		await zipCodeField.fill("00000");
		expect((await answer).status()).toBe(422);
		await page.route("**/api/dealerships/near*", (route) => route.abort());
		const failure = page.waitForEvent("requestfailed");
		await zipCodeField.fill("33101");
		await failure;
		await expect(line(page)).toHaveText(nearest);
		await expectKept(page, zipCode);
		await page.unroute("**/api/dealerships/near*");
		await zipCodeField.fill("10001");
		await expect(box(page).getByRole("button", { name: "Change ZIP 10001" })).toBeVisible();
		await expectKept(page, "10001");
	});

	test("without an answer, the button leads to all dealers", async ({ page }) => {
		await page.route("**/api/dealerships/near*", (route) => route.abort());
		await page.goto(siteOrigin + path);
		await fillIn(page, zipCode);
		await submit(page).click();
		await expect(box(page).getByRole("status")).toContainText("didn't respond");
		await submit(page).click();
		await expect(page).toHaveURL(new RegExp(`/dealerships\\?zip=${zipCode}`));
	});

	test("a ZIP code typed into the form is where the visitor is", async ({ page }) => {
		await page.goto(siteOrigin + path);
		await waitForHydration(page);
		const zipCodeField = main(page)
			.locator(".nev-form")
			.getByLabel(/^ZIP code/);
		await zipCodeField.focus();
		await page.waitForFunction(() => customElements.get("place-box"));
		await zipCodeField.fill(zipCode);
		await expect(line(page)).toHaveText(nearest);
		await page.goto(`${siteOrigin}/financing`);
		await expect(line(page)).toHaveText(nearest);
	});
});

test("the inventory's filters survive a reload of a vehicle's page", async ({ page }) => {
	await page.goto(`${siteOrigin}/inventory?category=4-seater`);
	await waitForHydration(page);
	await main(page).getByRole("link", { name: "Classic 4", exact: true }).click();
	const back = page.getByRole("link", { name: "Back to Inventory" });
	await expect(back).toHaveAttribute("href", "/inventory?category=4-seater");
	await page.reload();
	await expect(back).toHaveAttribute("href", "/inventory?category=4-seater");
});

test("home begins with the visitor's state, and the server knows nothing of it", async ({
	page,
	request,
}) => {
	const plain = await (await request.get(siteOrigin)).text();
	const stateNames = main(page).locator(".state-grid h3");
	await page.goto(siteOrigin);
	const others = await stateNames.allTextContents();
	await visitWithPlace(page, "/contact");
	const response = await page.goto(siteOrigin);
	expect(await response?.text()).toBe(plain);
	await expect(line(page)).toHaveText(nearest);
	await expect(stateNames).toHaveText([
		"Arizona",
		...others.filter((name) => name !== "Arizona").slice(0, 5),
	]);

	// New York is not one of the first six.
	await box(page).getByRole("button", { name: "Change ZIP" }).click();
	await fillIn(page, "10001");
	await submit(page).click();
	await expect(page).toHaveURL(/\/dealerships\?zip=10001/);
	// It is kept once the search has found it.
	await expect(
		main(page)
			.getByText(/of 10001/)
			.first(),
	).toBeVisible();
	await expect
		.poll(() => page.evaluate(() => sessionStorage.getItem("nev-zip-code")))
		.toContain("10001");
	await page.goto(siteOrigin);
	await expect(stateNames).toHaveText(["New York", ...others.slice(0, 5)]);
	const card = main(page).locator(".state-card").first();
	await expect(card.getByRole("link", { name: "New York" })).toHaveAttribute(
		"href",
		"/states/new-york",
	);
	await expect(card).toContainText("NY");
	await page.goBack();
	await page.goBack();
	await expect(stateNames.first()).toHaveText("New York");
	// Of no state, and of another one, on the same page, as after Back.
	const give = (given: string) =>
		page.evaluate((detail) => dispatchEvent(new CustomEvent("nev-zip-code", { detail })), given);
	await give("20001");
	await expect(stateNames).toHaveText(others);
	await give(zipCode);
	await expect(stateNames.first()).toHaveText("Arizona");
	await expect(stateNames).toHaveText([
		"Arizona",
		...others.filter((name) => name !== "Arizona").slice(0, 5),
	]);
});

test("only a ZIP code that was found is kept, and a search by text forgets none", async ({
	page,
}) => {
	await visitWithPlace(page, "/");
	await box(page).getByRole("button", { name: "Change ZIP" }).click();
	await field(page).fill("00000");
	await submit(page).click();
	await expect(page).toHaveURL(/\/dealerships\?zip=00000/);
	await waitForHydration(page);
	await expectKept(page, zipCode);
	await page.goto(`${siteOrigin}/dealerships?q=georgia`);
	await waitForHydration(page);
	await expect(page.getByText("11 dealers in Georgia")).toBeVisible();
	await expectKept(page, zipCode);
	await page.goto(`${siteOrigin}/dealerships?zip=33101`);
	await expectKept(page, "33101");
});

test("a page that the button leads away from looks up nothing", async ({ page }) => {
	await page.goto(siteOrigin);
	await fillIn(page, zipCode);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await submit(page).click();
	await expect(page).toHaveURL(new RegExp(`/dealerships\\?zip=${zipCode}`));
	expect(
		requests.filter((url) => /nearest-dealer|dealerships\/near|api\/states/.test(url)),
	).toEqual([]);
	await expectKept(page, zipCode);
	await page.goBack();
	await expect(line(page)).toHaveText(nearest);
});

for (const width of [360, 1440]) {
	test(`no page moves when the place is known: ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					shifts.push((entry as PerformanceEntry & { value: number }).value);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		await visitWithPlace(page, "/");
		const paths = ["/", "/states/arizona", "/inventory/forester-4", "/financing"];
		for (const path of paths) {
			await page.goto(siteOrigin + path);
			const { height } = (await box(page).boundingBox()) ?? {};
			await box(page).scrollIntoViewIfNeeded();
			await expect(line(page)).toHaveText(nearest);
			expect((await box(page).boundingBox())?.height, path).toBe(height);
			const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as number[]);
			expect(
				shifts.reduce((sum, shift) => sum + shift, 0),
				path,
			).toBeLessThan(0.01);
		}
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	for (const path of ["/", "/states/arizona", "/inventory/forester-4", "/financing"]) {
		test(`the field leads to the dealers nearby: ${path}`, async ({ page }) => {
			await page.goto(siteOrigin + path);
			await field(page).fill(zipCode);
			await submit(page).click();
			await expect(page).toHaveURL(`${siteOrigin}/dealerships?zip=${zipCode}`);
			await expect(page.getByText(/dealers within 50 mi of 85004 Phoenix/)).toBeVisible();
			await expect(page.getByRole("heading", { name: dealer })).toBeVisible();
		});
	}
});
