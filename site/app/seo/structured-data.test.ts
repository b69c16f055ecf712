import { companyFactsOf } from "@nev/api/company-facts";
import { expect, it } from "vitest";
import { facts } from "../content/facts.js";
import { testAddress, testCompany, testFinancing } from "../content/testing/test-company.js";
import type { SiteSettings } from "../page/site-context.js";
import { breadcrumbData } from "./breadcrumbs.js";
import {
	companyData,
	dealershipData,
	dealershipListData,
	loanData,
	stateListData,
	vehicleData,
	vehicleListData,
	webSiteData,
} from "./structured-data.js";
import { schemaProblems } from "./testing/schema-problems.js";

const settings = {
	origin: "https://example.com",
	company: testCompany,
	companyAddress: testAddress,
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

it("describes the company as a dealer of vehicles at its address", () => {
	expect(companyData(settings)).toMatchObject({
		"@type": "AutoDealer",
		priceRange: "$6,695 - $17,995",
		address: { streetAddress: "100 Main Street", addressRegion: "Florida", postalCode: "34102" },
	});
});

it("states prices with cents only if there are any", () => {
	const catalogue = { ...facts, price: { lowest: 9995.5, highest: 17_995 } };
	expect(companyData({ ...settings, catalogue })).toMatchObject({
		priceRange: "$9,995.50 - $17,995",
	});
});

it("describes a company without an address as an organization, with the same prices and hours", () => {
	const data = companyData({ ...settings, companyAddress: null });
	expect(data).toMatchObject({
		"@type": "Organization",
		makesOffer: { lowPrice: 6695, highPrice: 17_995, offerCount: 33 },
		contactPoint: { hoursAvailable: [{ opens: "08:00" }, { dayOfWeek: "Saturday" }] },
	});
	expect(data).not.toHaveProperty("address");
});

const vehicle = {
	...{ id: 1, slug: "d6-max-gt4", name: "D6 Max GT4", model: "GT4", series: "D6 Max" },
	...{ description: "Four seats.", price: 8995, range: "60 miles", category: "4-seater" },
	...{ imageUrl: "/api/images/d6-max-gt4.svg", features: [], specifications: {} },
	...{ isAvailable: true, isFeatured: false },
};

it("offers a vehicle of the company at the price that its page states", () => {
	expect(vehicleData(settings, vehicle)).toMatchObject({
		brand: { name: "Test Dealer Network" },
		offers: {
			price: 8995,
			priceSpecification: { priceType: "https://schema.org/MSRP", price: 8995 },
			availability: "https://schema.org/InStock",
			// Its address is told once, with the company of this @id.
			seller: { "@type": "Organization", "@id": "https://example.com/#company" },
		},
	});
	expect(vehicleData(settings, { ...vehicle, isAvailable: false })).toMatchObject({
		offers: { availability: "https://schema.org/OutOfStock" },
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
	expect(dealershipData(settings, { ...dealer, phone })).toMatchObject([
		{ telephone: "+12395550142;ext=12" },
	]);
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
	const [data] = dealershipData(settings, { ...dealer, openingHours });
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
	const [usual] = dealershipData(settings, {
		...dealer,
		openingHours: { ...openingHours, exceptions: [] },
	});
	expect(usual).toHaveProperty("openingHoursSpecification");
	expect(usual).not.toHaveProperty("specialOpeningHoursSpecification");
	const byAppointment = { ...openingHours, week: [], appointmentDays: [1], exceptions: [] };
	for (const without of [dealer, { ...dealer, openingHours: byAppointment }]) {
		expect(dealershipData(settings, without)[0]).not.toHaveProperty("openingHoursSpecification");
	}
});

it("says nothing of dealers that are invented", () => {
	const sample = { ...dealer, name: "Sample Carts", isSample: true };
	expect(dealershipData(settings, sample)).toEqual([]);
	expect(dealershipListData([sample])).toEqual([]);
	expect(dealershipListData([sample, dealer])).toMatchObject([
		{ itemListElement: [{ position: 1, item: { name: "Gulf Carts" } }] },
	]);
});

it("has no property that schema.org does not know of its type", () => {
	const openingHours = {
		timeZone: "America/New_York",
		week: [{ days: [1], opens: "08:00", closes: "18:00" }],
		exceptions: [{ date: "2026-12-25", spans: [] }],
	};
	const located = { ...dealer, openingHours, website: "https://example.com", latitude: 26.1 };
	const state = { id: 1, name: "Florida", abbreviation: "FL", slug: "florida", emoji: "🌴" };
	const everything = [
		companyData(settings),
		companyData({ ...settings, companyAddress: null }),
		webSiteData(settings),
		loanData(settings),
		vehicleData(settings, vehicle),
		vehicleListData(settings, [vehicle]),
		stateListData(settings, [{ ...state, description: "", dealerCount: 1 }]),
		...dealershipData(settings, { ...located, longitude: -81.8 }),
		...dealershipListData([dealer]),
		breadcrumbData("https://example.com", [{ name: "FAQ", path: "/faq" }]),
	];
	expect(everything.flatMap(schemaProblems)).toEqual([]);
	expect(schemaProblems({ "@type": "Organization", priceRange: "$1" })).toEqual([
		"Organization.priceRange",
	]);
});
