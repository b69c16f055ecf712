import type { Locator, Page } from "@playwright/test";
import { contactFields, dealershipFields, fillForm, runId, visitorFields } from "./forms.js";
import { holdRequests } from "./hold-requests.js";
import { waitForHydration } from "./hydration.js";
import { tabTo } from "./keyboard.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { leadsOrigin } from "./origins.js";

test.describe("by keyboard alone", () => {
	test("a visitor goes from the home page to a vehicle and sends an inquiry", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.clock.install();
		await page.goto(leadsOrigin);
		await waitForHydration(page);
		const main = page.getByRole("main");
		await tabTo(page, main.getByRole("link", { name: "Forester 4" }));
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${leadsOrigin}/inventory/forester-4`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
		await waitForHydration(page);
		for (const [label, value] of Object.entries(visitorFields)) {
			await tabTo(page, main.getByRole("textbox", { name: label, exact: true }));
			await page.keyboard.type(value);
		}
		const consent = main.getByRole("checkbox", { name: /call|text|agree/i });
		await tabTo(page, consent);
		await page.keyboard.press("Space");
		await expect(consent).toBeChecked();
		const email = main.getByRole("textbox", { name: "Email", exact: true });
		await tabTo(page, email, { key: "Shift+Tab" });
		await page.clock.fastForward(5000);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(problems).toEqual(noProblems);
	});
});

test("an invalid form shows its errors, keeps its values, and focuses the list of errors", async ({
	page,
}) => {
	await page.goto(`${leadsOrigin}/contact`);
	await waitForHydration(page);
	await page.locator(".nev-form").getByLabel("Last name").fill("Lovelace");
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByText("First name is required").first()).toBeVisible();
	await expect(page.getByRole("group", { name: "There is a problem" })).toBeFocused();
	// As Chromium tells a screen reader: all errors are those of what has the focus, and of no alert.
	const { nodes } = await (await page.context().newCDPSession(page)).send(
		"Accessibility.getFullAXTree",
	);
	const focused = nodes.find(
		({ role, properties }) =>
			role?.value === "group" &&
			properties?.some(({ name, value }) => name === "focused" && value.value),
	);
	expect(focused?.name?.value).toBe("There is a problem");
	expect(focused?.description?.value).toMatch(
		/^First name is required Please enter a valid email address .*Message must be/,
	);
	await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
	await expect(page.locator(".nev-form").getByLabel("Last name")).toHaveValue("Lovelace");
});

test("a toast beside a form's list of errors is shown and not announced", async ({ page }) => {
	await page.goto(`${leadsOrigin}/inventory/d6-max-gt4`);
	await waitForHydration(page);
	const announced: string[] = [];
	await page.exposeFunction("announce", (text: string) => void announced.push(text));
	await page.evaluate(() => {
		new MutationObserver(() => {
			for (const { textContent } of document.querySelectorAll("[role=status], [role=alert]"))
				if (textContent) Reflect.get(window, "announce")(textContent);
		}).observe(document, { childList: true, characterData: true, subtree: true });
	});
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(page.locator(".toast")).toContainText("Please fill all fields");
	await expect(page.getByRole("group", { name: "There is a problem" })).toBeFocused();
	// The notification area announces in the next frame.
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
	expect(announced.filter((text) => text.includes("Please fill"))).toEqual([]);
});

test("a draft survives a reload, and is removed when it is sent", async ({ page }) => {
	await page.goto(`${leadsOrigin}/contact`);
	await waitForHydration(page);
	await fillForm(page, { ...visitorFields, Message: "Please call me about a test drive." });
	await page.reload();
	await waitForHydration(page);
	await expect(page.locator(".nev-form").getByLabel("Message")).toHaveValue(
		"Please call me about a test drive.",
	);
	await fillForm(page, { State: "Florida", Subject: "Sales" });
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	await page.goto(`${leadsOrigin}/contact`);
	await expect(page.locator(".nev-form").getByLabel("Message")).toHaveValue("");
});

test("a draft typed before the scripts loaded survives leaving the page", async ({ page }) => {
	const loadScripts = await holdRequests(page, /\/assets\/.*\.js$/);
	await page.goto(`${leadsOrigin}/contact`, { waitUntil: "commit" });
	await fillForm(page, { "First name": "Ada", State: "Florida" });
	loadScripts();
	await waitForHydration(page);
	await page.goto(`${leadsOrigin}/faq`);
	await page.goto(`${leadsOrigin}/contact`);
	await expect(page.locator(".nev-form").getByLabel("First name")).toHaveValue("Ada");
	await expect(page.locator(".nev-form").getByLabel("State")).toHaveValue("Florida");
});

test("Back from the page that thanks says that the form was sent, and keeps nothing of it", async ({
	page,
}) => {
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	await page.clock.install();
	await page.goto(`${leadsOrigin}/contact?subject=sales`);
	await waitForHydration(page);
	await fillForm(page, { ...visitorFields, State: "Florida", Message: "Please call me." });
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);

	await page.goBack();
	const note = page.getByRole("status").filter({ hasText: "You already sent this form" });
	await expect(note).toBeFocused();
	await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
	expect(await page.evaluate(() => sessionStorage.getItem("contact"))).toBeNull();
	await page.reload();
	await expect(note).toBeVisible();

	await page.getByRole("button", { name: "Send another message" }).click();
	await expect(page.locator(".nev-form").getByLabel("First name")).toBeFocused();
	await expect(page.locator(".nev-form").getByLabel("First name")).toHaveValue("");
	await expect(page.locator(".nev-form").getByLabel("Subject")).toHaveValue("sales");
	await page.reload();
	await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
	expect(sent).toHaveLength(1);
});

test("before its scripts, a form that was sent is empty when the visitor comes back", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(`${leadsOrigin}/inventory/classic-4`);
	await waitForHydration(page);
	await fillForm(page, visitorFields);
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goBack();
	await expect(page.locator(".nev-form").getByLabel("First name")).toHaveValue("");
});

test("a form that was filled in too fast proves its visitor, and is sent", async ({ page }) => {
	const requests: string[] = [];
	page.on("request", (request) => {
		if (/\/assets\/proof-.*\.js$/.test(request.url())) requests.push("proof");
	});
	await page.route("**/api/contact", async (route) => {
		const postData = { ...route.request().postDataJSON(), fillTime: 1 };
		const response = await route.fetch({ postData });
		requests.push(`${response.status()}`);
		await route.fulfill({ response });
	});
	await page.goto(`${leadsOrigin}/contact`);
	await waitForHydration(page);
	await fillForm(page, contactFields);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	expect(requests).toEqual(["428", "proof", "201"]);
});

test("an inquiry tells the campaign that brought the visitor to the home page", async ({
	page,
}) => {
	await page.goto(`${leadsOrigin}/?utm_source=mail&utm_campaign=Spring+sale`);
	await page.getByRole("main").getByRole("link", { name: "Forester 4" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/inventory/forester-4`);
	await waitForHydration(page);
	await fillForm(page, visitorFields);
	const sent = page.waitForRequest("**/api/vehicle-inquiry");
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	expect((await sent).postDataJSON()).toMatchObject({ campaign: "mail / Spring sale" });
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	// A dealer's page has the element, and no React.
	await page.goto(`${leadsOrigin}/dealerships/1`);
	const form = page.locator("nev-inquiry-form");
	await expect(form).toHaveAttribute("campaign", "mail / Spring sale");
});

