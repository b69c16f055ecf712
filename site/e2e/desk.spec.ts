import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeFindings, colorFindings } from "./axe.js";
import { runId } from "./forms.js";
import { insightSums } from "./insight-sums.js";
import { tabTo } from "./keyboard.js";
import { linkTo } from "./lead-link.js";
import { expect } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { leadsData, leadsOrigin, reviewData, reviewOrigin } from "./origins.js";
import { approveDealer, signUpDealer } from "./reviewed-dealer.js";
import { test } from "./signed-in-desk.js";

/** A typist's pace. */
const pressesPerSecond = 5;

const focused = (page: Page) => page.locator(":focus");

/** A dealer of the sample data, as the site tells it a moment after each change. */
async function dealerWithId(id: number): Promise<{ name: string; phone: string }> {
	return (await fetch(`${leadsOrigin}/api/dealerships/${id}`)).json();
}

const phoneOf = async (id: number) => (await dealerWithId(id)).phone;

test("a telephone number is corrected from the printed address, by keyboard alone", async ({
	page,
	ownDesk,
}) => {
	const problems: string[] = [];
	page.on("console", (message) => problems.push(message.text()));
	page.on("pageerror", (error) => problems.push(error.message));
	const dealer = await dealerWithId(5);
	let presses = 0;
	await page.exposeFunction("countPress", () => {
		presses += 1;
	});
	await page.addInitScript(() => addEventListener("keydown", () => window.countPress()));
	await page.goto(ownDesk.address);
	await expect(page).toHaveURL(/\/leads$/);
	await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
	// It is the first page, and none that was gone to.
	await expect(focused(page)).toHaveCount(0);

	await tabTo(page, page.getByRole("link", { name: "Dealers" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Dealers", level: 1 })).toBeFocused();

	await page.keyboard.press("Tab");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await page.keyboard.type(dealer.name);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: dealer.name, exact: true })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: dealer.name, level: 1 })).toBeFocused();

	const phone = page.getByRole("textbox", { name: "Phone" });
	await tabTo(page, phone);
	// Another one, also when the test is repeated.
	const digits = dealer.phone === "(555) 555-0105" ? "(555) 555-0106" : "(555) 555-0105";
	await page.keyboard.press("Control+A");
	await page.keyboard.type(digits);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status")).toHaveText(
		`Saved: ${dealer.name}. Phone: ${dealer.phone} → ${digits}`,
	);
	await expect(phone).toBeFocused();
	const typed = presses / pressesPerSecond;
	process.stdout.write(
		`A telephone number corrected: ${presses} key presses, ${typed} s for a typist\n`,
	);
	expect(typed).toBeLessThanOrEqual(20);
	await expect.poll(() => phoneOf(5)).toBe(digits);

	const undo = page.getByRole("button", { name: "Undo", exact: true });
	await undo.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status")).toHaveText("Undone, in 1 entry.");
	await expect(undo).toBeFocused();
	await expect(phone).toHaveValue(dealer.phone);
	await expect.poll(() => phoneOf(5)).toBe(dealer.phone);
	// The first of several, when the test is repeated.
	await expect(
		page.getByRole("button", { name: /^Undo change \d+: Change undone$/ }).first(),
	).toBeVisible();
	// It undoes the undo, of which the notice tells in the same words, a moment after the page shows it.
	const told = await page.getByRole("status").locator("p").elementHandle();
	await page.keyboard.press("Enter");
	await expect(phone).toHaveValue(digits);
	await expect.poll(() => told?.evaluate((text) => text.isConnected)).toBe(false);
	await expect(undo).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(undo).toBeHidden();
	await expect(page.getByRole("heading", { name: dealer.name, level: 1 })).toBeFocused();
	expect(problems).toEqual([]);
});

