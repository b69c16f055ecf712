import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { makeWorkbook } from "../../packages/operations/test/workbook.js";
import { axeFindings } from "./axe.js";
import { type Desk, startDesk } from "./desk.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";

/** Of its own, because an import removes the sample dealers that other tests need. */
let data: string;
let desk: Desk;
test.beforeAll(async () => {
	data = mkdtempSync(join(tmpdir(), "nev-desk-kinds-"));
	await runNev(data, "migrate");
	desk = await startDesk(data);
});
test.afterAll(async () => {
	await desk.close();
	rmSync(data, { recursive: true, force: true });
});

const dealer = {
	...{ name: "José’s Carts", address: "1 Main St", city: "Naples", state: "Florida" },
	...{ zip: "34102", phone: "239-555-0142", email: "jose@example.com" },
};
const table = (name: string) => [Object.keys(dealer), Object.values({ ...dealer, name })];

const workbook = makeWorkbook({ "Read me": [["As of June"]], Dealers: table("Workbook Carts") });
const places = JSON.stringify({
	type: "FeatureCollection",
	features: [
		{
			type: "Feature",
			properties: { ...dealer, name: "Place Carts" },
			geometry: { type: "Point", coordinates: [-81.79, 26.14] },
		},
	],
});
const latin = Buffer.from(
	table("Caf\xe9 Carts")
		.map((cells) => cells.join(";"))
		.join("\r\n"),
	"latin1",
);

/** Chooses a file in the browser's own dialog, which has no keyboard in a test. */
async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
	const field = page.getByLabel("File", { exact: true });
	await field.setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
	await field.focus();
}

const apply = (page: Page) => page.getByRole("button", { name: /^Apply: 1 new/ });
const isImported = (page: Page) => expect(page.locator("#notice")).toHaveText(/^Imported: 1 new/);

test("a workbook, a GeoJSON file and a list in Windows-1252 are imported", {
	tag: "@desk-journey",
}, async ({ page }) => {
	await page.goto(desk.address);
	await page.getByRole("link", { name: "Import", exact: true }).press("Enter");
	await choose(page, "dealers.xlsx", workbook);
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Check the file" }).press("Enter");
	// Its first sheet is no list.
	await expect(page.getByText(/^Checked: 1 new/)).toBeVisible();
	await expect(page.getByText(/^Sheet "Dealers" is read/)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await apply(page).press("Enter");
	await isImported(page);

	await page.getByRole("link", { name: "Another file" }).click();
	await choose(page, "places.geojson", places);
	await page.getByRole("button", { name: "Check the file" }).click();
	await apply(page).click();
	await isImported(page);

	await page.getByRole("link", { name: "Import", exact: true }).click();
	await choose(page, "dealers.csv", latin);
	await page.getByRole("button", { name: "Check the file" }).click();
	await expect(page.getByText(/was read as Windows-1252/)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await apply(page).click();
	await isImported(page);
	await page.getByRole("link", { name: "Dealers", exact: true }).click();
	for (const name of ["Workbook Carts", "Place Carts", "Café Carts"]) {
		await expect(page.getByRole("link", { name })).toBeVisible();
	}
	await page.getByRole("link", { name: "Place Carts" }).click();
	await expect(page.getByLabel("Latitude")).toHaveValue("26.14");
});
