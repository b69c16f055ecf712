import { expect, it } from "vitest";
import { offeredRates } from "./company-rates.js";

const rate = {
	...{ lender: "Bay Bank", minCreditScore: 300, maxCreditScore: 850 },
	...{ term: 60, apr: 5, endsOn: "2027-01-31" },
} as const;

it.each([
	["EST", "2027-02-01T04:59:00Z", 1],
	["EST", "2027-02-01T05:00:00Z", 0],
	["Pacific Time", "2027-02-01T07:59:00Z", 1],
	[null, "2027-02-01T05:00:00Z", 0],
])("a rate ends with its last day in the zone %s: %s", (supportTimeZone, now, count) => {
	const offered = offeredRates({ rates: [rate], supportTimeZone }, new Date(now));
	expect(offered).toHaveLength(count);
});

it("are none of a company that has none, or whose row is gone", () => {
	expect(offeredRates({ rates: null, supportTimeZone: null })).toEqual([]);
	expect(offeredRates(undefined)).toEqual([]);
});
