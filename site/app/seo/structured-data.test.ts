import { companyFactsOf } from "@nev/api/company-facts";
import { expect, it } from "vitest";
import { facts } from "../content/index.js";
import { testCompany, testFinancing } from "../content/testing/test-company.js";
import type { SiteSettings } from "../page/site-context.js";
import { companyData, dealershipData, dealershipListData, loanData } from "./structured-data.js";

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

const dealer = {
	...{ id: 1, name: "Gulf Carts", address: "1 Main", city: "Naples", state: "Florida" },
	...{ zipCode: "34102", phone: "", email: "", latitude: null, longitude: null },
};

it("says nothing of a dealer's telephone number or email address that it lacks", () => {
	const text = JSON.stringify(dealershipListData([dealer]));
	expect(text).toContain("Gulf Carts");
	expect(text).not.toMatch(/telephone|email/);
});

it("states the one number of a dealer that is dialed", () => {
	const phone = "(239) 555-0142 x12 / (239) 555-0143";
	expect(dealershipData(settings, { ...dealer, phone })).toMatchObject({
		telephone: "+12395550142;ext=12",
	});
});

it("states a dealer's hours on its page, with days that differ", () => {
	const openingHours = {
		timeZone: "America/New_York",
		week: [
			{ days: [1, 2], opens: "08:00", closes: "18:00" },
			{ days: [6], opens: "00:00", closes: "24:00" },
		],
		exceptions: [
			{ date: "2026-12-24", spans: [{ opens: "08:00", closes: "12:00" }] },
			{ date: "2026-12-25", spans: [] },
		],
	};
	const data = dealershipData(settings, { ...dealer, openingHours });
	expect(data).toMatchObject({
		openingHoursSpecification: [
			{ dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" },
			{ dayOfWeek: ["Saturday"], opens: "00:00", closes: "23:59" },
		],
		specialOpeningHoursSpecification: [
			{ validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "08:00", closes: "12:00" },
			{ validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
		],
	});
	const byAppointment = { ...openingHours, week: [], appointmentDays: [1], exceptions: [] };
	for (const without of [dealer, { ...dealer, openingHours: byAppointment }]) {
		expect(dealershipData(settings, without)).not.toHaveProperty("openingHoursSpecification");
	}
});
