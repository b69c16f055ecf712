import { readHours } from "@nev/contract";
import { describe, expect, it, test } from "vitest";
import { daysUntil } from "./day.js";
import { federalHolidays } from "./federal-holidays.js";
import { hoursDay, resolveHours } from "./resolve-hours.js";

const timeZone = "America/Chicago";

function resolve(text: string, ...dates: string[]) {
	const rules = readHours(text);
	if (!rules) throw new Error(`These hours cannot be read: ${text}`);
	return resolveHours(rules, timeZone, dates.map(hoursDay));
}

const day = { opens: "08:00", closes: "18:00" };

test("days with the same hours are together", () => {
	expect(
		resolve(
			"Mon-Fri 8 AM-12 PM, 1 PM-6 PM; Sat 8 AM-12 PM; Wed closed",
			...daysUntil("2026-06-07", 7),
		),
	).toEqual({
		timeZone,
		week: [
			{ days: [1, 2, 4, 5, 6], opens: "08:00", closes: "12:00" },
			{ days: [1, 2, 4, 5], opens: "13:00", closes: "18:00" },
		],
		exceptions: [],
	});
});

describe("a day that differs from the usual week", () => {
	it.each([
		// A Friday.
		["Mon-Fri 8 AM-6 PM; holidays closed", "2026-12-25", []],
		["Mon-Fri 8 AM-6 PM; Dec 25 closed", "2026-12-25", []],
		["Mon-Fri 8 AM-6 PM; Thanksgiving closed", "2026-11-26", []],
		["Mon-Fri 8 AM-6 PM; Labor Day closed", "2027-09-06", []],
		["Mon-Fri 8 AM-6 PM; Dec 24-Jan 2 closed", "2027-01-01", []],
		["Mon-Fri 8 AM-6 PM; Dec 24, 2026-Jan 2, 2027 closed", "2027-01-01", []],
		["Mon-Fri 8 AM-6 PM; Dec 25 Fri closed", "2026-12-25", []],
		// The last rule holds.
		["Mon-Fri closed; Dec 25 closed; Dec 25 8 AM-6 PM", "2026-12-25", [day]],
		["Sat 8 AM-6 PM; holidays 8 AM-6 PM", "2026-12-25", [day]],
	])("%s on %s", (text, date, spans) => {
		expect(resolve(text, date).exceptions).toEqual([{ date, spans }]);
	});

	it.each([
		["Mon-Fri 8 AM-6 PM; Dec 25, 2027 closed", "2026-12-25"],
		["Mon-Fri 8 AM-6 PM; Dec 24, 2026-Jan 2, 2027 closed", "2027-12-27"],
		["Mon-Fri 8 AM-6 PM; Dec 25 Sat closed", "2026-12-25"],
		["Mon-Fri 8 AM-6 PM; Dec 25 8 AM-6 PM", "2026-12-25"],
		["Mon-Fri 8 AM-6 PM; holidays closed", "2026-12-24"],
		["Mon-Fri 8 AM-6 PM; Thanksgiving closed", "2026-11-19"],
		["Mon-Fri 8 AM-6 PM; holidays closed", "2026-07-04"],
	])("not %s on %s", (text, date) => {
		expect(resolve(text, date).exceptions).toEqual([]);
	});
});

test("days by appointment are told apart from closed ones", () => {
	expect(
		resolve(
			"Mon-Fri 8 AM-6 PM; Sat by appointment; holidays closed; Dec 24 by appointment",
			...["2026-12-19", "2026-12-24", "2026-12-25", "2026-12-26"],
		),
	).toEqual({
		timeZone,
		week: [{ days: [1, 2, 3, 4, 5], ...day }],
		appointmentDays: [6],
		exceptions: [
			{ date: "2026-12-24", spans: [], byAppointment: true },
			{ date: "2026-12-25", spans: [] },
		],
	});
	const winter = "Apr 1-Oct 31 daily 8 AM-6 PM; Nov 1-Mar 31 by appointment";
	const { week, appointmentDays } = resolve(winter, ...daysUntil("2026-12-01", 20));
	expect([week, appointmentDays]).toEqual([[], [1, 2, 3, 4, 5, 6, 7]]);
	const summer = resolve("May 1-Sep 30 Mon-Fri by appointment", ...daysUntil("2026-07-20", 20));
	expect(summer).toEqual({ timeZone, week: [], appointmentDays: [1, 2, 3, 4, 5], exceptions: [] });
	const sundays = "Apr 1-Oct 31 Mon-Fri 8 AM-6 PM; Sun by appointment";
	expect(resolve(sundays, ...daysUntil("2026-07-20", 20))).toEqual({
		timeZone,
		week: [{ days: [1, 2, 3, 4, 5], ...day }],
		appointmentDays: [7],
		exceptions: [],
	});
});

test("of seasons alone, the usual week is that of most of the days", () => {
	const seasons = "Apr 1-Oct 31 daily 8 AM-6 PM; Nov 1-Mar 31 Mon-Fri 8 AM-6 PM; holidays closed";
	const { week, exceptions } = resolve(seasons, ...daysUntil("2026-11-10", 60));
	expect(week).toEqual([{ days: [1, 2, 3, 4, 5, 6, 7], ...day }]);
	expect(exceptions).toEqual(
		["2026-10-12", "2026-11-01", "2026-11-07", "2026-11-08"].map((date) => ({ date, spans: [] })),
	);
});

test("holidays are the federal ones, on their own days", () => {
	expect([...federalHolidays(2026)]).toEqual([
		...["2026-01-01", "2026-01-19", "2026-02-16", "2026-05-25", "2026-06-19", "2026-07-04"],
		...["2026-09-07", "2026-10-12", "2026-11-11", "2026-11-26", "2026-12-25"],
	]);
	expect([...federalHolidays(2027)].slice(1, 4)).toEqual([
		"2027-01-18",
		"2027-02-15",
		"2027-05-31",
	]);
});
