import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin } from "./origins.js";

test("a page mirrors the locator, and tells it what to do", async ({
	monitoredPage: page,
	problems,
}) => {
	await page.goto(`${hostOrigin}/mirror-tag.html`);
	const told = (id: string) => page.locator(`#${id}`);
	await expect(told("count")).toHaveText("5");
	await expect(told("search")).toHaveText('{"zip":"33164","radius":50}');
	await expect(told("status")).toHaveText("ready");
	await expect(told("map")).toContainText("at ");
	await page.getByRole("button", { name: "Choose the first" }).click();
	await expect(told("chosen")).toHaveText(/^.+, \(\d{3}\) 555-\d{4}$/);
	await expect(told("search")).toContainText('"zip":"33164","radius":50,"dealership":');
	// The map zooms to it, which takes a moment.
	await expect(told("map")).toHaveText(/ at 9$/);
	await page.getByRole("button", { name: "Show all on the map" }).click();
	await expect(told("map")).not.toHaveText(/ at 9$/);
	await page.getByRole("combobox", { name: "Find a dealer" }).fill("zzzz");
	await expect(told("count")).toHaveText("0");
	await expect(told("chosen")).toHaveText("nobody");
	await page.getByRole("button", { name: "Start over" }).click();
	await expect(told("count")).toHaveText("300");
	await expect(told("search")).toHaveText("{}");
	expect(problems).toEqual(noProblems);
});

test("a page in React controls the locator, and reads it through a ref", async ({
	monitoredPage: page,
	problems,
}) => {
	await page.goto(`${hostOrigin}/react/controlled.html`);
	const field = page.getByRole("combobox", { name: "Find a dealer" });
	await expect(page.getByText("31 dealers in Florida")).toBeVisible();
	await field.fill("Texas");
	await expect(page.locator("#refused")).toHaveText("We deliver in Florida only.");
	await expect(field).toHaveValue("Florida");
	await expect(page.getByText("31 dealers in Florida")).toBeVisible();
	await page.getByRole("button", { name: "Around Miami" }).click();
	await expect(field).toHaveValue("33164");
	await page.getByRole("button", { name: "Our favorite" }).click();
	await expect(page.locator("#chosen")).toHaveText("Palmetto Cart Works");
	await expect(page.locator("#search")).toHaveText('{"zip":"33164","radius":100,"dealership":96}');
	expect(problems).toEqual(noProblems);
});