test("an API failure is shown, and pressing Send again uses the same idempotency key", async ({
	page,
}) => {
	const keys: (string | undefined)[] = [];
	await page.route("**/api/contact", async (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		if (keys.length === 1) await route.fulfill({ status: 503, json: { error: "Away." } });
		else await route.continue();
	});
	await page.clock.install();
	await page.goto(`${leadsOrigin}/contact`);
	await waitForHydration(page);
	await fillForm(page, contactFields);
	// A form that is filled in too fast is sent once more, with a proof.
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByText("Failed to send email").first()).toBeVisible();
	await expect(page.locator(".nev-form").getByLabel("Message")).toHaveValue(contactFields.Message);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	expect(keys).toHaveLength(2);
	expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
	expect(keys[1]).toBe(keys[0]);
});

test("an API failure is shown even if the notification area fails to load", async ({ page }) => {
	const isToaster = /\/assets\/toaster-.*\.js$/;
	await page.route(isToaster, (route) => route.abort());
	await page.route("**/api/contact", (route) =>
		route.fulfill({ status: 503, json: { error: "Away." } }),
	);
	const toasterFailed = page.waitForEvent("requestfailed", (request) =>
		isToaster.test(request.url()),
	);
	await page.goto(`${leadsOrigin}/contact`);
	await toasterFailed;
	await waitForHydration(page);
	await fillForm(page, contactFields);
	await page.getByRole("button", { name: "Send Message" }).click();
	const alert = page.getByRole("alert").filter({ hasText: "Failed to send email" });
	await expect(alert).toBeVisible();
	await expect(alert).toBeInViewport();

	await page.unroute(isToaster);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByRole("button", { name: "Close" })).toBeVisible();
	await expect(alert).toHaveCount(0);
});

