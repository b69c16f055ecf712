import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeskImport, UndoState } from "@nev/contract/desk";
import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { type Desk, startDesk } from "./desk.js";
import { tabTo } from "./keyboard.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";

/** Of its own, because an import removes the sample dealers that other tests need. */
let data: string;
let desk: Desk;
test.beforeEach(async () => {
	data = mkdtempSync(join(tmpdir(), "nev-desk-import-"));
	await runNev(data, "migrate");
	desk = await startDesk(data);
});
test.afterEach(async () => {
	await desk.close();
	rmSync(data, { recursive: true, force: true });
});

const list = (phone: string, state: string, dealers = 5) =>
	[
		"ref,name,address,city,state,zip,phone,email",
		...Array.from({ length: dealers }, (_, index) => {
			const n = index + 1;
			const dealer = `Step Carts ${n},${n} Step Street,Naples`;
			return `S-${n},${dealer},${n === 5 ? state : "Florida"},34102,${phone},s${n}@example.com`;
		}),
	].join("\n");

/** Checks a file, by keyboard alone. */
async function check(page: Page, text: string): Promise<void> {
	await page.getByRole("link", { name: "Import", exact: true }).press("Enter");
	await expect(page.getByRole("heading", { name: "Import", level: 1 })).toBeVisible();
	const file = page.getByLabel("File", { exact: true });
	await file.setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
	await file.focus();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Check the file" }).press("Enter");
	// What was pressed is gone.
	await expect(page.getByRole("heading", { name: "list.csv" })).toBeFocused();
}

