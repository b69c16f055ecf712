import { axeFindings } from "./axe.js";
import { type Desk, startDesk } from "./desk.js";
import { runId } from "./forms.js";
import { tabTo } from "./keyboard.js";
import { readMails } from "./mail-catcher.js";
import { expect, test } from "./monitored-page.js";
import { reviewData, reviewMail, reviewOrigin } from "./origins.js";
import { approveDealer, signUpDealer } from "./reviewed-dealer.js";

let desk: Desk | undefined;
test.afterEach(() => desk?.close());

test("a dealer corrects its listing by a mailed link, and an operator accepts it", {
	tag: "@whole-journey",
}, async ({ browser, page: scripted, request }) => {
	// Nothing of it needs scripts. Axe does.
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	const name = `Corrected Carts ${runId}`;
	const id = await signUpDealer(request, { name, email: `owner-${runId}@example.com` });
	await approveDealer(id);

	// By keyboard, from the dealer's page to the mail.
	const main = page.getByRole("main");
	await expect
		.poll(async () => (await request.get(`${reviewOrigin}/api/dealerships/${id}`)).status())
		.toBe(200);
	await page.goto(`${reviewOrigin}/dealerships/${id}`);
	const link = main.getByRole("link", { name: `Is this your dealership? ${name}` });
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(main.getByRole("heading", { name })).toBeVisible();
	await tabTo(page, main.getByRole("button", { name: "Send a link to the address on file" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mailbox");
	const linkOf = async () =>
		(await readMails())
			.filter((mail) => mail.includes(`owner-${runId}@example.com`))
			.map((mail) => /http\S+\/dealerships\/correct\/open\?\S+/.exec(mail)?.[0] ?? "")
			.at(-1);
	await expect.poll(linkOf).toContain("token=");
	const address = (await linkOf()) ?? "";

	// As programs that scan mails: nothing is spent, told or kept.
	for (let reads = 0; reads < 20; reads++) {
		const response = await (reads % 2 ? request.get(address) : request.head(address));
		expect(response.status()).toBe(200);
		expect(response.headers()).toMatchObject({
			"cache-control": "no-store",
			"referrer-policy": "no-referrer",
		});
		expect(await response.text()).not.toContain(new URL(address).searchParams.get("token"));
	}

	await page.goto(address);
	await page.getByRole("button", { name: "Open the form" }).click();
	await expect(page).toHaveURL(`${reviewOrigin}/dealerships/correct/form`);
	const [cookie] = await page.context().cookies(page.url());
	expect(cookie).toMatchObject({
		httpOnly: true,
		sameSite: "Strict",
		path: "/dealerships/correct",
	});
	await expect(page.getByLabel("Phone")).toHaveValue("(239) 555-0199");

	// The browser would send a date that is typed in part as none, which would end a pause.
	const pausedUntil = page.getByLabel("Paused until");
	await pausedUntil.pressSequentially("12");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.locator("#correction-pausedUntil:invalid")).toBeFocused();
	await pausedUntil.fill("");

	// Wrong values are told, with everything that was typed.
	await page.getByLabel("Phone").fill("555");
	await page.getByLabel("Website").fill("gulf.example.com");
	await page.getByRole("button", { name: "Save" }).click();
	const problems = page.getByRole("group", { name: "There is a problem" });
	await expect(problems).toBeFocused();
	await expect(page.getByLabel("Website")).toHaveValue("gulf.example.com");
	// With the site's styles.
	await scripted.goto(`${reviewOrigin}/dealerships/correct`);
	await scripted.setContent(await page.content());
	expect(await axeFindings(scripted)).toEqual([]);
	await problems.getByRole("link", { name: /^Phone:/ }).press("Enter");
	await expect(page.getByLabel("Phone")).toBeFocused();
	await page.getByLabel("Phone").fill("(239) 555-0100");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Your correction waits for review",
	);

	// A second press on the link of the mail.
	await page.goto(address);
	await page.getByRole("button", { name: "Open the form" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"This link does not work any more",
	);
	await expect(main.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
		"href",
		`/dealerships/correct?dealership=${id}`,
	);

	// In the desk, by keyboard.
	desk = await startDesk(reviewData, reviewMail);
	await scripted.goto(desk.address);
	await scripted.getByRole("link", { name: /^Corrections \d+ waiting$/ }).click();
	const entry = scripted.getByRole("listitem").filter({ hasText: name });
	await expect(entry).toContainText("Phone: (239) 555-0199 → (239) 555-0100");
	await tabTo(scripted, entry.getByRole("button", { name: /^Accept correction/ }));
	await scripted.keyboard.press("Enter");
	const dialog = scripted.getByRole("dialog", { name: `Accept the correction of ${name}?` });
	await expect(dialog).toBeVisible();
	for (const width of [1440, 390]) {
		await scripted.setViewportSize({ width, height: 900 });
		expect(await axeFindings(scripted)).toEqual([]);
	}
	await tabTo(scripted, dialog.getByRole("button", { name: "Accept and mail the dealer" }));
	await scripted.keyboard.press("Enter");
	await expect(scripted.getByRole("status").first()).toHaveText(
		`Accepted: the correction of ${name}. A mail to owner-${runId}@example.com is on its way.`,
	);
	// The next one, or none: a repeated test has left one.
	await expect(scripted.locator("h1:focus, h2:focus")).toHaveCount(1);
	await expect
		.poll(async () => (await request.get(`${reviewOrigin}/api/dealerships/${id}`)).json())
		.toMatchObject({ phone: "(239) 555-0100", website: "https://gulf.example.com" });
	await context.close();
});
