import { expect, it } from "vitest";
import { companyDay, offeredRates, untilNextDay } from "./company-rates.js";

it.each([
	["EST", "2027-02-01T04:59:00Z", "2027-01-31"],
	["EST", "2027-02-01T05:00:00Z", "2027-02-01"],
	["Pacific Time", "2027-02-01T07:59:00Z", "2027-01-31"],
	[null, "2027-02-01T05:00:00Z", "2027-02-01"],
])("a day is over at midnight in the zone %s: %s", (supportTimeZone, now, day) => {
	expect(companyDay(supportTimeZone, new Date(now))).toBe(day);
});

const rate = {
	...{ lender: "Bay Bank", minCreditScore: 660, maxCreditScore: 719, term: 60, apr: 6.74 },
	endsOn: "2027-01-31",
};
const lasting = { ...rate, lender: "Ally", endsOn: "2027-02-01" };

it("a rate is offered until its last day is over where the company is", () => {
	const company = { rates: [rate, lasting], supportTimeZone: "Pacific Time" };
	expect(offeredRates(company, new Date("2027-02-01T07:59:00Z"))).toEqual([rate, lasting]);
	expect(offeredRates(company, new Date("2027-02-01T08:00:00Z"))).toEqual([lasting]);
	expect(offeredRates(company, new Date("2027-02-02T08:00:00Z"))).toEqual([]);
});

it.each([undefined, { rates: null, supportTimeZone: null }, { rates: [], supportTimeZone: null }])(
	"a company without any rates, %j, is none whose rates have ended",
	(company) => {
		expect(offeredRates(company)).toBeNull();
	},
);

it.each([
	["2027-02-01T04:59:00Z", 61_000],
	["2027-02-01T05:00:00Z", 901_000],
	["2027-02-01T18:29:59Z", 2000],
])("rates are read again once a day has begun: after %s", (now, wait) => {
	expect(untilNextDay(Date.parse(now))).toBe(wait);
});
