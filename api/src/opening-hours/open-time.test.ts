import { describe, expect, it } from "vitest";
import { companyFactsOf } from "../company/company-facts.js";
import { afterOpenHours, companyDeadline, dealerDeadline } from "./open-time.js";
import { companySchedule, dealerSchedule } from "./schedules.js";

const florida = { state: "Florida", zipCode: "34102", timeZone: null };
const weekdays = { ...florida, openingHours: "Mon-Fri 9 AM-5 PM" };

/** Times of a place with their offset, as `2026-11-24T10:00-05:00`. */
const after = (start: string, hours: number, row: Parameters<typeof dealerSchedule>[0]) =>
	dealerDeadline(new Date(start), hours, dealerSchedule(row));

describe("a dealer's open hours", () => {
	it.each([
		["go on the next morning", "2026-11-24T10:00-05:00", 8, "2026-11-25T10:00-05:00"],
		["end within a day", "2026-11-24T10:00-05:00", 3, "2026-11-24T13:00-05:00"],
		["end at an opening, not at a closing", "2026-11-23T09:00-05:00", 8, "2026-11-24T09:00-05:00"],
		["do not count at night", "2026-11-23T22:00-05:00", 8, "2026-11-25T09:00-05:00"],
		["do not count on a weekend", "2026-11-27T16:00-05:00", 8, "2026-11-30T16:00-05:00"],
		["do not count on Thanksgiving", "2026-11-25T16:00-05:00", 8, "2026-11-27T16:00-05:00"],
		["are as long in the fall", "2026-10-30T16:00-04:00", 8, "2026-11-02T16:00-05:00"],
		["are as long in the spring", "2027-03-12T16:00-05:00", 8, "2027-03-15T16:00-04:00"],
	])("%s", (_, start, hours, end) => {
		expect(after(start, hours, weekdays)).toEqual(new Date(end));
		// Without hours, a dealer counts as open then.
		expect(after(start, hours, { ...florida, openingHours: null })).toEqual(new Date(end));
		expect(after(start, hours, { ...florida, openingHours: "ask us" })).toEqual(new Date(end));
	});

	it.each([
		["is an hour longer", "2026-10-31T20:00-04:00", "2026-11-01T03:00-05:00"],
		["is an hour shorter", "2027-03-13T20:00-05:00", "2027-03-20T21:00-04:00"],
	])("count over the night that %s", (_, start, end) => {
		const night = { ...florida, openingHours: "Sat 8 PM-4 AM" };
		expect(after(start, 8, night)).toEqual(new Date(end));
	});

	it.each([
		["Mon-Fri 9 AM-5 PM; Nov 26 10 AM-2 PM", "2026-11-26T10:00-05:00", "2026-11-27T13:00-05:00"],
		["Mon-Fri 9 AM-5 PM; holidays 10 AM-2 PM", "2026-11-26T10:00-05:00", "2026-11-27T13:00-05:00"],
		["Mon-Fri 9 AM-5 PM; Nov 27 closed", "2026-11-25T16:00-05:00", "2026-11-30T16:00-05:00"],
		["Mon-Fri 9 AM-12 PM, 1 PM-5 PM", "2026-11-24T11:00-05:00", "2026-11-25T13:00-05:00"],
	])("follow its hours of one day: %s", (openingHours, start, end) => {
		expect(after(start, 8, { ...florida, openingHours })).toEqual(new Date(end));
	});

	it("are those of its own time zone", () => {
		const west = { ...weekdays, state: "California", zipCode: "90001" } as const;
		expect(after("2026-11-24T08:00-08:00", 8, west)).toEqual(new Date("2026-11-25T09:00-08:00"));
		const set = { ...weekdays, timeZone: "America/Denver" };
		expect(after("2026-11-24T08:00-07:00", 1, set)).toEqual(new Date("2026-11-24T10:00-07:00"));
	});

	it("are those of an office for one that opens by appointment alone", () => {
		const open = after("2026-11-24T10:00-05:00", 8, { ...florida, openingHours: "by appointment" });
		expect(open).toEqual(new Date("2026-11-25T10:00-05:00"));
	});

	it("of none are now, or the next opening", () => {
		const now = (start: string) => afterOpenHours(new Date(start), 0, dealerSchedule(weekdays));
		expect(now("2026-11-24T10:00-05:00")).toEqual(new Date("2026-11-24T10:00-05:00"));
		expect(now("2026-11-27T17:00-05:00")).toEqual(new Date("2026-11-30T09:00-05:00"));
	});
});

describe("the company's 24 hours", () => {
	const deadline = (start: string, hours = 24) =>
		companyDeadline(new Date(start), hours, companySchedule(companyFactsOf()));

	it.each([
		["are a day", "2026-11-23T10:00-05:00", "2026-11-24T10:00-05:00"],
		["do not end at night", "2026-11-23T20:00-05:00", "2026-11-25T08:00-05:00"],
		["do not end after closing on Saturday", "2026-11-27T17:00-05:00", "2026-11-30T08:00-05:00"],
		["do not count on a Sunday", "2026-11-28T15:00-05:00", "2026-11-30T15:00-05:00"],
		["do not count on Thanksgiving", "2026-11-25T11:00-05:00", "2026-11-27T11:00-05:00"],
		["are as long in the fall", "2026-10-31T10:00-04:00", "2026-11-02T10:00-05:00"],
		["are as long in the spring", "2027-03-13T10:00-05:00", "2027-03-15T10:00-04:00"],
	])("%s", (_, start, end) => {
		expect(deadline(start)).toEqual(new Date(end));
	});

	it.each([
		["EST", "2026-11-24T08:00-05:00"],
		["Central Time", "2026-11-24T08:00-06:00"],
		["PT", "2026-11-24T08:00-08:00"],
		["America/Denver", "2026-11-24T08:00-07:00"],
		["HST", "2026-11-24T08:00-10:00"],
		["somewhere", "2026-11-24T08:00-05:00"],
	])("are those of its time zone, %s", (supportTimeZone, end) => {
		const schedule = companySchedule(companyFactsOf({ supportTimeZone }));
		const start = new Date(Date.parse(end) - 30 * 60 * 60 * 1000);
		expect(companyDeadline(start, 24, schedule)).toEqual(new Date(end));
	});

	it("are of an office if it is never open", () => {
		const closed = { officeWeekdays: "closed", officeSaturday: "closed", officeSunday: "closed" };
		const schedule = companySchedule(companyFactsOf(closed));
		expect(companyDeadline(new Date("2026-11-28T15:00-05:00"), 24, schedule)).toEqual(
			new Date("2026-12-01T09:00-05:00"),
		);
	});
});
