import { fillForm, runId, visitorFields } from "./forms.js";
import { holdRequests } from "./hold-requests.js";
import { waitForHydration } from "./hydration.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { leadsData, leadsOrigin } from "./origins.js";

interface StoredLead {
	readonly kind: string;
	readonly email: string;
	readonly payload: { readonly subject: string; readonly message: string };
}

const terms =
	"60 months, 7.99% APR, estimated at $162.07 a month, $10,724.29 total.\nCredit score about 700, personal use.";

const summary = `I would like to apply for: Standard Loan, for the Classic 4 Plus.\nVehicle price $8,995.00, $1,000.00 down, ${terms}`;

const path = "/inventory/classic-4-plus";

test("Apply Now on a vehicle's page fills in the contact form with the option, and the message is stored", async ({
	monitoredPage: page,
	problems,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await page.clock.install();
	// The summary replaces the message of an earlier draft, and the draft's name is kept.
	await page.goto(`${leadsOrigin}/contact`);
	await waitForHydration(page);
	await fillForm(page, { "First name": "Ada", Message: "Do you repair tyres?" });
	await page.goto(leadsOrigin + path);
	await waitForHydration(page);
	await page.evaluate(() => Object.assign(window, { stillHere: true }));
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	await page.getByRole("button", { name: "Apply Now: Standard Loan" }).click();

	await expect(page).toHaveURL(`${leadsOrigin}/contact?subject=financing`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to a person");
	await expect(page.getByRole("main")).toBeFocused();
	const form = page.locator(".nev-form");
	await expect(form.getByLabel("Subject")).toHaveValue("financing");
	await expect(form.getByLabel("Message")).toHaveValue(summary);
	await expect(form.getByLabel("First name")).toHaveValue("Ada");
	expect(await page.evaluate(() => "stillHere" in window)).toBe(true);

	await page.goBack();
	await expect(page.getByRole("article", { name: "Standard Loan" })).toBeVisible();
	await page.goForward();
	await expect(form.getByLabel("Message")).toHaveValue(summary);

	const email = `ada.${runId}@example.com`;
	await fillForm(page, { ...visitorFields, Email: email, State: "Florida" });
	// A form that is filled in too fast has to prove its sender.
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);

	const leads: StoredLead[] = JSON.parse(await runNev(leadsData, "leads", "list", "--json"));
	expect(leads.filter((lead) => lead.email === email)).toEqual([
		expect.objectContaining({
			kind: "contact",
			payload: expect.objectContaining({ subject: "financing", message: summary }),
		}),
	]);
	const queries = requests.map((url) => new URL(url).search).filter(Boolean);
	expect(queries.filter((query) => /8995|1000|162|7\.99|loan|score|price/i.test(query))).toEqual(
		[],
	);
	expect(problems).toEqual(noProblems);
});

test("a vehicle's price leads to its payment, and the payment with a trade-in and tax is what is sent", async ({
	monitoredPage: page,
	problems,
}) => {
	await page.goto(leadsOrigin + path);
	await page.getByRole("link", { name: "From $162.07 a month" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/financing?vehicle=classic-4-plus`);
	const vehicle = page.getByRole("combobox", { name: "Vehicle", exact: true });
	const price = page.getByRole("textbox", { name: "Vehicle price" });
	await expect(vehicle).toHaveValue("classic-4-plus");
	await expect(page.getByText("From $162.07 a month")).toBeVisible();
	await page.getByText("Trade-in, tax and fees").click();
	await page.getByRole("textbox", { name: "Trade-in value" }).fill("3000");
	await page.getByRole("textbox", { name: "Still owed on the trade-in" }).fill("500");
	await page.getByRole("textbox", { name: "Sales tax" }).fill("6");
	// Another vehicle changes the price, and keeps what was typed.
	await vehicle.selectOption("d6-max-gt4");
	await expect(price).toHaveValue("13295");
	await expect(page).toHaveURL(`${leadsOrigin}/financing?vehicle=d6-max-gt4`);
	await expect(page.getByText("From $249.24 a month")).toBeVisible();
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	const card = page.getByRole("article", { name: "Standard Loan" });
	await expect(card).toContainText("$214.73 a month");
	await expect(card).toContainText("$249.24 before trade-in, tax and fees");
	await card.getByRole("button", { name: /^Apply Now/ }).click();
	await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
		/Standard Loan, for the D6 Max GT4\.\n.+ at \$214\.73 a month.+\nIncluded: a trade-in .+ Before these: \$249\.24 a month\./,
	);
	expect(problems).toEqual(noProblems);
});

test("numbers for another price do not name the vehicle, and choosing one keeps the deal in the address", async ({
	monitoredPage: page,
	problems,
}) => {
	const deal = "financing=1&price=13295&trade-in=3000&owed=500&sales-tax=6";
	await page.goto(`${leadsOrigin}/financing?vehicle=d6-max-gt4&utm_source=mail#${deal}`);
	await waitForHydration(page);
	const vehicle = page.getByRole("combobox", { name: "Vehicle", exact: true });
	const price = page.getByRole("textbox", { name: "Vehicle price" });
	const card = page.getByRole("article", { name: "Standard Loan" });
	const usePrice = page.getByRole("button", { name: "Use this price" });
	await expect(card).toBeVisible();
	await expect(usePrice).toHaveCount(0);
	await vehicle.selectOption("classic-4-plus");
	await expect(price).toHaveValue("8995");
	await expect(page).toHaveURL(
		/\/financing\?vehicle=classic-4-plus&utm_source=mail#financing=1&price=13295&.+trade-in=3000/,
	);
	// The card is still the one for the earlier price.
	await card.getByRole("button", { name: /^Apply Now/ }).click();
	await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
		/^I would like to apply for: Standard Loan\.\nVehicle price \$13,295\.00/,
	);
	await page.goBack();
	await expect(card).toBeVisible();
	await expect(price).toHaveValue("13295");
	await expect(page.getByText("The Classic 4 Plus costs $8,995.")).toBeVisible();
	await usePrice.click();
	await expect(price).toHaveValue("8995");
	await expect(vehicle).toBeFocused();
	await expect(usePrice).toHaveCount(0);
	await price.fill("7000");
	await expect(page.getByText("The Classic 4 Plus costs $8,995.")).toBeVisible();
	expect(problems).toEqual(noProblems);
});

test("a list of vehicles that could not be loaded is loaded again, with the price of the one in the address", async ({
	page,
}) => {
	await page.route("**/api/vehicles", (route) => route.abort());
	await page.goto(`${leadsOrigin}/contact`);
	await waitForHydration(page);
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/financing?vehicle=d6-max-gt4";
		link.textContent = "To the calculator";
		document.querySelector("main")?.prepend(link);
	});
	await page.getByRole("link", { name: "To the calculator" }).click();
	await expect(page.getByText("The vehicles could not be loaded.")).toBeVisible();
	// The calculator has loaded the vehicle by itself.
	await expect(page.getByRole("textbox", { name: "Vehicle price" })).toHaveValue("13295");
	await page.unroute("**/api/vehicles");
	await page.getByRole("button", { name: "Try again" }).click();
	const vehicle = page.getByRole("combobox", { name: "Vehicle", exact: true });
	await expect(vehicle).toHaveValue("d6-max-gt4");
	await expect(vehicle).toBeFocused();
});

