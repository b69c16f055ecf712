import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { tabTo } from "./keyboard.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin, siteOrigin } from "./origins.js";

/*
 * The financing calculator on a dealer's own page, from another origin and under a strict policy:
 * the same scenarios for the script tag (Preact, shadow root) and for the npm package (React).
 */
const builds = [
	{ build: "script tag", address: `${hostOrigin}/calculator-tag.html` },
	{ build: "React", address: `${hostOrigin}/react/calculator.html` },
];

const submit = (page: Page) => page.getByRole("button", { name: "Get Recommendations" });
const cards = (page: Page) => page.getByRole("article");
const title = (page: Page) => page.getByRole("heading", { name: "Your options" });

/** The texts that must stand with each option that shows terms. */
const disclosed: Record<string, RegExp[]> = {
	"Standard Loan": [
		/Down payment: \$1,000\./,
		/60 monthly payments of \$162\.07\./,
		/Annual percentage rate \(APR\): 7\.99%\./,
		/does not rise/,
	],
	"Business Lease": [
		/This is a lease\./,
		/Total due at signing or delivery: \$1,000\./,
		/60 monthly payments of \$108\.69\./,
		/no security deposit/,
		/at the end of the lease/,
		/This percentage may not measure the overall cost of financing this lease\./,
	],
};

async function expectDisclosed(page: Page, names: readonly string[]): Promise<void> {
	await expect(page.getByText(/estimates, not an offer of credit/)).toBeVisible();
	for (const name of names) {
		const card = page.getByRole("article", { name });
		for (const text of disclosed[name] ?? []) await expect(card.getByText(text)).toBeVisible();
	}
}

for (const { build, address } of builds) {
	test.describe(build, () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });

		test("recommends without any request beyond its own files, and breaks no policy", async ({
			monitoredPage: page,
			problems,
			hosts,
		}) => {
			const asked: string[] = [];
			page.on("request", (request) => asked.push(request.url()));
			await page.goto(address);
			await submit(page).click();
			await expect(cards(page)).toHaveCount(3);
			await page.getByText("Where the money goes").nth(1).click();
			await expect(page.getByRole("table", { name: /^Payment schedule/ })).toBeVisible();
			const others = asked.filter(
				(url) => !url.startsWith(`${siteOrigin}/embed/`) && !url.startsWith(`${hostOrigin}/`),
			);
			expect(others).toEqual([]);
			expect(asked.filter((url) => url.includes("/api"))).toEqual([]);
			expect(
				[...hosts].every((host) => [hostOrigin, siteOrigin].some((own) => own.endsWith(host))),
			).toBe(true);
			expect(problems).toEqual(noProblems);
		});

		test("is filled in, calculated and applied for by keyboard alone", async ({
			monitoredPage: page,
		}) => {
			await page.goto(address);
			await page.evaluate(() => {
				document.addEventListener("nev:apply", (event) => {
					event.preventDefault();
					document.title = (event as CustomEvent<{ id: string }>).detail.id;
				});
			});
			await submit(page).waitFor();
			await tabTo(page, page.getByRole("textbox", { name: "Vehicle price" }));
			await page.keyboard.press("ControlOrMeta+A");
			await page.keyboard.type("9,500.25");
			await tabTo(page, page.getByRole("radio", { name: "Personal" }));
			await page.keyboard.press("ArrowRight");
			await expect(page.getByRole("radio", { name: "Business" })).toBeChecked();
			await tabTo(page, submit(page));
			await page.keyboard.press("Enter");
			await expect(page.getByRole("button", { name: "Calculating…" })).toBeDisabled();
			await expect(title(page)).toBeFocused();
			await expect(cards(page)).toHaveCount(4);
			await tabTo(page, page.getByRole("button", { name: "Apply Now: Standard Loan" }));
			await page.keyboard.press("Enter");
			await expect(page).toHaveTitle("standard-loan");
		});

		test("gives a deal back from its link, to the cent, on another visit", async ({
			monitoredPage: page,
			browser,
		}) => {
			await page.goto(address);
			await page.getByRole("textbox", { name: "Vehicle price" }).fill("12,345.67");
			await page.getByRole("combobox", { name: "Credit score" }).selectOption("800");
			await page.getByText("Trade-in, tax and fees").click();
			await page.getByRole("textbox", { name: "Sales tax" }).fill("6.125");
			await submit(page).click();
			await expect(cards(page)).toHaveCount(4);
			const link = page.url();
			expect(new URL(link).search).toBe("");
			const before = await cards(page).allInnerTexts();

			const visit = await browser.newPage();
			await visit.goto(link);
			await expect(cards(visit)).toHaveCount(4);
			expect(await cards(visit).allInnerTexts()).toEqual(before);
			await expect(visit.getByRole("textbox", { name: "Vehicle price" })).toHaveValue("12345.67");
			await expect(visit.getByRole("textbox", { name: "Sales tax" })).toHaveValue("6.125");
			await expect(title(visit)).not.toBeFocused();
			await visit.close();
		});

		test("shows what the law wants said wherever it shows terms, on every width and on paper", async ({
			monitoredPage: page,
		}) => {
			await page.goto(`${address}#financing=1&use=business`);
			await expect(cards(page)).toHaveCount(4);
			for (const width of [1280, 390, 280]) {
				await page.setViewportSize({ width, height: 800 });
				await expectDisclosed(page, Object.keys(disclosed));
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0);
			}
			await page.emulateMedia({ media: "print" });
			await expectDisclosed(page, Object.keys(disclosed));
			const sheets = (await page.pdf({ format: "Letter" }))
				.toString("latin1")
				.match(/\/Type\s*\/Page\b/g);
			expect(sheets).toHaveLength(1);
		});

		test("has nothing that axe finds wrong, before and after", async ({ browser }) => {
			const context = await browser.newContext();
			const page = await context.newPage();
			await page.goto(address);
			await submit(page).waitFor();
			expect(await axeFindings(page)).toEqual([]);
			await page.goto(`${address}?again#financing=1&use=business&budget=100`);
			await expect(cards(page)).toHaveCount(4);
			await page.getByText("Where the money goes").nth(2).click();
			await expect(page.getByRole("table")).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
			await context.close();
		});

		test("refuses a wrong number, and keeps it", async ({ monitoredPage: page }) => {
			await page.goto(address);
			const price = page.getByRole("textbox", { name: "Vehicle price" });
			await price.fill("-1");
			await submit(page).click();
			await expect(price).toBeFocused();
			await expect(price).toHaveValue("-1");
			await expect(price).toHaveAccessibleDescription("Enter 0 or more");
			await expect(page.getByRole("alert")).toContainText("Please check 1 field");
			await expect(cards(page)).toHaveCount(0);
		});
	});
}
