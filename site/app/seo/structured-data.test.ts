import { expect, it } from "vitest";
import { testCompany, testFinancing } from "../content/testing/test-company.js";
import type { SiteSettings } from "../site-context.js";
import { dealershipListData, loanData } from "./structured-data.js";

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

it("says nothing of a dealer's telephone number or email address that it lacks", () => {
	const dealer = {
		...{ id: 1, name: "Gulf Carts", address: "1 Main", city: "Naples", state: "Florida" },
		...{ zipCode: "34102", phone: "", email: "", latitude: null, longitude: null },
	};
	const text = JSON.stringify(dealershipListData([dealer]));
	expect(text).toContain("Gulf Carts");
	expect(text).not.toMatch(/telephone|email/);
});