test("a visitor who has left the form when the answer comes stays where they are, and reads it", async ({
	page,
}) => {
	const answer = await holdRequests(page, "**/api/vehicle-inquiry");
	await page.clock.install();
	await page.goto(`${leadsOrigin}/inventory/d6-max-gt4`);
	await waitForHydration(page);
	await fillForm(page, visitorFields);
	// A form that is filled in too fast has to prove its sender.
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/contact`);
	const message = page.locator(".nev-form").getByLabel("Message");
	await message.focus();
	answer();
	await expect(page.locator(".toast")).toContainText(
		"Your message about the D6 Max GT4 has been sent.",
	);
	// Typing takes longer than opening another page.
	await message.pressSequentially("Another thing: do you repair tyres?", { delay: 50 });
	await expect(message).toHaveValue("Another thing: do you repair tyres?");
	await expect(page).toHaveURL(`${leadsOrigin}/contact`);
});

/** A signup is answered when it is stored. Pages show it within a second. */
async function gotoUntil(page: Page, path: string, shown: Locator): Promise<void> {
	await expect(async () => {
		await page.goto(leadsOrigin + path);
		await expect(shown).toBeVisible({ timeout: 1000 });
	}).toPass();
}

test("HTML in a dealership's name is shown as text", async ({ monitoredPage: page, problems }) => {
	const name = `<img src=x onerror=alert(1)> "Carts" & Co ${runId}`;
	await page.clock.install();
	await page.goto(`${leadsOrigin}/add-dealership`);
	await waitForHydration(page);
	await fillForm(page, dealershipFields(name));
	// A form that is filled in too fast counts as spam and is held for review.
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Add Dealership" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/dealerships`);
	for (const path of ["/dealerships?q=onerror", "/states/florida"]) {
		await gotoUntil(page, path, page.getByRole("heading", { name, exact: true }));
		expect(await page.locator("img[src=x]").count()).toBe(0);
	}
	expect(problems).toEqual(noProblems);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a contact message is sent after its error is corrected", async ({ page }) => {
		await page.goto(`${leadsOrigin}/contact`);
		await fillForm(page, { ...visitorFields, Email: "ada", State: "Florida", Subject: "Sales" });
		await fillForm(page, { Message: "Please call me about a test drive." });
		const [response] = await Promise.all([
			page.waitForResponse((candidate) => candidate.request().method() === "POST"),
			page.getByRole("button", { name: "Send Message" }).click(),
		]);
		expect(response.status()).toBe(422);
		await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
		await expect(page.locator(".nev-form").getByLabel("First name")).toHaveValue("Ada");
		await expect(page.locator(".nev-form").getByLabel("Subject")).toHaveValue("sales");
		await fillForm(page, { Email: "ada@example.com" });
		await page.getByRole("button", { name: "Send Message" }).click();
		await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	});

	test("a dealership is added and listed, and rejected the second time", async ({ page }) => {
		const name = `Plain Carts ${runId}`;
		for (const outcome of ["listed", "rejected"]) {
			await page.goto(`${leadsOrigin}/add-dealership`);
			await fillForm(page, dealershipFields(name));
			// Another phone number gives another idempotency key, so this is not a retry.
			if (outcome === "rejected") await fillForm(page, { Phone: "(239) 555-0100" });
			await page.getByRole("button", { name: "Add Dealership" }).click();
			if (outcome === "listed") {
				await expect(page).toHaveURL(`${leadsOrigin}/dealerships?added=1`);
				await expect(page.getByText("Dealership added successfully!")).toBeVisible();
				await gotoUntil(
					page,
					`/dealerships?q=${encodeURIComponent(name)}`,
					page.getByRole("heading", { name }),
				);
			} else {
				await expect(page.getByText(/already in the network/).first()).toBeVisible();
				await expect(page.locator(".nev-form").getByLabel("Dealership name")).toHaveValue(name);
			}
		}
	});
});
