import { axeFindings } from "./axe.js";
import { type Desk, startDesk } from "./desk.js";
import { runId } from "./forms.js";
import { tabTo } from "./keyboard.js";
import { linkTo } from "./lead-link.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { reviewData, reviewMail, reviewOrigin, taggedOrigin } from "./origins.js";
import { approveDealer, signUpDealer } from "./reviewed-dealer.js";

let desk: Desk | undefined;
test.afterEach(() => desk?.close());

test("a dealer says that it has a lead, by the link in its mail, and the desk knows", {
	tag: "@whole-journey",
}, async ({ page, request }) => {
	const email = `taker-${runId}@example.com`;
	const id = await signUpDealer(request, { name: `Taking Carts ${runId}`, email });
	await approveDealer(id);
	const sent = await request.post(`${reviewOrigin}/api/vehicle-inquiry`, {
		data: {
			name: `Ada ${runId}`,
			email: "ada@example.com",
			phone: "(239) 555-0142",
			vehicleName: "Classic 2",
			vehiclePrice: "$6,695",
			dealershipId: id,
			fillTime: 60_000,
		},
	});
	const lead: { id: number } = await sent.json();
	const address = await linkTo(email);

	// As a program that scans mails: nothing is told or kept, and the lead stays new.
	for (const response of [await request.get(address), await request.head(address)]) {
		expect(response.status()).toBe(200);
		expect(response.headers()).toMatchObject({
			"cache-control": "no-store",
			"referrer-policy": "no-referrer",
		});
		expect(await response.text()).not.toContain(new URL(address).searchParams.get("token"));
	}
	const before = await runNev(reviewData, "leads", "show", String(lead.id));
	expect(before).toMatch(/^Stage: +new$/m);

	await page.goto(address);
	// Nothing is sent without a reason.
	await tabTo(page, page.locator("summary", { hasText: "Not for us" }));
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Give it back" }).click();
	await expect(page.getByRole("radio", { name: "Too far away" })).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	await page.goto(address);
	await tabTo(page, page.getByRole("button", { name: "I have it" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
	await expect(page.getByRole("button", { name: "I have it" })).toHaveCount(0);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await axeFindings(page)).toEqual([]);
	}

	desk = await startDesk(reviewData, reviewMail);
	await page.goto(desk.address);
	await page
		.getByRole("link", { name: /^Leads\b/ })
		.first()
		.click();
	await page.getByRole("link", { name: `Ada ${runId}` }).click();
	await expect(page.getByRole("main")).toContainText("Lead taken by its dealer");
	await expect(page.getByRole("main")).toContainText("dealer (mailed link)");
});

test("a dealer gives a lead back, by the link in its mail, and the desk says why", async ({
	page,
	request,
}) => {
	const email = `giver-${runId}@example.com`;
	const id = await signUpDealer(request, { name: `Giving Carts ${runId}`, email });
	await approveDealer(id);
	const sent = await request.post(`${reviewOrigin}/api/vehicle-inquiry`, {
		data: {
			...{ name: `Grace ${runId}`, email: "grace@example.com", phone: "(239) 555-0143" },
			...{ vehicleName: "Classic 2", vehiclePrice: "$6,695", dealershipId: id, fillTime: 60_000 },
		},
	});
	const lead: { id: number } = await sent.json();
	await page.goto(await linkTo(email));
	await page.getByText("Not for us", { exact: true }).click();
	await page.getByRole("radio", { name: "Too far away" }).check();
	await page.getByLabel(/^Note/).fill("We are in Naples.");
	await page.getByRole("button", { name: "Give it back" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You gave this lead back");
	expect(await axeFindings(page)).toEqual([]);
	expect(await runNev(reviewData, "leads", "show", String(lead.id))).toMatch(
		/^Given back: +by Giving Carts .*: Too far away. We are in Naples.$/m,
	);
});

test("no tag manager reads the token in an address", async ({ request }) => {
	for (const path of ["/lead?token=x", "/dealerships/correct/open?dealership=1&token=x"]) {
		const response = await request.get(taggedOrigin + path);
		expect(await response.text()).not.toContain("googletagmanager");
		expect(response.headers()["content-security-policy"]).not.toContain("googletagmanager");
	}
	expect(await (await request.get(`${taggedOrigin}/faq`)).text()).toContain("googletagmanager");
});
