import { fillForm, runId, visitorFields } from "./forms.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { leadsData, leadsOrigin, siteOrigin } from "./origins.js";

const notifyMessage = "Please tell me when there is a dealer in Wyoming.";

test("Get Notified sends a buyer's message that names the state", async ({ page }) => {
	const email = `notify-${runId}@example.com`;
	await page.goto(`${leadsOrigin}/states/wyoming`);
	await page.getByRole("link", { name: "Get Notified" }).click();
	const form = page.locator(".nev-form");
	await expect(form.getByLabel("Subject")).toHaveValue("sales");
	await expect(form.getByLabel("State")).toHaveValue("Other");
	await expect(form.getByLabel("Message")).toHaveValue(notifyMessage);
	await fillForm(page, { ...visitorFields, Email: email });
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	const leads: unknown[] = JSON.parse(await runNev(leadsData, "leads", "list", "--json"));
	expect(leads).toContainEqual(
		expect.objectContaining({
			email,
			payload: expect.objectContaining({
				subject: "sales",
				state: "Other",
				message: notifyMessage,
			}),
		}),
	);
});

test("a state that the form offers is chosen, and is not repeated in the message", async ({
	page,
}) => {
	await page.goto(`${siteOrigin}/states/new-york`);
	await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
	const form = page.locator(".nev-form");
	await expect(form.getByLabel("Subject")).toHaveValue("sales");
	await expect(form.getByLabel("State")).toHaveValue("New York");
	await expect(form.getByLabel("Message")).toHaveValue("");
});

test("another state is named in the message", async ({ page }) => {
	await page.goto(`${siteOrigin}/states/vermont`);
	await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
	const form = page.locator(".nev-form");
	await expect(form.getByLabel("State")).toHaveValue("Other");
	await expect(form.getByLabel("Message")).toHaveValue("My state is Vermont.\n");
});

test("Contact us on the dealerships page is for buyers, and carries a searched state", async ({
	page,
}) => {
	const form = page.locator(".nev-form");
	const contactUs = page.getByRole("main").getByRole("link", { name: "Contact us" });
	await page.goto(`${siteOrigin}/dealerships`);
	await contactUs.click();
	await expect(form.getByLabel("Subject")).toHaveValue("sales");
	await expect(form.getByLabel("State")).toHaveValue("");
	await page.goto(`${siteOrigin}/dealerships?q=florida`);
	await contactUs.click();
	await expect(form.getByLabel("State")).toHaveValue("Florida");
});

test("an unknown state in the address is ignored", async ({ page }) => {
	await page.goto(`${siteOrigin}/contact?subject=sales&state=ontario`);
	const form = page.locator(".nev-form");
	await expect(form.getByLabel("State")).toHaveValue("");
	await expect(form.getByLabel("Message")).toHaveValue("");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the contact form has the state and the message of the link", async ({ page }) => {
		await page.goto(`${siteOrigin}/states/wyoming`);
		await page.getByRole("link", { name: "Get Notified" }).click();
		const form = page.locator(".nev-form");
		await expect(form.getByLabel("Subject")).toHaveValue("sales");
		await expect(form.getByLabel("State")).toHaveValue("Other");
		await expect(form.getByLabel("Message")).toHaveValue(notifyMessage);
	});
});
