import { readFileSync } from "node:fs";
import type { Operator } from "@nev/contract/desk";
import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { runId } from "./forms.js";
import { tabTo } from "./keyboard.js";
import { readMails } from "./mail-catcher.js";
import { expect } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { leadsData, leadsOrigin, reviewData, reviewOrigin } from "./origins.js";
import { test } from "./signed-in-desk.js";

/** Sends a form, as a visitor does. */
async function send(
	path: string,
	form: Record<string, unknown>,
	origin = leadsOrigin,
): Promise<{ id: number }> {
	const response = await fetch(`${origin}/api/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ fillTime: 20_000, ...form }),
	});
	expect(response.status).toBe(201);
	return response.json();
}

function sendContact(name: string) {
	return send("contact", {
		...{ name, email: "visitor@example.com", phone: "(239) 555-0142" },
		...{ subject: "sales", state: "Florida", message: "Please call me back." },
	});
}

async function openList(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect(page.getByRole("row").nth(1)).toBeVisible();
}

test("dealers are approved, rejected with a reason, hidden, shown and compared by keyboard", {
	tag: "@desk-journey",
}, async ({ page }) => {
	const names = [`Desk Twin ${runId}`, `Desk Twin ${runId} Two`];
	for (const name of names) {
		await send("dealerships", {
			...{ name, address: "1 Fifth Avenue South", city: "Naples", state: "Florida" },
			...{ zipCode: "34102", email: "twin@example.com" },
			phone: `239${String(runId).slice(-7)}`,
		});
	}
	await openList(page, `/dealers?q=Twin+${runId}`);
	const press = (key: string) => page.keyboard.press(key);
	const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
	const notice = page.locator("#notice");
	const all = page.getByRole("checkbox", { name: "Select all on this page" });

	await tabTo(page, all);
	await press("Space");
	await tabTo(page, button("Approve"), { key: "Shift+Tab" });
	await expect(button("Approve")).toHaveAccessibleDescription(/^Approved dealers are not told/);
	await press("Enter");
	const approved =
		"Approved: 2 dealers. They are not told by mail: this desk knows no mail server (SMTP_URL).";
	await expect(notice).toHaveText(approved);
	await expect(button("Approve")).toBeFocused();

	const reject = button("Reject …");
	await tabTo(page, reject);
	await press("Enter");
	const dialog = page.getByRole("dialog", { name: "Reject 2 dealers?" });
	const reason = dialog.getByLabel("Reason (optional)");
	await expect(reason).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	await page.keyboard.type("Of other dealers");
	const losing = page.getByRole("dialog", { name: "Close and lose what you entered?" });
	// The browser itself would close the dialog at the third in a row.
	for (let presses = 0; presses < 3; presses += 1) await press("Escape");
	await expect(losing.getByRole("button", { name: "Keep it" })).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	await press("Enter");
	await expect(losing).toBeHidden();
	await expect(reason).toBeFocused();
	await expect(reason).toHaveValue("Of other dealers");
	await press("Escape");
	await tabTo(page, losing.getByRole("button", { name: "Close" }));
	await press("Enter");
	await expect(dialog).toBeHidden();
	await expect(reject).toBeFocused();
	await press("Enter");
	await expect(reason).toHaveValue("");
	await page.keyboard.type("No such street");
	// This desk knows no mail server, and promises no mail.
	await expect(reason).toHaveAccessibleDescription(/^It waits to be mailed to 2 dealers/);
	await tabTo(page, dialog.getByRole("button", { name: "Reject", exact: true }));
	await press("Enter");
	await expect(notice).toHaveText(
		"Rejected: 2 dealers. 2 mails wait for a mail server: this desk knows none (SMTP_URL).",
	);
	await expect(reject).toBeFocused();

	await tabTo(page, button("Approve"), { key: "Shift+Tab" });
	await press("Enter");
	await expect(notice).toHaveText(approved);
	await tabTo(page, button("Hide"));
	await press("Enter");
	await expect(notice).toHaveText("Hidden: 2 dealers.");
	await expect(button("Hide")).toBeFocused();
	await tabTo(page, button("Show again"));
	await press("Enter");
	await expect(notice).toHaveText("Shown again: 2 dealers.");
	await expect(button("Show again")).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);

	const undo = button("Undo");
	await tabTo(page, undo, { key: "Shift+Tab" });
	await press("Enter");
	await expect(notice).toHaveText("Undone, in 2 entries.");
	await expect(undo).toBeFocused();
	await press("Enter");
	await expect(page.getByRole("row").getByText("Visible", { exact: true })).toHaveCount(2);

	await page.goto("/dealers/duplicates");
	await expect(page.getByRole("heading", { name: "Likely duplicates" })).toBeVisible();
	const distinct = page
		.getByRole("table")
		.filter({ hasText: `${names[1]}` })
		.locator("..")
		.getByRole("button", { name: /^These two are no duplicates/ });
	await tabTo(page, distinct, { limit: 200 });
	await press("Enter");
	await expect(notice).toHaveText(`No duplicates: ${names[0]} and ${names[1]}.`);
	await expect(distinct).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	await tabTo(page, undo, { key: "Shift+Tab" });
	await press("Enter");
	await expect(notice).toHaveText("Undone, in 1 entry.");

	const hide = button(new RegExp(`^Hide this one: ${names[1]}, number`));
	await tabTo(page, hide, { limit: 200 });
	await press("Enter");
	await expect(notice).toHaveText("Hidden: 1 dealer.");
	// The pair is gone, and its button with it.
	await expect(hide).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
});

test("a lead is sent, handed over, noted and discarded by keyboard", async ({ page }) => {
	const name = `Desk Visitor ${runId}`;
	await sendContact(name);
	await openList(page, `/leads?q=${runId}`);
	const press = (key: string) => page.keyboard.press(key);
	const button = (text: string | RegExp) => page.getByRole("button", { name: text, exact: true });
	const notice = page.locator("#notice");
	await tabTo(page, page.getByRole("row").getByRole("link", { name }));
	await press("Enter");
	await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();

	await tabTo(page, button("Taken"));
	await press("Enter");
	await expect(button("Taken")).toHaveAttribute("aria-pressed", "true");
	await expect(button("Taken")).toBeFocused();

	await tabTo(page, button("Retry unsent mails …"));
	await press("Enter");
	const sending = page.getByRole("dialog");
	await expect(sending).toContainText("1 mail for:");
	await expect(sending).toContainText("1 mail waits for a mail server");
	await expect(sending.getByRole("button", { name: "Cancel" })).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	await tabTo(page, sending.getByRole("button", { name: "Retry now" }));
	await press("Enter");
	await expect(notice).toHaveText(
		"1 mail waits for a mail server: this desk knows none (SMTP_URL).",
	);
	await expect(button("Retry unsent mails …")).toBeFocused();

	await tabTo(page, button("Hand over …"));
	await press("Enter");
	const handing = page.getByRole("dialog");
	const search = handing.getByLabel("Find a dealer: name, city or ZIP code");
	await expect(search).toBeFocused();
	await tabTo(page, handing.getByRole("button", { name: "Hand over" }));
	await press("Enter");
	await expect(search).toBeFocused();
	await expect(search).toHaveAccessibleDescription(/Choose a dealer/);
	expect(await axeFindings(page)).toEqual([]);
	await page.keyboard.type("carts");
	await expect(handing.getByRole("radio").first()).toBeVisible();
	await expect(search).toBeFocused();
	await press("Escape");
	await expect(handing).toBeHidden();
	await expect(button("Hand over …")).toBeFocused();

	const note = page.getByLabel(/note/i);
	await tabTo(page, note);
	await page.keyboard.type("Calls back on Monday");
	await tabTo(page, button("Add the note"));
	await press("Enter");
	const removal = button("Remove the note: Calls back on Monday");
	await expect(removal).toBeVisible();
	await expect(button("Add the note")).toBeFocused();
	await tabTo(page, removal, { key: "Shift+Tab" });
	await press("Enter");
	await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Remove" }));
	await press("Enter");
	await expect(page.getByRole("heading", { name: "Notes" })).toBeFocused();
	await expect(removal).toBeHidden();

	await tabTo(page, button("Discard …"), { key: "Shift+Tab" });
	await press("Enter");
	await page.keyboard.type("A test");
	await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Discard" }));
	await press("Enter");
	await expect(notice).toHaveText(/^Discarded: 1 lead/);
	await expect(button("Discard …")).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
});

test("a lead is handed to another dealer by keyboard, who is mailed it", {
	tag: "@desk-journey",
}, async ({ page, reviewDesk }) => {
	const [name, former, other] = ["Visitor", "Former Carts", "Other Carts"].map(
		(text) => `${text} ${runId}`,
	) as [string, string, string];
	const emails = [`former-${runId}@example.com`, `other-${runId}@example.com`] as const;
	const dealers: { id: number }[] = [];
	for (const [index, dealer] of [former, other].entries()) {
		const added = await send(
			"dealerships",
			{
				...{ name: dealer, address: `${index} Fifth Avenue South`, city: "Naples" },
				...{ state: "Florida", zipCode: "34102", phone: "2395550199", email: emails[index] },
			},
			reviewOrigin,
		);
		dealers.push(added);
		await runNev(reviewData, "dealerships", "approve", String(added.id));
	}
	const [from, to] = dealers;
	await send(
		"vehicle-inquiry",
		{
			...{ name, email: "ada@example.com", phone: "(239) 555-0142", vehiclePrice: "$8,995" },
			...{ vehicleName: "Scout 4", dealershipId: from?.id, message: "May I drive it?" },
		},
		reviewOrigin,
	);
	const mailsTo = async (email: string) =>
		(await readMails()).filter((mail) => mail.includes(`To: ${email}`));
	await expect.poll(() => mailsTo(emails[0])).toHaveLength(1);

	await page.goto(reviewDesk.address);
	await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
	const press = (key: string) => page.keyboard.press(key);
	await tabTo(page, page.getByRole("searchbox"));
	await page.keyboard.type(name);
	await press("Enter");
	await expect(page.getByRole("row").getByRole("link", { name })).toBeFocused();
	await press("Enter");
	await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
	const handOver = page.getByRole("button", { name: "Hand over …" });
	await tabTo(page, handOver);
	await press("Enter");
	const dialog = page.getByRole("dialog");
	await page.keyboard.type(other);
	const found = dialog.getByRole("radio", { name: other });
	await expect(found).toBeVisible();
	await tabTo(page, found);
	await press("Space");
	await expect(dialog).toContainText(`This sends 1 mail to:${other}, ${emails[1]}`);
	await tabTo(page, dialog.getByRole("checkbox", { name: /^Tell the former dealer/ }));
	await press("Space");
	await expect(dialog).toContainText(
		`This sends 2 mails to:${former}, ${emails[0]}${other}, ${emails[1]}`,
	);
	await tabTo(page, dialog.getByRole("button", { name: "Hand over" }));
	await press("Enter");
	await expect(page.locator("#notice")).toHaveText(
		"Handed over: 1 lead. 2 mails are on their way.",
	);
	await expect(handOver).toBeFocused();
	await expect(page.getByRole("main").getByRole("link", { name: other })).toBeVisible();

	await expect.poll(() => mailsTo(emails[1])).toHaveLength(1);
	await expect.poll(() => mailsTo(emails[0])).toHaveLength(2);
	expect((await mailsTo(emails[1]))[0]).toContain("May I drive it?");
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	const lead = JSON.parse(await runNev(reviewData, "leads", "show", id, "--json"));
	expect(lead).toMatchObject({ dealershipId: to?.id });
});

test("what is written in a dialog and on its page stays with the browser's Back", async ({
	page,
}) => {
	const name = `Back Visitor ${runId}`;
	await sendContact(name);
	await openList(page, `/leads?q=Back+${runId}`);
	await page.getByRole("row").getByRole("link", { name }).press("Enter");
	const discard = page.getByRole("button", { name: "Discard …" });
	const reason = page.getByRole("dialog", { name: "Discard 1 lead?" }).getByRole("textbox");
	const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
	const goBackAndStay = async () => {
		await page.goBack();
		await expect(leaving.getByRole("button", { name: "Stay" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(leaving).toBeHidden();
	};
	await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
	await discard.press("Enter");
	await expect(reason).toBeFocused();
	await page.keyboard.type("A test");
	await goBackAndStay();
	await expect(reason).toBeFocused();
	await expect(reason).toHaveValue("A test");
	await page.keyboard.press("Enter");
	await expect(page.locator("#notice")).toHaveText(/^Discarded: 1 lead/);

	// The page has something of its own that is not saved.
	const note = page.getByRole("textbox", { name: "Note for whoever reads this later" });
	await note.fill("Calls back on Monday");
	await goBackAndStay();
	await expect(note).toHaveValue("Calls back on Monday");
	await page.goBack();
	await leaving.getByRole("button", { name: "Leave" }).press("Enter");
	await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
});

test("Enter in the search goes to what is found, unless somebody types on", async ({ page }) => {
	await openList(page, "/dealers?sort=id");
	const search = page.getByRole("searchbox");
	await expect(search).toHaveAccessibleDescription("Enter goes to the first one found.");
	const rows = page.locator("td.column-name").getByRole("link");
	const [name = ""] = await rows.allTextContents();
	const half = name.slice(0, name.length / 2);
	const isFirstHalf = (url: URL) =>
		url.pathname === "/api/dealers" && url.searchParams.get("q") === half;
	// Never answered, so that the rest is typed before it is found.
	await page.route(isFirstHalf, () => {});
	await search.focus();
	const asked = page.waitForRequest((request) => isFirstHalf(new URL(request.url())));
	await page.keyboard.insertText(half);
	await page.keyboard.press("Enter");
	await asked;
	await page.keyboard.insertText(name.slice(half.length));
	await expect(page).toHaveURL((url) => url.searchParams.get("q") === name);
	await expect(rows.first()).toHaveText(name);
	await expect(search).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(rows.first()).toBeFocused();
});

test("a list that is seen again is where it was scrolled to, with the focus on its heading", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 500 });
	await openList(page, "/dealers?sort=id");
	const link = page.getByRole("row").nth(40).getByRole("link");
	await link.focus();
	const position = () => page.evaluate(() => scrollY);
	const left = await position();
	expect(left).toBeGreaterThan(500);
	await page.keyboard.press("Enter");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toBeFocused();
	await expect.poll(position).toBe(0);
	await page.goBack();
	await expect(heading).toHaveText("Dealers");
	await expect(heading).toBeFocused();
	await expect.poll(position).toBe(left);
});

test("a new page is seen with the focus on its heading already", async ({ page }) => {
	await openList(page, "/dealers");
	const focusedAtFirst = page.evaluate(
		() =>
			new Promise<string | undefined>((resolve) => {
				new MutationObserver((_, observer) => {
					if (document.querySelector("h1")?.textContent !== "Vehicles") return;
					observer.disconnect();
					resolve(document.activeElement?.tagName);
				}).observe(document, { subtree: true, childList: true, characterData: true });
			}),
	);
	await page.getByRole("navigation").getByRole("link", { name: "Vehicles" }).click();
	expect(await focusedAtFirst).toBe("H1");
});

test("a phone has the pages in a menu of one row, which goes with Escape, a press and the focus", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/leads");
	const press = (key: string) => page.keyboard.press(key);
	const menu = page.getByRole("button", { name: /^Menu/ });
	const link = (name: string) => page.getByRole("navigation").getByRole("link", { name });
	const header = await page.getByRole("banner").boundingBox();
	expect(header?.height).toBeLessThan(56);
	await expect(link("Leads")).toBeHidden();

	await tabTo(page, menu);
	await press("Enter");
	await expect(menu).toHaveAttribute("aria-expanded", "true");
	await tabTo(page, link("Vehicles"));
	expect(await axeFindings(page)).toEqual([]);
	await press("Escape");
	await expect(link("Vehicles")).toBeHidden();
	await expect(menu).toBeFocused();

	await press("Enter");
	await tabTo(page, link("Changes"));
	await press("Enter");
	await expect(page.getByRole("heading", { name: "Changes", level: 1 })).toBeFocused();
	await expect(link("Changes")).toBeHidden();

	await menu.click();
	// The page that is shown.
	await link("Changes").click();
	await expect(link("Changes")).toBeHidden();
	await expect(menu).toBeFocused();

	await menu.click();
	// In the page's margin, where no link of the list can be.
	await page.mouse.click(4, 830);
	await expect(link("Changes")).toBeHidden();
	await menu.click();
	await expect(link("Changes")).toBeVisible();
	await menu.click();
	await expect(link("Changes")).toBeHidden();

	await press("Enter");
	await tabTo(page, link("Health"));
	await press("Tab");
	await expect(page.getByRole("button", { name: "Sign out" })).toBeFocused();
	await expect(link("Health")).toBeHidden();

	for (const { width, hasMenu } of [
		{ width: 800, hasMenu: true },
		{ width: 1100, hasMenu: true },
		{ width: 1200, hasMenu: false },
		{ width: 1440, hasMenu: false },
	]) {
		await page.setViewportSize({ width, height: 900 });
		await expect(menu).toBeVisible({ visible: hasMenu });
		await expect(link("Health")).toBeVisible({ visible: !hasMenu });
		expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(56);
	}
});

test("a long name of the operator leaves the header of a phone in one row", async ({ page }) => {
	const json: Operator = {
		...{ name: "ada.lovelace@dealers.example.com", overdueHours: 24 },
		...{ hasMailServer: false, hasPublicUrl: false, siteUrl: null },
	};
	await page.route("**/api/session", (route) =>
		route.request().method() === "GET" ? route.fulfill({ json }) : route.fallback(),
	);
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto("/leads");
	await expect(page.getByRole("banner")).toContainText(json.name);
	expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(56);
});

test("the smallest phones have room for names, and nothing scrolls sideways", async ({ page }) => {
	await sendContact("Maximiliana Featherstonehaugh");
	await page.setViewportSize({ width: 320, height: 700 });
	for (const list of ["/leads", "/dealers", "/vehicles"]) {
		await openList(page, list);
		const name = await page.locator("td.column-name").first().boundingBox();
		expect(name?.width, list).toBeGreaterThan(72);
	}
	await page.goto("/import");
	await expect(page.getByLabel("File", { exact: true })).toBeVisible();
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBe(0);
});

test("the system's colors show which page is open and which stage is pressed", async ({ page }) => {
	await sendContact("Ada Lovelace");
	await page.emulateMedia({ forcedColors: "active" });
	await openList(page, "/leads");
	const background = (locator: Locator) =>
		locator.evaluate((element) => getComputedStyle(element).backgroundColor);
	const pages = page.getByRole("navigation", { name: "Desk" });
	const other = await background(pages.getByRole("link", { name: "Dealers" }));
	expect(await background(pages.getByRole("link", { name: "Leads" }))).not.toBe(other);
	await page.locator("td.column-name").first().getByRole("link").click();
	const stages = page.getByRole("group", { name: "Where are you with it?" });
	const pressed = await background(stages.getByRole("button", { pressed: true }));
	expect(await background(stages.getByRole("button", { pressed: false }).first())).not.toBe(
		pressed,
	);
});

for (const { window, width } of [
	{ window: "tablet", width: 800 },
	{ window: "desktop", width: 1440 },
]) {
	test(`a ${window} shows the whole names of dealers`, {
		tag: "@every-width",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 1200 });
		await openList(page, "/dealers?sort=id");
		const clipped = await page
			.getByRole("row")
			.getByRole("link")
			.evaluateAll((links) =>
				links
					.filter(
						({ clientWidth, scrollWidth, clientHeight, scrollHeight }) =>
							scrollWidth > clientWidth || scrollHeight > clientHeight,
					)
					.map(({ textContent }) => textContent),
			);
		expect(clipped).toEqual([]);
	});
}

test("the leads of one dealer are listed, and read one after the other, by keyboard", {
	tag: "@desk-journey",
}, async ({ page }) => {
	const name = `Desk Leads ${runId}`;
	const { id } = await send("dealerships", {
		...{ name, address: "3 Fifth Avenue South", city: "Naples", state: "Florida" },
		...{ zipCode: "34102", email: "leads@example.com", phone: "2395550142" },
	});
	for (const [visitor, fillTime] of [
		["First Visitor", 20_000],
		// Faster than a person.
		["Second Visitor", 1],
	]) {
		await send("vehicle-inquiry", {
			...{ name: visitor, email: "visitor@example.com", phone: "(239) 555-0142", fillTime },
			...{ vehicleName: "D6 Max GT4", vehiclePrice: "$13,295", dealershipId: id },
		});
	}
	const press = (key: string) => page.keyboard.press(key);
	const heading = (text: string) => page.getByRole("heading", { name: text, level: 1 });
	const link = (text: string) => page.getByRole("link", { name: text, exact: true });
	await page.goto(`/dealers/${id}`);
	await expect(link("1 held back as suspicious")).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await tabTo(page, link("3 leads"));
	await press("Enter");
	await expect(heading(`Leads of ${name}`)).toBeFocused();
	await expect(page.locator("tbody").getByRole("row")).toHaveCount(3);
	expect(await axeFindings(page)).toEqual([]);

	await tabTo(page, page.getByLabel("Kind"));
	await page.keyboard.type("V");
	await expect(page.locator("tbody").getByRole("row")).toHaveCount(2);
	await tabTo(page, link("Second Visitor"));
	await press("Enter");
	await expect(heading("Second Visitor")).toBeFocused();
	await tabTo(page, link("Next lead"), { key: "Shift+Tab" });
	await press("Enter");
	await expect(heading("First Visitor")).toBeFocused();
	await expect(page.getByText("The last lead of the list")).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await tabTo(page, link("All leads"), { key: "Shift+Tab" });
	await press("Enter");
	await expect(page.locator("tbody").getByRole("row")).toHaveCount(2);
	await tabTo(page, link("Show the leads of all dealers"));
	await press("Enter");
	await expect(heading("Leads")).toBeFocused();
	await expect(page).toHaveURL(/kind=inquiry/);
	await expect(page).not.toHaveURL(/dealer=/);
});

test("what is stored about a person is found, saved and erased by keyboard", {
	tag: "@desk-journey",
}, async ({ page }) => {
	const email = `ada-${runId}@example.com`;
	await send("contact", {
		...{ name: "Ada", email, phone: "(239) 555-0142", subject: "sales" },
		...{ state: "Florida", message: "What do you know of me?" },
	});
	const press = (key: string) => page.keyboard.press(key);
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	await page.goto("/people");
	await tabTo(page, page.getByRole("textbox", { name: "Email address of the person" }));
	await page.keyboard.type(email.toUpperCase());
	await press("Enter");
	const found = page.getByRole("heading", { name: email.toUpperCase() });
	await expect(found).toBeFocused();
	await expect(page.getByRole("link", { name: "1 lead" })).toBeVisible();
	// Neither the browser's history nor the log of a proxy holds it.
	await expect(page).toHaveURL(/\/people$/);
	await tabTo(page, button("Export as JSON"));
	const [file] = await Promise.all([page.waitForEvent("download"), press("Enter")]);
	expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
		leads: [{ payload: { message: "What do you know of me?" } }],
	});
	await tabTo(page, button("Put on the do-not-contact list"));
	await press("Enter");
	await expect(page.getByText("On the do-not-contact list")).toBeVisible();
	await expect(button("Take off the do-not-contact list")).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);

	await tabTo(page, button("Erase …"));
	await press("Enter");
	await tabTo(page, button("Erase"));
	expect(await axeFindings(page)).toEqual([]);
	await press("Enter");
	await expect(page.locator("#notice")).toContainText("Erased: 1 lead, 0 dealers.");
	await expect(button("Erase …")).toBeFocused();
	expect(JSON.parse(await runNev(leadsData, "people", "export", "--email", email))).toMatchObject({
		...{ leads: [], dealerships: [], doNotContact: true },
	});
});