test("the focus stays after sorting, paging and saving", async ({ page }) => {
	await page.goto("/dealers");
	const names = page.getByRole("row").locator("td.column-name");
	await expect(names).toHaveCount(50);

	const city = page.getByRole("link", { name: "City" });
	await city.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("columnheader", { name: "City" })).toHaveAttribute(
		"aria-sort",
		"ascending",
	);
	await expect(city).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("columnheader", { name: "City" })).toHaveAttribute(
		"aria-sort",
		"descending",
	);
	await expect(city).toBeFocused();

	const next = page.getByRole("link", { name: "Next" });
	await next.focus();
	// To the last page, where there is no next one.
	while ((await next.getAttribute("aria-disabled")) === null) {
		const first = await names.first().textContent();
		await page.keyboard.press("Enter");
		await expect(names.first()).not.toHaveText(first ?? "");
		await expect(next).toBeFocused();
	}

	await names.first().getByRole("link").click();
	const save = page.getByRole("button", { name: "Save" });
	await save.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status")).toHaveText(/^Saved: .+\. Nothing was changed\.$/);
	await expect(save).toBeFocused();
	await page.getByRole("link", { name: "All dealers" }).click();
	await expect(page.getByRole("columnheader", { name: "City" })).toHaveAttribute(
		"aria-sort",
		"descending",
	);
});

test("a date that is typed in part ends no pause, and gets the focus", async ({ page }) => {
	await page.goto("/dealers/8");
	const save = page.getByRole("button", { name: "Save" });
	const day = page.getByLabel("Paused until");
	const until = `${new Date().getFullYear() + 1}-12-24`;
	await day.fill(until);
	await save.click();
	await expect(page.getByRole("status")).toContainText(`→ ${until}`);
	await day.press("Delete");
	await save.click();
	await expect(day).toBeFocused();
	await page.reload();
	await expect(day).toHaveValue(until);
	await day.fill("");
	await save.click();
	await expect(page.getByRole("status")).toContainText("→ empty");
});

test("the office's hours are changed, and every page says so", async ({ page, request }) => {
	await page.goto("/leads");
	await page.getByRole("link", { name: "Company" }).click();
	const saturday = page.getByLabel("Saturday");
	await expect(saturday).toHaveValue("9AM-4PM");
	await saturday.fill("nine to four");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(saturday).toBeFocused();
	await expect(saturday).toHaveAccessibleDescription(/^It must be hours such as 8AM-6PM/);
	expect(await axeFindings(page)).toEqual([]);
	await saturday.fill("9:30 a.m. to 1 p.m.");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.locator("#notice")).toHaveText(
		"Saved: Company. Saturday: 9AM-4PM → 9:30AM-1PM",
	);

	// In the tooltip, the footer and the sidebar, and for search engines.
	const contact = async () => (await request.get(`${leadsOrigin}/contact`)).text();
	await expect.poll(contact).toContain('"opens":"09:30","closes":"13:00"');
	const text = await contact();
	expect(text.match(/Sat 9:30AM-1PM|<dd>9:30AM-1PM/g)).toHaveLength(3);
	expect(text).not.toContain("9AM-4PM");

	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(saturday).toHaveValue("9AM-4PM");
	await expect.poll(contact).not.toContain("9:30AM");
});

test("the page of a vehicle names its address on the site", async ({ page, request }) => {
	await page.goto("/vehicles/1");
	const address = page.getByText(/^\/[\w-]+\/[\w-]+$/);
	const answer = await request.get(`${leadsOrigin}${await address.textContent()}`);
	expect(answer.status()).toBe(200);
});

