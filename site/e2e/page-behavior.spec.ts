import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

test("the old address of a state redirects permanently to its page", async ({ request }) => {
	for (const name of ["california", "florida", "texas", "new-york", "georgia", "arizona"]) {
		const response = await request.get(`${siteOrigin}/state/${name}`, { maxRedirects: 0 });
		expect(response.status(), name).toBe(301);
		expect(response.headers().location, name).toBe(`/states/${name}`);
	}
});

test("an address that redirects keeps the campaign that brought the visitor", async ({
	request,
}) => {
	const campaign = "utm_source=google&utm_campaign=Spring+sale";
	const redirects = async (path: string) => {
		const response = await request.get(siteOrigin + path, { maxRedirects: 0 });
		return response.headers().location;
	};
	expect(await redirects(`/state/Texas?${campaign}`)).toBe(`/states/texas?${campaign}`);
	expect(await redirects(`/dealerships/1?${campaign}`)).toMatch(
		new RegExp(`^/dealerships/1-[a-z-]+\\?${campaign.replace("+", "\\+")}$`),
	);
});

test("the FAQ has one open answer at a time, which can be closed", async ({ page }) => {
	await page.goto(`${siteOrigin}/faq`);
	const speed = page.locator("details#top-speed");
	const range = page.locator("details#range");
	await speed.locator("summary").click();
	await expect(speed).toHaveAttribute("open");
	await range.locator("summary").click();
	await expect(range).toHaveAttribute("open");
	await expect(speed).not.toHaveAttribute("open");
	await range.locator("summary").click();
	await expect(range).not.toHaveAttribute("open");
});

test("a link to a question of the FAQ opens its answer", async ({ page }) => {
	await page.goto(`${siteOrigin}/faq#top-speed`);
	await expect(page.locator("details#top-speed")).toHaveAttribute("open");
	await page.evaluate(() => {
		location.hash = "#range";
	});
	await expect(page.locator("details[open]:not(.menu)")).toHaveId("range");
});

test("states are filtered by name or abbreviation, and the filter can be reset", async ({
	page,
}) => {
	await page.goto(`${siteOrigin}/states`);
	const region = page.getByRole("region", { name: "All states" });
	const cards = page.locator(".stack .state-card");
	const search = page.getByRole("searchbox", { name: "Search states" });
	await expect(region.getByRole("status")).toHaveText("50 states");
	for (const { query, count, status } of [
		{ query: "VT", count: 1, status: "1 state" },
		{ query: "new", count: 4, status: "4 states" },
	]) {
		await search.fill(query);
		await search.press("Enter");
		await expect(page).toHaveURL(`${siteOrigin}/states?q=${query}#all-states`);
		await expect(cards).toHaveCount(count);
		await expect(region.getByRole("status")).toHaveText(status);
		await expect(search).toHaveValue(query);
		await expect(region).toBeInViewport();
	}
	await search.fill("zeppelin");
	await region.getByRole("button", { name: "Search" }).click();
	await page.getByRole("link", { name: "View All States" }).click();
	await expect(cards).toHaveCount(50);
	await expect(search).toHaveValue("");
});

