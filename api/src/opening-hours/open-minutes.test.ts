import type { OpeningHours } from "@nev/contract";
import { expect, it } from "vitest";
import { officeWeek, openMinutesCounter, type Schedule } from "./open-time.js";

type OpenDays = Pick<OpeningHours, "week" | "exceptions">;

/** @param hours null: those of an office */
function scheduleOf(hours: OpenDays | null, timeZone: string): Schedule {
	if (!hours) return { timeZone, spansOn: officeWeek };
	const { week, exceptions } = hours;
	return {
		timeZone,
		spansOn: ({ date, weekday }) =>
			exceptions.find((exception) => exception.date === date)?.spans ??
			week.filter(({ days }) => days.includes(weekday)),
	};
}

const chicago = "America/Chicago";
const weekdays = [1, 2, 3, 4, 5];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const usual = (opens: string, closes: string, days = everyDay): OpenDays => ({
	week: [{ days, opens, closes }],
	exceptions: [],
});

const thanksgiving: OpenDays = {
	...usual("08:00", "18:00", weekdays),
	exceptions: [
		{ date: "2026-11-26", spans: [] },
		{ date: "2026-11-27", spans: [{ opens: "10:00", closes: "12:00" }] },
	],
};

const split: OpenDays = {
	week: [
		{ days: weekdays, opens: "08:00", closes: "12:00" },
		{ days: weekdays, opens: "13:00", closes: "17:00" },
	],
	exceptions: [],
};

// Chicago is 6 hours behind UTC in winter, and 5 from March 8 to November 1, 2026.
it.each<[string, OpenDays | null, string, string, string, number]>([
	["within a day", null, chicago, "2026-11-24T16:00Z", "2026-11-24T17:30Z", 90],
	["before it opens", null, chicago, "2026-11-24T10:00Z", "2026-11-24T16:00Z", 60],
	["over a night", null, chicago, "2026-11-23T22:30Z", "2026-11-24T15:15Z", 45],
	["over a weekend", null, chicago, "2026-11-20T22:00Z", "2026-11-23T16:00Z", 120],
	["in a weekend", null, chicago, "2026-11-21T10:00Z", "2026-11-22T20:00Z", 0],
	["over a holiday", thanksgiving, chicago, "2026-11-25T23:00Z", "2026-11-27T17:00Z", 120],
	["over a break", split, chicago, "2026-11-24T17:30Z", "2026-11-24T19:30Z", 60],
	["past midnight", usual("18:00", "02:00"), chicago, "2026-11-24T07:00Z", "2026-11-24T14:00Z", 60],
	[
		"day and night",
		usual("00:00", "24:00"),
		chicago,
		"2026-11-24T06:00Z",
		"2026-11-26T06:00Z",
		2880,
	],
	[
		"day and night, of old",
		usual("00:00", "00:00"),
		chicago,
		"2026-11-24T06:00Z",
		"2026-11-25T06:00Z",
		1440,
	],
	[
		"on a day of 23 hours",
		usual("00:00", "24:00"),
		chicago,
		"2026-03-08T06:00Z",
		"2026-03-09T05:00Z",
		1380,
	],
	[
		"on a day of 25 hours",
		usual("00:00", "24:00"),
		chicago,
		"2026-11-01T05:00Z",
		"2026-11-02T06:00Z",
		1500,
	],
	[
		"in a night of spring",
		usual("20:00", "04:00"),
		chicago,
		"2026-03-08T00:00Z",
		"2026-03-08T20:00Z",
		420,
	],
	[
		"in a night of fall",
		usual("20:00", "04:00"),
		chicago,
		"2026-10-31T23:00Z",
		"2026-11-01T20:00Z",
		540,
	],
	[
		"over a night of spring",
		usual("09:00", "17:00"),
		chicago,
		"2026-03-07T22:00Z",
		"2026-03-08T15:00Z",
		120,
	],
	[
		"over a night of fall",
		usual("09:00", "17:00"),
		chicago,
		"2026-10-31T21:00Z",
		"2026-11-01T16:00Z",
		120,
	],
	[
		"ahead of UTC",
		usual("09:00", "17:00"),
		"Pacific/Guam",
		"2026-11-23T23:30Z",
		"2026-11-24T06:00Z",
		390,
	],
	[
		"far behind UTC",
		usual("09:00", "17:00"),
		"Pacific/Pago_Pago",
		"2026-11-25T03:00Z",
		"2026-11-25T05:00Z",
		60,
	],
	["never", { week: [], exceptions: [] }, chicago, "2026-11-20T00:00Z", "2026-11-27T00:00Z", 0],
	["backwards", null, chicago, "2026-11-24T17:00Z", "2026-11-24T16:00Z", 0],
])("counts the minutes %s", (_, hours, timeZone, from, to, minutes) => {
	const count = openMinutesCounter(scheduleOf(hours, timeZone));
	expect(count(new Date(from), new Date(to))).toBe(minutes);
});

it("adds up: over a year of hours, the parts are the whole", () => {
	const count = openMinutesCounter(scheduleOf(usual("20:00", "02:30"), chicago));
	const start = Date.UTC(2026, 0, 1);
	const at = (step: number) => new Date(start + step * 7 * 60 * 60_000);
	const steps = Array.from({ length: 1250 }, (_, step) => count(at(step), at(step + 1)));
	expect(steps.reduce((sum, minutes) => sum + minutes)).toBe(count(at(0), at(1250)));
});
