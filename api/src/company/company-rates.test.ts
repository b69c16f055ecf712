import { expect, it } from "vitest";
import { companyDay } from "./company-rates.js";

it.each([
	["EST", "2027-02-01T04:59:00Z", "2027-01-31"],
	["EST", "2027-02-01T05:00:00Z", "2027-02-01"],
	["Pacific Time", "2027-02-01T07:59:00Z", "2027-01-31"],
	[null, "2027-02-01T05:00:00Z", "2027-02-01"],
])("a day is over at midnight in the zone %s: %s", (supportTimeZone, now, day) => {
	expect(companyDay(supportTimeZone, new Date(now))).toBe(day);
});