test("a vehicle's external page opens in a new tab, if the vehicle has one", async ({ page }) => {
	await page.goto(`${siteOrigin}/inventory/classic-4-plus`);
	const link = page.getByRole("link", { name: "More on this model (opens in a new tab)" });
	await expect(link).toHaveAttribute("target", "_blank");
	await page.goto(`${siteOrigin}/inventory/classic-4`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Classic 4");
	await expect(link).toHaveCount(0);
});

test("the text of a vehicle's speed sign does not wrap inside words", async ({ page }) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${siteOrigin}/inventory/forester-4`);
		const text = page.locator(".vehicle-page .speed-sign-text");
		const { height = 0 } = (await text.boundingBox()) ?? {};
		const { fontSize } = await text.evaluate((element) => getComputedStyle(element));
		expect(height / Number.parseFloat(fontSize), `lines at ${width} px`).toBeLessThan(3);
	}
});

for (const path of ["/privacy-policy", "/inventory/forester-4"]) {
	test(`${path} is printed without navigation, buttons and forms`, async ({ page }) => {
		await page.goto(siteOrigin + path);
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.locator(".policy-text, .nev-spec-cards")).toBeVisible();
		await expect(page.getByText("Sample data:")).toBeVisible();
		await expect(page.locator(".header").getByText("(555) 555-0100")).toBeVisible();
		for (const selector of [
			".header nav",
			".phone-menu",
			".footer",
			".contents",
			".actions",
			"form",
		]) {
			await expect(page.locator(selector).filter({ visible: true }), selector).toHaveCount(0);
		}
	});
}

for (const path of ["/inventory", "/dealerships", "/financing"]) {
	test(`${path} is printed light in the dark`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "dark" });
		await page.goto(siteOrigin + path);
		const surface = page
			.locator(".nev-vehicle-card, .nev-dealer-card, .nev-calculator-form")
			.first();
		await expect(surface).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
		await page.emulateMedia({ media: "print", colorScheme: "dark" });
		await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
		await expect(surface).toHaveCSS("background-color", "rgb(255, 255, 255)");
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
		// The ink of widgets in light colors.
		await expect(surface).toHaveCSS("color", "rgb(16, 35, 27)");
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the notice about sample data is between the header and the main content", async ({
		page,
	}) => {
		await page.goto(`${siteOrigin}/inventory/forester-4`);
		const notice = page.getByRole("complementary", { name: "Sample data" });
		const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
		expect(height).toBeGreaterThan(0);
		expect(height).toBeLessThan(60);
		const main = await page.getByRole("main").boundingBox();
		expect(y + height).toBeLessThanOrEqual(main?.y ?? 0);
	});

	test("the box for a ZIP code does not say that it keeps one", async ({ page }) => {
		await page.goto(`${siteOrigin}/states/texas`);
		await expect(page.locator("place-box").getByLabel("ZIP code")).toBeVisible();
		await expect(page.getByText("Kept in this tab only.")).toBeHidden();
	});

	test("the calculator says that it needs scripts, in place of its button", async ({ page }) => {
		const response = await page.goto(`${siteOrigin}/financing`);
		// The browser of the tests does not show it.
		expect(await response?.text()).toMatch(/<noscript>.*?The calculator needs JavaScript\./);
		await expect(page.getByRole("heading", { name: "Your profile" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Get Recommendations" })).toHaveCount(0);
	});

	test("an invalid form comes back with its values, and the focus on its errors", async ({
		page,
	}) => {
		await page.goto(`${siteOrigin}/inventory/forester-4`);
		const firstName = page.getByLabel("First name", { exact: true });
		await firstName.fill("Dana");
		const response = page.waitForResponse((candidate) => candidate.request().method() === "POST");
		await page.getByRole("button", { name: "Send Inquiry" }).click();
		expect((await response).status()).toBe(422);
		await expect(page.getByText("All form fields are required.")).toBeVisible();
		await expect(page.getByText("Last name is required").first()).toBeVisible();
		await expect(firstName).toHaveValue("Dana");
		const list = page.getByRole("group", { name: "There is a problem" });
		await expect(list).toBeInViewport();
		await expect(list).toBeFocused();
		await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
	});

	test("a form that is refused as a whole says so, with the focus", async ({ page }) => {
		await page.setContent(
			`<form method="post" action="${siteOrigin}/inventory/forester-4"><button>Send</button></form>`,
		);
		await page.getByRole("button", { name: "Send" }).click();
		const problem = page.getByRole("group", { name: "Error" });
		await expect(problem).toBeInViewport();
		await expect(problem).toBeFocused();
		await expect(problem).toContainText("This form was sent from another site.");
	});
});
