import { visitorFields } from "./forms.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** Of sample data: open on weekdays from 8 AM to noon and from 1 PM to 5:30 PM, Eastern Time. */
const dealer = `${siteOrigin}/dealerships/99-lambert-cart-service`;

for (const [now, state, today] of [
	["2026-11-30T15:00:00Z", "Open until 12 PM", "Monday"],
	["2026-11-29T17:00:00Z", "Closed, opens Monday 8 AM", "Sunday"],
	["2026-12-25T15:00:00Z", "Closed, opens Saturday 9 AM", "Fri, Dec 25"],
] as const) {
	test(`a dealer's page is headed by its state of the moment: ${state}`, async ({ page }) => {
		await page.clock.setFixedTime(now);
		await page.goto(dealer);
		await expect(page.locator(".page-header open-state")).toHaveText(state);
		await expect(page.locator("[aria-current=date]")).toHaveText(today);
		// Those of the others too.
		await expect(page.locator(".dealer-grid open-state").first()).toHaveText(/^(Open|Closed)/);
	});
}

test("the state of the moment moves nothing when it comes", async ({ page }) => {
	await page.route("**/assets/open-state-*.js", (route) => route.abort());
	const places = () =>
		page
			.locator("h1, .lead, .dealer-place, .dealer-grid li")
			.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
	await page.goto(dealer);
	const before = await places();
	await page.unroute("**/assets/open-state-*.js");
	await page.reload();
	await expect(page.locator(".page-header open-state")).not.toBeEmpty();
	expect(await places()).toEqual(before);
});

test("its own pin is selected and named, and its name is the one heading", async ({ page }) => {
	await page.goto(dealer);
	const pin = page.getByRole("button", { name: "Lambert Cart Service" });
	await expect(pin).toHaveAttribute("aria-current", "true");
	await expect(page.locator(".nev-map-name")).toHaveText("Lambert Cart Service");
	await expect(
		page.getByRole("heading", { name: "Lambert Cart Service", exact: true }),
	).toHaveCount(1);
});

test("a card has four stops of the Tab key", async ({ page }) => {
	await page.goto(dealer);
	const card = page.getByRole("article", { name: "North Port Cart Service" });
	const stops = card.locator("a, button, summary");
	const names = await stops.evaluateAll((elements) =>
		elements.filter(({ tabIndex }) => tabIndex >= 0).map(({ textContent }) => textContent),
	);
	expect(names).toEqual([
		"North Port Cart Service",
		"hello@north-port-cart-service.example.com",
		"Call",
		"Directions",
	]);
});

test("what was typed in its form is kept on Back, and after a reload", async ({ page }) => {
	const form = page.locator("nev-inquiry-form");
	const name = form.getByLabel("First name");
	await page.goto(dealer);
	await form.scrollIntoViewIfNeeded();
	await name.fill(visitorFields["First name"]);
	await form.getByLabel("Vehicle").selectOption("forester-4");
	await form.getByLabel("Message").fill("");
	await page.getByRole("link", { name: "Forester 4" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forester 4");
	await page.goBack();
	await expect(name).toHaveValue(visitorFields["First name"]);
	await page.reload();
	await expect(name).toHaveValue(visitorFields["First name"]);
	await expect(form.getByLabel("Vehicle")).toHaveValue("forester-4");
	await expect(form.getByLabel("Message")).toHaveValue("");
	// Another dealer's form has its own.
	await page.goto(`${siteOrigin}/dealerships/1`);
	await form.scrollIntoViewIfNeeded();
	await expect(name).toHaveValue("");
});
