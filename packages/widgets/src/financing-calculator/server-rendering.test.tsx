import { createApiClient } from "@nev/contract";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createLoader, type Resources } from "../loader/index.js";
import { NevProvider } from "../provider/index.js";
import { FinancingCalculator, type FinancingCalculatorProps } from "./financing-calculator.js";

function render(props: FinancingCalculatorProps = {}, locale = "en", seed?: Resources): string {
	const fetch = () => {
		throw new Error("The calculator must not send a request.");
	};
	const loader = createLoader(createApiClient({ api: "/api", fetch }), seed);
	return renderToString(
		<NevProvider loader={loader} locale={locale}>
			<FinancingCalculator {...props} />
		</NevProvider>,
	);
}

describe("server-rendered HTML", () => {
	test("has the form with the price, and no results", () => {
		const html = render({ price: 12_995.5 });
		expect(html).toContain('value="12995.50"');
		expect(html).toContain("Get Recommendations");
		expect(html).toContain("Ways to pay");
		expect(html).not.toContain("<article");
	});

	test("has the defaults for fields of a deal that are undefined or null", () => {
		const fields = JSON.parse('{ "monthlyBudget": null, "taxRate": null }');
		const deal = { ...fields, vehiclePrice: undefined, downPayment: undefined, taxBase: undefined };
		const html = render({ price: 12_995 });
		expect(render({ price: 12_995, defaultDeal: deal })).toBe(html);
		expect(render({ price: 12_995, deal })).toBe(html);
	});

	test("names nobody's rates before they are known, and then the lenders", () => {
		expect(render()).not.toContain("Prime Loan");
		const rate = { lender: "Ally", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 5.49 };
		const html = render({}, "en", { rates: { status: "ready", data: { rates: [rate] } } });
		expect(html).toContain("Ally");
		expect(html).toContain("5.49% APR from Ally");
		expect(html).not.toContain("Prime Loan");
		const none = render({}, "en", { rates: { status: "ready", data: { rates: [] } } });
		expect(none).toContain("Prime Loan");
		const data = { rates: [], showsExamples: false };
		expect(render({}, "en", { rates: { status: "ready", data } })).not.toContain("Prime Loan");
	});

	test("submits nothing before hydration", () => {
		expect(render()).toMatch(/<form [^>]*method="dialog"/);
	});
});
