import type { Page } from "@playwright/test";
import { visitorFields } from "./forms.js";
import { waitForHydration } from "./hydration.js";
import { expectVisibleFocus, tabTo } from "./keyboard.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { leadsOrigin, siteOrigin } from "./origins.js";

/* Whole journeys through the site by keyboard: Tab and Shift+Tab, arrows, Enter, Space, Escape. */

// Slow, because the focus is checked at every stop.

const main = (page: Page) => page.getByRole("main");

/** Presses a key, and checks that the focus is visible afterwards. */
async function press(page: Page, key: string): Promise<void> {
	await page.keyboard.press(key);
	await expectVisibleFocus(page);
}

test("opens the inventory from a menu, compares three vehicles, and opens one of them", {
	tag: "@whole-journey",
}, async ({ monitoredPage: page, problems }) => {
	const banner = page.getByRole("banner");
	const names = main(page).getByRole("table").getByRole("columnheader").getByRole("link");
	await page.goto(`${siteOrigin}/faq`);
	await waitForHydration(page);
	await tabTo(page, banner.locator("summary").filter({ hasText: "Inventory" }));
	await press(page, "Space");
	await press(page, "ArrowDown");
	await press(page, "End");
	await press(page, "Home");
	await expect(banner.getByRole("link", { name: "All vehicles" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${siteOrigin}/inventory`);
	await waitForHydration(page);

	for (const [index, name] of ["Classic 2", "Classic 4", "Classic 4 Plus"].entries()) {
		const box = main(page).getByRole("checkbox", { name: `Compare ${name}`, exact: true });
		await tabTo(page, box);
		await press(page, "Space");
		await expect(box).toBeChecked();
		await expect(names).toHaveCount(index + 1);
	}
	// The other checkboxes do nothing, and stay in the order of Tab.
	await expect(main(page).getByRole("checkbox", { disabled: true })).toHaveCount(30);
	await page.setViewportSize({ width: 390, height: 844 });
	const table = main(page).getByRole("region", { name: "Side by side" });
	await tabTo(page, table, { key: "Shift+Tab" });
	// All three fit on a phone too.
	expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	await page.setViewportSize({ width: 1280, height: 720 });

	await tabTo(page, main(page).getByRole("button", { name: /^Remove Classic 4 Plus/ }));
	await page.keyboard.press("Enter");
	await expect(names).toHaveText(["Classic 2", "Classic 4"]);
	await tabTo(page, names.first());
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classic 2");
	expect(problems).toEqual(noProblems);
});

test("fills in the calculator, reads an option's schedule, and applies for it", {
	tag: "@whole-journey",
}, async ({ monitoredPage: page, problems }) => {
	await page.clock.install();
	await page.goto(`${leadsOrigin}/financing`);
	await waitForHydration(page);
	await tabTo(page, page.getByRole("textbox", { name: "Vehicle price" }));
	await press(page, "ControlOrMeta+A");
	await page.keyboard.type("9500");
	await tabTo(page, page.getByRole("combobox", { name: "Credit score" }));
	const score = page.getByRole("combobox", { name: "Credit score" });
	await press(page, "ArrowUp");
	await expect(score).toHaveValue("750");
	await tabTo(page, page.getByRole("radio", { name: "Personal" }));
	await press(page, "ArrowRight");
	await expect(page.getByRole("radio", { name: "Business" })).toBeChecked();
	await press(page, "ArrowLeft");
	await expect(page.getByRole("radio", { name: "Personal" })).toBeChecked();
	const taxBenefit = page.getByRole("checkbox", { name: /tax/i });
	await tabTo(page, taxBenefit);
	await press(page, "Space");
	await expect(taxBenefit).toBeChecked();
	// Go back to an earlier field.
	await tabTo(page, page.getByRole("textbox", { name: "Down payment" }), { key: "Shift+Tab" });
	await press(page, "ControlOrMeta+A");
	await page.keyboard.type("1500");
	await tabTo(page, page.getByRole("button", { name: "Get Recommendations" }));
	await page.keyboard.press("Space");
	await expect(page.getByRole("heading", { name: "Your options" })).toBeFocused();
	await expectVisibleFocus(page);
	await expect(page.getByRole("article")).toHaveCount(5);

	const option = page.getByRole("article", { name: "Prime Loan" });
	await tabTo(page, option.locator("summary").first());
	await press(page, "Enter");
	const schedule = option.getByRole("region", { name: /^Payment schedule/ });
	await expect(schedule).toBeVisible();
	await tabTo(page, option.getByRole("button", { name: "By month" }));
	await press(page, "Space");
	await expect(schedule.getByRole("row")).toHaveCount(61);
	await tabTo(page, schedule);
	await press(page, "PageDown");
	await expect.poll(() => schedule.evaluate((rows) => rows.scrollTop)).toBeGreaterThan(0);
	await tabTo(page, option.getByRole("button", { name: /^Apply Now/ }), { key: "Shift+Tab" });
	await page.keyboard.press("Enter");

	await expect(page).toHaveURL(`${leadsOrigin}/contact?subject=financing`);
	await expect(main(page)).toBeFocused();
	for (const label of ["First name", "Last name", "Email", "Phone"] as const) {
		await tabTo(page, main(page).getByRole("textbox", { name: label, exact: true }));
		await page.keyboard.type(visitorFields[label]);
	}
	await tabTo(page, main(page).getByRole("combobox", { name: "State" }));
	await page.keyboard.type("F");
	await expect(main(page).getByRole("combobox", { name: "State" })).toHaveValue("Florida");
	await tabTo(page, main(page).getByRole("textbox", { name: "Message" }));
	await expect(main(page).getByRole("textbox", { name: "Message" })).toHaveValue(/Prime Loan/);
	await tabTo(page, main(page).getByRole("button", { name: "Send Message" }));
	// No person types as fast, and a form that is filled in too fast has to prove its sender.
	await page.clock.fastForward(5000);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);
	expect(problems).toEqual(noProblems);
});
