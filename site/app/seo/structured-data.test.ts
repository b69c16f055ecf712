import { expect, it } from "vitest";
import { testCompany, testFinancing } from "../content/testing/test-company.js";
import type { SiteSettings } from "../site-context.js";
import { loanData } from "./structured-data.js";

const settings = {
	origin: "https://example.com",
	company: testCompany,
	financing: testFinancing,
} as SiteSettings;

it("states the loan amounts of the specification, section 9", () => {
	expect(loanData(settings)).toMatchObject({
		amount: { "@type": "MonetaryAmount", currency: "USD", minValue: 5000, maxValue: 20_000 },
	});
});
