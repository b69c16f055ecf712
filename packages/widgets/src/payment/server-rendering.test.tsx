import { createApiClient, type FinancingRate, queries, type Vehicle } from "@nev/contract";
import { sampleVehicles } from "@nev/sample-data";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { regularRate } from "../financing-calculator/stories/sample-rates.js";
import { createLoader } from "../loader/index.js";
import { NevProvider } from "../provider/index.js";
import { Payment } from "./payment.js";
import type { PaymentProps } from "./payment-props.js";

const vehicles: Vehicle[] = sampleVehicles.map((vehicle, index) => ({ id: index + 1, ...vehicle }));

const lists = { "/api/vehicles": vehicles, "/api/rates": { rates: [] as FinancingRate[] } };

/** @param isLoaded whether the server has loaded the rates and, for a vehicle, all vehicles */
async function render(
	props: PaymentProps,
	isLoaded = true,
	answers: Record<string, unknown> = lists,
): Promise<string> {
	const requests: string[] = [];
	const fetch = async (request: unknown) => {
		requests.push(String(request));
		const { [String(request)]: body } = answers;
		const none = { error: "There is no such address.", code: "not-found" };
		return Response.json(body ?? none, { status: body ? 200 : 404 });
	};
	const loader = createLoader(createApiClient({ api: "/api", fetch }));
	const needed = [
		...(props.rates === undefined ? [queries.rates()] : []),
		...(props.price ? [] : [queries.vehicles()]),
	];
	if (isLoaded) await Promise.all(needed.map((query) => loader.settle<unknown>(query)));
	const html = renderToString(
		<NevProvider loader={loader}>
			<p>
				Yours <Payment {...props} />
			</p>
		</NevProvider>,
	);
	expect(requests).toHaveLength(isLoaded ? needed.length : 0);
	return html;
}

test("a price is rendered, as phrasing content with a link", async () => {
	const html = await render({ price: 8995, calculatorHref: "/financing" });
	expect(html).toContain('href="/financing">from $162.07 a month</a>');
	expect(html).toContain("$10,724.29 total: $1,000 down, 60 months at 7.99% APR.");
	expect(html).not.toMatch(/<(div|section|p) class/);
});

test("a vehicle that the server has loaded is rendered, and none before", async () => {
	expect(await render({ vehicle: "classic-4" })).toMatch(/from \$\d+\.\d\d a month/);
	expect(await render({ vehicle: "classic-4" }, false)).toBe("<p>Yours </p>");
	expect(await render({ price: 5995 })).toBe("<p>Yours </p>");
});

test("the rates that are advertised are those of the payment, and the lender is named", async () => {
	const rates = { "/api/rates": { rates: [regularRate] } };
	expect(await render({ price: 8995 }, true, rates)).toMatch(
		/from \$157\.33 a month.*at 6\.74% APR from Desert Schools Credit Union\./,
	);
	expect(await render({ price: 8995 }, false, rates)).toBe("<p>Yours </p>");
	// An API of before has none.
	expect(await render({ price: 8995 }, true, {})).toContain("from $162.07 a month");
});

test("a page's own rates are rendered without a request", async () => {
	expect(await render({ price: 8995, rates: [regularRate] })).toContain("from $157.33 a month");
	expect(await render({ price: 8995, rates: [] })).toBe("<p>Yours </p>");
	expect(await render({ price: 8995, rates: null })).toBe("<p>Yours </p>");
});
