import { companyFactsOf } from "@nev/api/company-facts";
import { expect, it } from "vitest";
import { facts } from "../content/index.js";
import { testCompany, testFinancing } from "../content/testing/test-company.js";
import type { SiteSettings } from "../site-context.js";
import { companyData, dealershipListData, loanData } from "./structured-data.js";

const settings = {
	origin: "https://example.com",
	company: testCompany,
	financing: testFinancing,
	catalogue: facts,
	companyFacts: companyFactsOf(),
} as Partial<SiteSettings> as SiteSettings;

it("states the loan amounts of the specification, section 9", () => {
	expect(loanData(settings)).toMatchObject({
		amount: { "@type": "MonetaryAmount", currency: "USD", minValue: 5000, maxValue: 20_000 },
	});
});

it("states the hours of the office, and leaves out closed days", () => {
	const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
	expect(companyData(settings)).toMatchObject({
		openingHoursSpecification: [
			{ dayOfWeek: weekdays, opens: "08:00", closes: "18:00" },
			{ dayOfWeek: "Saturday", opens: "09:00", closes: "16:00" },
		],
	});
	const companyFacts = companyFactsOf({
		officeWeekdays: "8:30AM-12AM",
		officeSaturday: "closed",
		officeSunday: "12PM-5:15PM",
	});
	expect(companyData({ ...settings, companyFacts })).toMatchObject({
		openingHoursSpecification: [
			{ dayOfWeek: weekdays, opens: "08:30", closes: "23:59" },
			{ dayOfWeek: "Sunday", opens: "12:00", closes: "17:15" },
		],
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