test("a list is checked, mended, applied and undone, by keyboard alone", {
	tag: "@desk-journey",
}, async ({ page }) => {
	const report = page.getByRole("heading", { level: 2 }).first();
	await page.goto(desk.address);
	await page.getByRole("link", { name: "Import", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Check the file" }).press("Enter");
	await expect(page.getByLabel("File", { exact: true })).toBeFocused();
	await expect(page.getByLabel("File", { exact: true })).toHaveAccessibleDescription(
		/Choose a file\./,
	);

	await check(page, list("239-555-0142", "Floridah"));
	const status = page.getByText(/^Checked: /);
	await expect(status).toHaveText(
		"Checked: 4 new, 1 refused, 300 sample dealers removed. Nothing is changed yet.",
	);
	await page.setViewportSize({ width: 390, height: 844 });
	const apply = page.getByRole("button", { name: /^Apply without/ });
	await apply.scrollIntoViewIfNeeded();
	await expect(apply).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.getByRole("link", { name: /^Refused/ }).press("Enter");
	const cell = page.getByLabel("State of row 6");
	await expect(cell).toHaveAccessibleDescription(/is not a state/);
	expect(await axeFindings(page)).toEqual([]);
	await cell.press("Control+A");
	await page.keyboard.type("Florida");
	const asked = page.waitForEvent("dialog");
	await page.evaluate(() => setTimeout(() => location.reload()));
	const leaving = await asked;
	expect(leaving.type()).toBe("beforeunload");
	await leaving.dismiss();
	await expect(cell).toHaveValue("Florida");
	await cell.press("Enter");
	await expect(report).toBeFocused();
	await expect(status).toHaveText(/^Checked: 5 new, .* 1 correction/);
	await page.getByRole("button", { name: /^Apply: 5 new/ }).press("Enter");
	await expect(page.getByText(/^Imported: 5 new/).first()).toBeVisible();
	await expect(report).toBeFocused();

	await check(page, list("239-555-0199", "Florida"));
	await expect(page.getByText("239-555-0142 → 239-555-0199")).toHaveCount(5);
	await page.getByRole("button", { name: "Apply: 5 changed" }).press("Enter");
	await expect(page.locator("#notice")).toHaveText("Imported: 5 changed.");
	const undo = page.getByRole("button", { name: "Undo", exact: true });
	await undo.press("Enter");
	await expect(page.getByText("Undone, in 5 entries.")).toBeVisible();
	await expect(undo).toBeFocused();
	const dealers: { phone: string }[] = JSON.parse(
		await runNev(data, "dealerships", "list", "--json"),
	);
	expect(dealers.map(({ phone }) => phone)).toEqual(Array(5).fill("239-555-0142"));
});

const google = [
	"Store code,Business name,Address line 1,Address line 2,Locality,Administrative area,Country / Region,Postal code,Primary phone,Sunday hours,Monday hours",
	"G-1,Gulf Carts,1 Main St,Suite 100,Naples,FL,US,34102,239-555-0142,x,9:00am-5:00pm",
	"G-2,Gulf Carts,1 Main St,Suite 200,Naples,FL,US,34102,239-555-0143,x,9:00am-5:00pm",
].join("\n");

const strange = [
	"Nam,Strasse,Ort,PLZ,Fon,Post",
	"Bay Carts,2 Main St,Tampa,33602,813-555-0142,bay@example.com",
].join("\n");

const stored = async () => JSON.parse(await runNev(data, "dealerships", "list", "--json"));

test("a sheet of Google is imported, and then a list with strange headings, by mouse", {
	tag: "@desk-journey",
}, async ({ page }) => {
	await page.goto(desk.address);
	const choose = async (name: string, text: string) => {
		await page.getByRole("link", { name: "Import", exact: true }).click();
		const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
		await page.getByLabel("File", { exact: true }).setInputFiles(file);
	};
	await choose("google.csv", google);
	await page.getByLabel("an email address").click();
	await page.getByRole("button", { name: "Check the file" }).click();
	await expect(page.getByText(/^Country \/ Region$/)).toBeVisible();
	await page.getByRole("button", { name: /^Apply: 2 new/ }).click();
	await expect(page.locator("#notice")).toContainText("Imported: 2 new");

	await choose("strange.csv", strange);
	await page.getByRole("button", { name: "Check the file" }).click();
	await expect(page.getByRole("heading", { name: "Choose the columns" })).toBeVisible();
	await page.setViewportSize({ width: 375, height: 800 });
	expect(await axeFindings(page)).toEqual([]);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBe(0);
	const choices = {
		...{ Nam: "Name", Strasse: "Street address", Ort: "City", PLZ: "ZIP code" },
		...{ Fon: "Phone", Post: "Email for leads" },
	};
	for (const [heading, label] of Object.entries(choices)) {
		await page.getByLabel(heading, { exact: true }).selectOption({ label });
	}
	await page.getByRole("button", { name: "Check again with these columns" }).click();
	await page.getByRole("button", { name: /^Apply: 1 new/ }).click();
	await expect(page.locator("#notice")).toContainText("Imported: 1 new");
	expect(await stored()).toMatchObject([
		{ ref: "G-1", name: "Gulf Carts", address: "1 Main St, Suite 100" },
		{ ref: "G-2", name: "Gulf Carts", address: "1 Main St, Suite 200" },
		{ name: "Bay Carts", city: "Tampa", email: "bay@example.com" },
	]);
});

test("the columns of a list are chosen once, by keyboard alone", {
	tag: "@desk-journey",
}, async ({ page }) => {
	await page.goto(desk.address);
	await check(page, strange);
	await expect(page.getByRole("heading", { name: "Choose the columns" })).toBeVisible();
	for (const [heading, field] of [
		...[
			["Nam", "Name"],
			["Strasse", "Street address"],
			["Ort", "City"],
			["PLZ", "ZIP"],
		],
		...[
			["Fon", "Phone"],
			["Post", "Email"],
		],
	]) {
		await tabTo(page, page.getByLabel(heading ?? "", { exact: true }));
		await page.keyboard.type(field ?? "");
	}
	await tabTo(page, page.getByRole("button", { name: "Check again with these columns" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "list.csv" })).toBeFocused();
	await tabTo(page, page.getByRole("button", { name: /^Apply: 1 new/ }));
	await page.keyboard.press("Enter");
	await expect(page.locator("#notice")).toContainText("Imported: 1 new");

	await check(page, strange.replace("813-555-0142", "813-555-0199"));
	await tabTo(page, page.getByText("Columns", { exact: true }));
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Read as chosen for an earlier file/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Apply: 1 changed" })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
});

test("an import goes on while its page is left, and is found again, by keyboard alone", {
	tag: "@desk-journey",
}, async ({ page }) => {
	let isHeld = true;
	/** The desk's answer, as it is while a longer list is being applied. */
	const held = (one: DeskImport): DeskImport =>
		one.state.kind === "applied" ? { ...one, state: { kind: "applying", done: 3, total: 5 } } : one;
	await page.route(/\/api\/imports(\/[\w-]+)?$/, async (route) => {
		if (!isHeld || route.request().method() !== "GET") return route.fallback();
		const response = await route.fetch();
		const answer: DeskImport | DeskImport[] = await response.json();
		await route.fulfill({
			response,
			json: Array.isArray(answer) ? answer.map(held) : held(answer),
		});
	});
	await page.goto(desk.address);
	await check(page, list("239-555-0142", "Florida"));
	await page.getByRole("button", { name: /^Apply: 5 new/ }).press("Enter");
	const bar = page.getByRole("progressbar", { name: "Applying the import" });
	await expect(bar).toHaveJSProperty("value", 3);
	await expect(page.getByText("3 of 5 rows")).toBeVisible();
	await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
	await expect(page.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
	// The bar of its buttons has gone with them.
	await expect(page.locator(".import-report .import-end")).toHaveCount(0);
	expect(await axeFindings(page)).toEqual([]);

	await page.getByRole("link", { name: "Another file" }).press("Enter");
	await expect(page.getByText("Dealers. Applying the import: 3 of 5 rows")).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole("link", { name: "list.csv" }).press("Enter");
	await expect(bar).toBeVisible();
	isHeld = false;
	await expect(page.locator("#notice")).toHaveText(/^Imported: 5 new/);
	await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();

	// Who comes back later has no notice any more.
	await page.getByRole("button", { name: "Dismiss" }).press("Enter");
	await page.getByRole("link", { name: "Another file" }).press("Enter");
	await expect(page.getByText(/^Dealers\. Imported: 5 new/)).toBeVisible();
	await page.getByRole("link", { name: "list.csv" }).press("Enter");
	await page.getByRole("link", { name: "See what was changed, or undo it" }).press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Change/);
});

test("the undo of a long list goes on while other pages are read, and is found again", {
	tag: "@desk-journey",
}, async ({ page }) => {
	let isHeld = true;
	await page.route(/\/api\/changes\/\d+(\/undo)?$/, async (route) => {
		if (!isHeld || route.request().method() !== "GET") return route.fallback();
		const response = await route.fetch();
		/** As it is while a longer list is being undone. */
		const undo: UndoState = { kind: "undoing", done: 400, total: 1300 };
		const isOfPage = !route.request().url().endsWith("/undo");
		await route.fulfill({
			response,
			json: isOfPage ? { ...(await response.json()), undo } : undo,
		});
	});
	await page.goto(desk.address);
	await check(page, list("239-555-0142", "Florida", 1000));
	await page.getByRole("button", { name: /^Apply: 1,000 new/ }).press("Enter");
	const notice = page.locator("#notice");
	await expect(notice).toHaveText(/^Imported: 1,000 new/);
	const undo = page.getByRole("button", { name: "Undo", exact: true });
	await undo.press("Enter");
	await expect(notice).toHaveText(/^Undoing change \d+ …400 of 1,300 entries$/);
	await expect(page.getByRole("button", { name: "Undoing …" })).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);

	await page.getByRole("link", { name: "See what was changed, or undo it" }).press("Enter");
	await expect(page.getByRole("progressbar", { name: "Undoing" })).toHaveJSProperty("value", 400);
	expect(await axeFindings(page)).toEqual([]);
	isHeld = false;
	await expect(notice).toHaveText("Undone, in 1,300 entries.");
	await expect(page.getByText(/undone by change \d+/)).toBeVisible();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await page.getByRole("link", { name: "Dealers", exact: true }).press("Enter");
	await expect(page.getByText("300 dealers").first()).toBeVisible();
});