test("the pin of a dealer is moved by keys and dragged, says at once what disagrees, and may be missing", {
	tag: "@desk-journey",
}, async ({ page }) => {
	const problems: string[] = [];
	page.on("console", (message) => problems.push(message.text()));
	page.on("pageerror", (error) => problems.push(error.message));
	await page.emulateMedia({ reducedMotion: "reduce" });
	// So high that nothing covers the pin.
	await page.setViewportSize({ width: 1280, height: 1600 });
	await page.goto("/dealers/9");
	const [latitude, longitude] = [page.getByLabel("Latitude"), page.getByLabel("Longitude")];
	const degrees = async () => [
		Number(await latitude.inputValue()),
		Number(await longitude.inputValue()),
	];
	const pin = page.getByRole("button", { name: "Pin of this dealer" });
	await pin.focus();
	const [south = 0, west = 0] = await degrees();
	await page.keyboard.press("ArrowUp");
	await expect.poll(async () => (await degrees())[0]).toBeGreaterThan(south);
	expect((await degrees())[1]).toBeCloseTo(west, 4);
	await expect(pin).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(latitude).toBeFocused();

	// Waits until the pin stands still and gets the pointer.
	await pin.hover();
	const box = await pin.boundingBox();
	if (!box) throw new Error("The pin is not on the page.");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.down();
	await page.mouse.move(x + 60, y + 30, { steps: 4 });
	await page.mouse.up();
	await expect.poll(async () => (await degrees())[1]).toBeGreaterThan(west);
	expect((await degrees())[0]).toBeLessThan(south);
	const doubts = page.getByRole("list", { name: "Doubts about the place" });
	await expect(doubts).toBeHidden();
	await latitude.fill(`${south > 40 ? 30 : 48}`);
	await expect(doubts).toHaveText("The coordinates are more than 50 miles from the ZIP code.");
	// As it was saved, so that the page is left without a question.
	await latitude.fill(`${south}`);
	await longitude.fill(`${west}`);
	await expect(doubts).toBeHidden();
	expect(problems).toEqual([]);

	await page.route("**/assets/pin-map-*", (route) => route.abort());
	await page.reload();
	await expect(page.getByText("The map could not be loaded.")).toBeVisible();
	await expect(latitude).toHaveValue(`${south}`);
	await page.unroute("**/assets/pin-map-*");
});

test("unsaved edits are guarded, kept without an answer, and saved once by two presses", async ({
	page,
}) => {
	await page.goto("/dealers");
	await page.getByRole("row").nth(9).getByRole("link").click();
	// The search of the list has the word in its label too.
	const phone = page.getByLabel("Phone", { exact: true });
	// Another one, also when the test is repeated.
	const digits =
		(await phone.inputValue()) === "(555) 555-3333" ? "(555) 555-3334" : "(555) 555-3333";
	await phone.fill(digits);
	const leads = page.getByRole("link", { name: "Leads" });
	await leads.click();
	const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
	await expect(dialog).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(leads).toBeFocused();

	const save = page.getByRole("button", { name: "Save" });
	await page.route("**/api/dealers/*", (route) => route.abort());
	await save.click();
	await expect(page.getByRole("alert")).toHaveText(/^The desk does not answer/);
	await expect(phone).toHaveValue(digits);
	// What a proxy answers once its own session has ended: nginx with the page to sign in, Caddy with a redirect.
	for (const answer of [
		{ contentType: "text/html", body: "<h1>Sign in</h1>" },
		{ status: 302, headers: { location: "https://sign-in.example.com/" } },
	]) {
		await page.unroute("**/api/dealers/*");
		await page.route("**/api/dealers/*", (route) => route.fulfill(answer));
		await save.click();
		await expect(page.getByRole("alert")).toHaveText(/^You are not signed in any more/);
		await expect(phone).toHaveValue(digits);
	}
	await page.unroute("**/api/dealers/*");

	let saves = 0;
	page.on("request", (request) => {
		if (request.method() === "PUT") saves += 1;
	});
	await save.evaluate((button: HTMLButtonElement) => {
		button.click();
		button.click();
	});
	await expect(page.getByRole("status")).toHaveText(/^Saved: .+\. Phone/);
	expect(saves).toBe(1);
	await leads.click();
	await expect(page).toHaveURL(/\/leads$/);
});

