import { contactFields, fillForm } from "./forms.js";
import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

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
