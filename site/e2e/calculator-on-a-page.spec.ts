import type { Page } from "@playwright/test";
import { tabTo } from "./keyboard.js";
import { horizontalOverflow } from "./layout.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin, siteOrigin } from "./origins.js";

/*
 * The financing calculator on a dealer's page, on another origin and under a strict content security
 * policy. The same scenarios run for the script tag (Preact, shadow root) and for the npm package
 * (React).
 */
const builds = [
	{ build: "script tag", address: `${hostOrigin}/calculator-tag.html` },
	{ build: "React", address: `${hostOrigin}/react/calculator.html` },
];

const testHosts = [hostOrigin, siteOrigin].map((origin) => new URL(origin).host);

const submit = (page: Page) => page.getByRole("button", { name: "Get Recommendations" });
const cards = (page: Page) => page.getByRole("article");
const title = (page: Page) => page.getByRole("heading", { name: "Your options" });

/** The disclosures that the law requires beside the terms of each option. */
const disclosures: Record<string, RegExp[]> = {
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

async function expectDisclosures(page: Page, names: readonly string[]): Promise<void> {
	await expect(page.getByText(/estimates, not an offer of credit/)).toBeVisible();
	for (const name of names) {
		const card = page.getByRole("article", { name });
		for (const text of disclosures[name] ?? []) await expect(card.getByText(text)).toBeVisible();
	}
}

for (const { build, address } of builds) {
	const tag = build === "React" ? ["@react-page"] : [];
	test.describe(build, () => {
		test.use({ contextOptions: { reducedMotion: "reduce" } });

		test("recommends with one request, for the rates, and none to third parties, within the policy", {
			tag,
		}, async ({ monitoredPage: page, problems, hosts }) => {
			const requests: string[] = [];
			page.on("request", (request) => requests.push(request.url()));
			await page.goto(address);
			await submit(page).click();
			await expect(cards(page)).toHaveCount(3);
			await page.getByText("Where the money goes").first().click();
			await expect(page.getByRole("table", { name: /^Payment schedule/ })).toBeVisible();
			const otherRequests = requests.filter(
				(url) => !url.startsWith(`${siteOrigin}/embed/`) && !url.startsWith(`${hostOrigin}/`),
			);
			expect(otherRequests).toEqual([`${siteOrigin}/api/rates`]);
			expect(requests.filter((url) => url.includes("/api"))).toEqual(otherRequests);
			expect([...hosts].filter((host) => !testHosts.includes(host))).toEqual([]);
			expect(problems).toEqual(noProblems);
		});

		test("works by keyboard alone, up to Apply Now", { tag }, async ({ monitoredPage: page }) => {
			await page.clock.install({ time: 0 });
			await page.goto(address);
			await page.evaluate(() => {
				document.addEventListener("nev-apply", (event) => {
					event.preventDefault();
					document.title = (event as CustomEvent<{ offer: { id: string } }>).detail.offer.id;
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
			// Later than the clock can have come by itself.
			await page.clock.pauseAt(3_600_000);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("button", { name: "Calculating…" })).toBeDisabled();
			await page.clock.resume();
			await expect(title(page)).toBeFocused();
			await expect(cards(page)).toHaveCount(4);
			await tabTo(page, page.getByRole("button", { name: "Apply Now: Standard Loan" }));
			await page.keyboard.press("Enter");
			await expect(page).toHaveTitle("standard-loan");
		});

		test("restores a deal from its link on another visit, to the cent", { tag }, async ({
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
			await expect(page).toHaveURL(/#financing=1&/);
			const link = page.url();
			expect(new URL(link).search).toBe("");
			const options = await cards(page).allInnerTexts();

			const otherVisit = await browser.newPage();
			await otherVisit.goto(link);
			await expect(cards(otherVisit)).toHaveCount(4);
			expect(await cards(otherVisit).allInnerTexts()).toEqual(options);
			const price = otherVisit.getByRole("textbox", { name: "Vehicle price" });
			await expect(price).toHaveValue("12345.67");
			await expect(otherVisit.getByRole("textbox", { name: "Sales tax" })).toHaveValue("6.125");
			await expect(title(otherVisit)).not.toBeFocused();
			await otherVisit.close();
		});

		test("shows the legal disclosures beside terms, at every width and in print", { tag }, async ({
			monitoredPage: page,
		}) => {
			await page.goto(`${address}#financing=1&use=business`);
			await expect(cards(page)).toHaveCount(4);
			for (const width of [1280, 390, 280]) {
				await page.setViewportSize({ width, height: 800 });
				await expectDisclosures(page, Object.keys(disclosures));
				expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
			}
			await page.emulateMedia({ media: "print" });
			await expectDisclosures(page, Object.keys(disclosures));
			const sheets = (await page.pdf({ format: "Letter" }))
				.toString("latin1")
				.match(/\/Type\s*\/Page\b/g);
			expect(sheets).toHaveLength(1);
		});
	});
}