test("an open list is loaded again each half minute, where somebody sees it, and keeps the focus", async ({
	page,
}) => {
	await page.clock.install({ time: 0 });
	await page.goto("/dealers?sort=id&q=a");
	const row = page.getByRole("row").nth(1);
	const id = (await row.getByRole("link").getAttribute("href"))?.split("/").at(-1) ?? "";
	// The list is loaded only when the test says so.
	await page.clock.pauseAt(3_600_000);
	await row.getByRole("checkbox").check();
	const search = page.getByRole("searchbox");
	await search.focus();
	await runNev(leadsData, "dealerships", "edit", id, "--phone", "(555) 555-0123");
	await page.clock.runFor(30_000);
	await expect(row).toContainText("(555) 555-0123");
	await expect(row.getByRole("checkbox")).toBeChecked();
	await expect(search).toBeFocused();
	await expect(search).toHaveValue("a");

	await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
	let requests = 0;
	page.on("request", () => {
		requests += 1;
	});
	await page.clock.runFor(120_000);
	expect(requests).toBe(0);
});

for (const width of [1440, 390]) {
	test(`axe finds nothing in light and dark colours, at ${width} px`, {
		tag: "@every-page",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.route("**/api/insight?days=90", (route) => route.fulfill({ json: insightSums }));
		for (const path of [
			"/leads",
			"/leads?dealer=8",
			"/dealers",
			"/dealers?q=nobody-at-all",
			"/dealers/8",
			"/dealers/new",
			"/dealers/duplicates",
			"/corrections",
			"/vehicles",
			"/vehicles/1",
			"/vehicles/new",
			"/company",
			"/import",
			"/changes",
			"/insight",
			"/insight?days=90",
			"/people",
			"/health",
			"/mails",
		]) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await page.emulateMedia({ colorScheme: "light" });
			expect(await axeFindings(page), `${path} at ${width} px`).toEqual([]);
			await page.emulateMedia({ colorScheme: "dark" });
			expect(await colorFindings(page), `${path} at ${width} px, dark`).toEqual([]);
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow, `${path} at ${width} px`).toBe(0);
		}
	});
}

