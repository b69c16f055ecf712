import { expect, type Page } from "@playwright/test";
import { hostOrigin } from "../origins.js";
import { elements, scriptAddress, test, waitForElement } from "./host-page.js";

/** The lines of ours in the page's console, and its errors. */
function listen(page: Page): string[] {
	const lines: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes("[nev-widgets]")) lines.push(message.text());
	});
	page.on("pageerror", (error) => lines.push(`Error: ${error.message}`));
	return lines;
}

const locator = elements["nev-dealer-locator"];

test.describe("an element that closes itself", () => {
	test("is reported, because it hides the rest of the page", async ({ page, openHostPage }) => {
		const lines = listen(page);
		const body = '<nev-dealer-locator zip="33101" /><h2>Visit us</h2><nav>Home</nav>';
		await openHostPage(page, { body });
		await waitForElement(page, "nev-dealer-locator");
		await expect
			.poll(() => lines)
			.toEqual([
				"[nev-widgets] <nev-dealer-locator> hides the <h2> in it. If the rest of the page is in it, write <nev-dealer-locator></nev-dealer-locator> and not <nev-dealer-locator />.",
			]);
	});

	test("is not meant where the page has its own fallback, slots and templates", async ({
		page,
		openHostPage,
	}) => {
		const lines = listen(page);
		await openHostPage(page, {
			body: `<div><nev-inventory-grid limit="1"><h3>Our carts</h3><p>Soon</p></nev-inventory-grid></div>
				<nev-dealer-locator zip="33101">Call us: <a href="tel:+12395550142">(239) 555-0142</a>
				<div slot="empty"><h3>Nobody</h3></div>
				<template slot="card"><h3>{{name}}</h3></template></nev-dealer-locator>
				<h2>Visit us</h2>`,
		});
		await waitForElement(page, "nev-dealer-locator");
		expect(lines).toEqual([]);
	});
});

test.describe("a script that is not at its own address", () => {
	const says = /^\[nev-widgets\] Load nev-widgets\.js from its own address, not a copy\./;
	const script = async () =>
		(await (await fetch(scriptAddress)).text()).replaceAll("</script", "<\\/script");

	test("says so where it is written into the page", async ({ page, openHostPage }) => {
		const lines = listen(page);
		await openHostPage(page, { body: locator, script: `<script>${await script()}</script>` });
		await expect.poll(() => lines).toEqual([expect.stringMatching(says)]);
	});

	test("says so where it is joined with others, or a copy", async ({ page, openHostPage }) => {
		const lines = listen(page);
		const combined = `/* others */;${await script()}`;
		await page.route("**/cache/combined-1a2b.js", (route) =>
			route.fulfill({ contentType: "text/javascript", body: combined }),
		);
		const tag = '<script src="/cache/combined-1a2b.js"></script>';
		await openHostPage(page, { body: locator, script: tag });
		await expect.poll(() => lines).toEqual([expect.stringMatching(says)]);
	});

	test("says so where a copy has kept its name", async ({ page, openHostPage }) => {
		const lines = listen(page);
		const copy = await script();
		await page.route("**/copied/nev-widgets.js", (route) =>
			route.fulfill({ contentType: "text/javascript", body: copy }),
		);
		await openHostPage(page, {
			body: locator,
			script: '<script src="/copied/nev-widgets.js"></script>',
		});
		await expect
			.poll(() => lines)
			.toEqual([expect.stringMatching(/could not be loaded\. Is nev-widgets\.js a copy\?$/)]);
	});

	test("finds the tag that a page builder has left as a module", async ({ page, openHostPage }) => {
		const lines = listen(page);
		const tag = `<script type="module" src="${scriptAddress}"></script>`;
		await openHostPage(page, { body: locator, script: tag });
		await waitForElement(page, "nev-dealer-locator");
		expect(lines).toEqual([]);
	});
});

test.describe("a page with single-key shortcuts", () => {
	test("keeps them for itself while a visitor types into a widget", async ({ page }) => {
		await page.goto(`${hostOrigin}/shortcuts.html`);
		await waitForElement(page, "nev-inquiry-form");
		const name = page.getByRole("textbox", { name: "First name" });
		await name.pressSequentially("Susan /j");
		await expect(name).toHaveValue("Susan /j");
		await page.getByRole("textbox", { name: "Message" }).pressSequentially("js?");
		await expect(page.locator("#site-search")).toHaveValue("");
		// What is no character reaches the page, and so do keys with a modifier.
		await name.press("Control+k");
		await expect(page.locator("#site-search")).toBeFocused();
		await name.press("Escape");
		await expect(page.locator("html")).toHaveAttribute("data-keys", /Escape/);
		// Outside of fields, its shortcuts work as before.
		await page.getByRole("button", { name: /Send/ }).press("s");
		await expect(page.locator("#site-search")).toBeFocused();
	});
});