test("a vehicle that was chosen before the scripts loaded leaves the price that was typed after it", async ({
	page,
}) => {
	const loadScripts = await holdRequests(page, "**/assets/*.js");
	await page.goto(`${leadsOrigin}/financing`, { waitUntil: "commit" });
	await expect(page.getByRole("contentinfo")).toBeAttached();
	const price = page.getByRole("textbox", { name: "Vehicle price" });
	await page.getByRole("combobox", { name: "Vehicle", exact: true }).selectOption("d6-max-gt4");
	await price.fill("12000");
	loadScripts();
	await expect(page).toHaveURL(`${leadsOrigin}/financing?vehicle=d6-max-gt4`);
	await expect(page.getByText("The D6 Max GT4 costs $13,295.")).toBeVisible();
	await expect(price).toHaveValue("12000");
});

test("a worked-out deal is sent with an inquiry as it is shown, and its link opens it", async ({
	monitoredPage: page,
	problems,
}) => {
	await page.clock.install();
	await page.goto(leadsOrigin + path);
	await waitForHydration(page);
	const box = page.getByRole("checkbox", { name: "Send my numbers" });
	await expect(box).toHaveCount(0);
	await page.getByLabel("Down payment").fill("500");
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	await box.check();
	await expect(box).toHaveAccessibleDescription(/Total cost \$\d\d,\d{3}\.\d\d /);
	// The box stays checked, and the numbers that are sent are the new ones.
	await page.getByLabel("Down payment").fill("1000");
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	await expect(box).toHaveAccessibleDescription(/Total cost \$10,724\.29 .* Down payment \$1,000/);
	await expect(box).toBeChecked();
	const email = `grace.${runId}@example.com`;
	await fillForm(page, { ...visitorFields, Email: email });
	await page.clock.fastForward(5000);
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(page).toHaveURL(`${leadsOrigin}/thank-you`);

	const leads = JSON.parse(await runNev(leadsData, "leads", "list", "--json"));
	const { deal } = leads.find((lead: StoredLead) => lead.email === email).payload;
	expect(deal).toMatchObject({ program: "Standard Loan", downPayment: 1000, totalCost: 10724.29 });
	await page.goto(`${leadsOrigin}${path}#${deal.link}`);
	await waitForHydration(page);
	await expect(page.getByRole("article", { name: deal.program })).toContainText("$162.07");
	await expect(box).not.toBeChecked();
	expect(problems).toEqual(noProblems);
});

test("a vehicle's page prints five options with their extras on one sheet", async ({
	monitoredPage: page,
}) => {
	const deal =
		"use=business&credit=800&price=12995&budget=250&trade-in=2500&sales-tax=6.875&dealer-fees=499";
	await page.goto(`${leadsOrigin}${path}#financing=1&${deal}`);
	const cards = page.getByRole("article", { name: /Loan|Lease|Cash/ });
	await expect(cards).toHaveCount(5);
	for (const details of await cards.getByText("Where the money goes").all()) await details.click();
	const extras = page.getByRole("region", { name: /^With your trade-in/ });
	await expect(extras).toHaveCount(4);
	await page.emulateMedia({ media: "print" });
	// Elements that are hidden in print have no role, and would not be counted.
	await expect(cards).toHaveCount(5);
	await expect(extras).toHaveCount(4);
	// Chromium's default margins.
	const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };
	// The vehicle is on a sheet of its own.
	const pdf = (await page.pdf({ format: "Letter", margin })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
