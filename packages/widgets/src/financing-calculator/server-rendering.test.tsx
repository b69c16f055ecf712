import { createApiClient } from "@nev/contract";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createLoader } from "../loader/index.js";
import { NevProvider } from "../provider/index.js";
import { FinancingCalculator, type FinancingCalculatorProps } from "./financing-calculator.js";

function render(props: FinancingCalculatorProps = {}, locale = "en"): string {
	const fetch = () => {
		throw new Error("The calculator must not send a request.");
	};
	const loader = createLoader(createApiClient({ api: "/api", fetch }));
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

	test("submits nothing before hydration", () => {
		expect(render()).toMatch(/<form [^>]*method="dialog"/);
	});
});