test("insight shows a period in charts and tables, which are saved as CSV", async ({ page }) => {
	// Other tests search for dealers meanwhile.
	await page.route(/\/api\/insight(\?days=30)?$/, (route) =>
		route.fulfill({ json: { ...insightSums, searches: [] } }),
	);
	await page.route("**/api/insight?days=90", (route) => route.fulfill({ json: insightSums }));
	await page.goto("/insight");
	await expect(page.getByText("No searches were counted yet")).toBeVisible();
	await tabTo(page, page.getByRole("link", { name: "90 days" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByRole("status")).toContainText(
		"Aug 28, 2026 to Nov 25, 2026",
	);
	await expect(focused(page)).toHaveText("90 days");
	await expect(
		page.getByRole("img", { name: "Map of the states: 25 searches found nobody, most in Montana" }),
	).toBeVisible();
	await expect(
		page.getByRole("table", { name: "Searches by ZIP area" }).getByRole("row").nth(1),
	).toHaveText("597xxMontana201890%");
	await expect(page.getByRole("img", { name: /^Leads by day: 180 leads in all/ })).toBeVisible();

	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export as CSV: Leads by dealer" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("leads-by-dealer.csv");
	expect(readFileSync(await file.path(), "utf8")).toBe(
		'\ufeffDealer,Leads\r\n"\'=Gulf ""Carts""",140\r\n"Dealer 8, removed",30\r\nThe company,10\r\n',
	);

	await page.getByRole("link", { name: /^google \/ cpc/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Leads of google \/ cpc/);
	await expect(page.getByText(/^No leads of google \/ cpc/)).toBeVisible();
	await page.getByRole("link", { name: "Show the leads of all campaigns" }).click();
	await expect(page).toHaveURL("/leads");
});

test("a used address signs nobody in, and another tab of the same browser has the session", async ({
	page,
	context,
	browser,
	ownDesk,
}) => {
	await page.goto(ownDesk.address);
	await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await other.goto(ownDesk.address);
	await expect(other.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
	// The key is taken out of the address, and so out of the history.
	await expect(other).toHaveURL(new URL("/", ownDesk.address).href);
	expect(await axeFindings(other)).toEqual([]);
	await elsewhere.close();
	const second = await context.newPage();
	await second.goto(new URL("/dealers", ownDesk.address).href);
	await expect(second.getByRole("heading", { name: "Dealers" })).toBeVisible();
	await second.getByRole("button", { name: "Sign out" }).click();
	await expect(second.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
});

declare global {
	interface Window {
		countPress(): void;
	}
}

test("a lead's day by keyboard: suggested, handed over, given back, taken, answered", {
	tag: "@desk-journey",
}, async ({ page, request, reviewDesk }) => {
	const press = (key: string) => page.keyboard.press(key);
	// The note is seen as a whole.
	await page.setViewportSize({ width: 1280, height: 1000 });
	// Far away from all others, also from those of a first try.
	const zipCode = test.info().retry > 0 ? "79834" : "79852";
	const place = { address: "1 River Street", city: "Terlingua", state: "Texas", zipCode };
	const dealers = [`First Carts ${runId}`, `Second Carts ${runId}`] as const;
	const emails = [`first-${runId}@example.com`, `second-${runId}@example.com`] as const;
	for (const [index, email] of emails.entries()) {
		const dealer = { name: dealers[index] ?? "", email, ...place, phone: "(432) 555-0199" };
		await approveDealer(await signUpDealer(request, dealer));
	}
	const name = `Ada ${runId}`;
	const sent = await request.post(`${reviewOrigin}/api/contact`, {
		data: {
			...{ name, email: "ada@example.com", phone: "(432) 555-0142", zipCode },
			...{ subject: "sales", state: "Texas", message: "May I drive one?", fillTime: 20_000 },
		},
	});
	expect(sent.status(), await sent.text()).toBe(201);
	const { id }: { id: number } = await sent.json();
	const main = page.getByRole("main");
	const isSuggested = (dealer: string) => expect(main).toContainText(`Nearest dealer: ${dealer}`);
	const handOver = async () => {
		await tabTo(page, page.getByRole("button", { name: "Hand over to it …" }));
		await press("Enter");
		await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Hand over" }));
		await press("Enter");
		await expect(page.locator("#notice")).toContainText("Handed over: 1 lead.");
	};

	await page.goto(reviewDesk.address);
	await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
	await tabTo(page, page.getByRole("searchbox"));
	await page.keyboard.type(name);
	await press("Enter");
	await expect(page.getByRole("row").getByRole("link", { name })).toBeFocused();
	await press("Enter");
	await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
	const lead = page.url();
	await isSuggested(dealers[0]);
	await handOver();

	await page.goto(await linkTo(emails[0]));
	await tabTo(page, page.locator("summary", { hasText: "Not for us" }));
	await press("Enter");
	await tabTo(page, page.getByRole("radio", { name: "Too far away" }));
	await press("Space");
	await tabTo(page, page.getByRole("button", { name: "Give it back" }));
	await press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You gave this lead back");

	await page.goto(lead);
	await expect(main).toContainText(`By ${dealers[0]}: Too far away.`);
	await isSuggested(dealers[1]);
	await handOver();
	await page.goto(await linkTo(emails[1]));
	await tabTo(page, page.getByRole("button", { name: "I have it" }));
	await press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");

	await page.goto(lead);
	await expect(main.getByRole("button", { name: "Taken", exact: true })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await tabTo(page, main.getByRole("button", { name: "Answered", exact: true }));
	await press("Enter");
	await expect(main.getByRole("button", { name: "Answered", exact: true })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	expect(await axeFindings(page)).toEqual([]);
	expect(await runNev(reviewData, "leads", "show", String(id))).toMatch(/^Stage: +answered$/m);
});
