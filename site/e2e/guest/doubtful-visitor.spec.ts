import { fillForm, visitorFields } from "../forms.js";
import { expect, test } from "../monitored-page.js";
import { siteOrigin } from "../origins.js";
import { elements, scriptTag, waitForElement } from "./host-page.js";

/** A dealer's page over HTTP, where `crypto.subtle` does not exist, and which allows no worker. */
const dealerPage = "http://dealer.test/";
const policy = `default-src 'none'; script-src ${siteOrigin}; style-src ${siteOrigin} 'unsafe-inline'; connect-src ${siteOrigin}; img-src ${siteOrigin}; base-uri 'none'`;

test("a visitor who is too quick on a dealer's page is proven, and the inquiry is sent", async ({
	monitoredPage: page,
}) => {
	const answers: number[] = [];
	await page.route(dealerPage, (route) =>
		route.fulfill({
			contentType: "text/html",
			headers: { "content-security-policy": policy },
			body: `<!doctype html><html lang="en"><title>Dealer</title><body>${elements["nev-inquiry-form"]}${scriptTag}`,
		}),
	);
	await page.route("**/api/vehicle-inquiry", (route) =>
		route.continue({ postData: { ...route.request().postDataJSON(), fillTime: 1 } }),
	);
	page.on("response", (response) => {
		if (response.request().method() === "POST") answers.push(response.status());
	});
	await page.goto(dealerPage);
	expect(await page.evaluate(() => isSecureContext)).toBe(false);
	await waitForElement(page, "nev-inquiry-form");
	await fillForm(page, visitorFields);
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(page.getByText("has been sent")).toBeVisible();
	expect(answers).toEqual([428, 201]);
});
