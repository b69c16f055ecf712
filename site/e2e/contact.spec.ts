import { contactFields, fillForm, runId, visitorFields } from "./forms.js";
import { waitForHydration } from "./hydration.js";
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

test("a contact failure logs the API's reason, or that there is none", async ({ page }) => {
	const errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
			errors.push(message.text());
		}
	});
	await page.goto(`${siteOrigin}/contact?subject=sales&state=florida`);
	await waitForHydration(page);
	await fillForm(page, contactFields);
	for (const [answer, logged] of [
		[{ status: 500, json: { error: "The mail server is away." } }, "The mail server is away."],
		[{ status: 500, body: "Bad gateway" }, "Failed to send email"],
		["no answer", "Failed to send email"],
	] as const) {
		await page.route(
			"**/api/contact",
			(route) => (typeof answer === "string" ? route.abort() : route.fulfill({ ...answer })),
			{ times: 1 },
		);
		errors.length = 0;
		await page.getByRole("button", { name: "Send Message" }).click();
		await expect.poll(() => errors, JSON.stringify(answer)).toEqual([logged]);
	}
});
