import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { type Desk, startDesk } from "./desk.js";
import { runId } from "./forms.js";
import { tabTo } from "./keyboard.js";
import { expect, test } from "./monitored-page.js";
import { leadsData, leadsOrigin } from "./origins.js";

let desk: Desk;
test.beforeEach(async () => {
	desk = await startDesk(leadsData);
});
test.afterEach(() => desk.close());

/** Sends a form, as a visitor does. */
async function send(path: string, form: Record<string, unknown>): Promise<void> {
	const response = await fetch(`${leadsOrigin}/api/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ fillTime: 20_000, ...form }),
	});
	expect(response.status).toBe(201);
}

async function openList(page: Page, path: string): Promise<void> {
	await page.goto(desk.address);
	await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
	await page.goto(new URL(path, desk.address).href);
	await expect(page.getByRole("row").nth(1)).toBeVisible();
}

test("dealers are approved, rejected with a reason, hidden, shown and compared by keyboard", async ({
	page,
}) => {
	const names = [`Desk Twin ${runId}`, `Desk Twin ${runId} Two`];
	for (const name of names) {
		await send("dealerships", {
			...{ name, address: "1 Fifth Avenue South", city: "Naples", state: "Florida" },
			...{ zipCode: "34102", email: "twin@example.com" },
			phone: `239${String(runId).slice(-7)}`,
		});
	}
	await openList(page, `/dealers?q=${runId}`);
	const press = (key: string) => page.keyboard.press(key);
	const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
	const notice = page.locator("#notice");
	const all = page.getByRole("checkbox", { name: "Select all on this page" });

	await tabTo(page, all);
	await press("Space");
	await tabTo(page, button("Approve"), { key: "Shift+Tab" });
	await press("Enter");
	await expect(notice).toHaveText("Approved: 2 dealers.");
	await expect(button("Approve")).toBeFocused();

	const reject = button("Reject …");
	await tabTo(page, reject);
	await press("Enter");
	const dialog = page.getByRole("dialog", { name: "Reject 2 dealers?" });
	const reason = dialog.getByLabel("Reason (optional)");
	await expect(reason).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	await press("Escape");
	await expect(dialog).toBeHidden();
	await expect(reject).toBeFocused();
	await press("Enter");
	await page.keyboard.type("No such street");
	await tabTo(page, dialog.getByRole("button", { name: "Reject and mail the reason" }));
	await press("Enter");
	await expect(notice).toHaveText(/^Rejected: 2 dealers\./);
	await expect(reject).toBeFocused();

	await tabTo(page, button("Approve"), { key: "Shift+Tab" });
	await press("Enter");
	await expect(notice).toHaveText("Approved: 2 dealers.");
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
	await expect(notice).toHaveText("Undone: 2 entries restored.");
	await expect(undo).toBeFocused();
	await press("Enter");
	await expect(page.getByRole("row").getByText("Visible", { exact: true })).toHaveCount(2);

	await page.goto(new URL("/dealers/duplicates", desk.address).href);
	await expect(page.getByRole("heading", { name: "Likely duplicates" })).toBeVisible();
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
	await send("contact", {
		...{ name, email: "visitor@example.com" },
		...{
			phone: "(239) 555-0142",
			subject: "sales",
			state: "Florida",
			message: "Please call me back.",
		},
	});
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

	await tabTo(page, button("Send now …"));
	await press("Enter");
	const sending = page.getByRole("dialog");
	await expect(sending).toContainText("1 mail is sent to:");
	await expect(sending.getByRole("button", { name: "Cancel" })).toBeFocused();
	expect(await axeFindings(page)).toEqual([]);
	await tabTo(page, sending.getByRole("button", { name: "Send now" }));
	await press("Enter");
	await expect(notice).toHaveText(/^Sent now: 1 lead\./);
	await expect(button("Send now …")).toBeFocused();

	await tabTo(page, button("Hand over …"));
	await press("Enter");
	const handing = page.getByRole("dialog");
	const search = handing.getByRole("searchbox");
	await expect(search).toBeFocused();
	await tabTo(page, handing.getByRole("button", { name: "Hand over" }));
	await press("Enter");
	await expect(search).toBeFocused();
	await expect(search).toHaveAccessibleDescription(/Choose a dealer/);
	expect(await axeFindings(page)).toEqual([]);
	await page.keyboard.type("carts");
	await expect(handing.getByRole("radio").first()).toBeVisible();
	await tabTo(page, handing.getByRole("radio").first());
	await press("Space");
	await expect(handing.getByRole("radio").first()).toBeChecked();
	await press("Escape");
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
