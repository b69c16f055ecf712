import type { OpeningHours } from "@nev/contract";
import { describe, expect, test, vi } from "vitest";
import { openState } from "./open-state.js";

const weekdays = { days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" };
const saturday = { days: [6], opens: "09:00", closes: "16:00" };
const allDay = { days: [1, 2, 3, 4, 5, 6, 7], opens: "00:00", closes: "24:00" };
const usual = { timeZone: "America/Chicago", week: [weekdays, saturday], exceptions: [] };

/** Chicago is six hours behind UTC. The 25th is a Friday. */
const moments = {
	"Thu 07:59": "2026-12-24T13:59:30Z",
	"Thu 08:00": "2026-12-24T14:00:00Z",
	"Thu 18:00": "2026-12-25T00:00:00Z",
	"Fri 10:00": "2026-12-25T16:00:00Z",
	"Sat 01:00": "2026-12-26T07:00:00Z",
	"Sat 17:00": "2026-12-26T23:00:00Z",
};

/** When it closes or opens, as days after today and hours. */
function describeState(hours: OpeningHours, now: string): string {
	const state = openState(hours, new Date(now));
	if (!state) return "unknown";
	const { isOpen, changesAt } = state;
	const word = isOpen ? "open" : "closed";
	if (changesAt === undefined) return word;
	return `${word}, +${Math.floor(changesAt / 1440)} ${(changesAt % 1440) / 60}`;
}

function statesOf(hours: OpeningHours) {
	return Object.values(moments).map((now) => describeState(hours, now));
}

describe("in the six moments of the test", () => {
	test.each<[string, OpeningHours["week"], string[]]>([
		[
			"the usual week",
			[weekdays, saturday],
			[
				"closed, +0 8",
				"open, +0 18",
				"closed, +1 8",
				"open, +0 18",
				"closed, +0 9",
				"closed, +2 8",
			],
		],
		["always", [allDay], ["open", "open", "open", "open", "open", "open"]],
		["never", [], ["closed", "closed", "closed", "closed", "closed", "closed"]],
		[
			"a night",
			[{ days: [5], opens: "18:00", closes: "02:00" }],
			[
				"closed, +1 18",
				"closed, +1 18",
				"closed, +1 18",
				"closed, +0 18",
				"open, +0 2",
				"closed, +6 18",
			],
		],
		[
			"spans that touch",
			[weekdays, { ...weekdays, opens: "18:00", closes: "20:00" }],
			["closed, +0 8", "open, +0 20", "open, +0 20", "open, +0 20", "closed, +2 8", "closed, +2 8"],
		],
		[
			"a day that goes on at midnight",
			[
				{ days: [5], opens: "08:00", closes: "24:00" },
				{ ...allDay, days: [6] },
			],
			["closed, +1 8", "closed, +1 8", "closed, +1 8", "open, +2 0", "open, +1 0", "open, +1 0"],
		],
	])("%s", (_, week, states) => {
		expect(statesOf({ ...usual, week })).toEqual(states);
	});

	test("a week with a holiday", () => {
		const exceptions = [{ date: "2026-12-25", spans: [] }];
		expect(statesOf({ ...usual, exceptions })).toEqual([
			"closed, +0 8",
			"open, +0 18",
			"closed, +2 9",
			"closed, +1 9",
			"closed, +0 9",
			"closed, +2 8",
		]);
	});
});

test("the days are those of the dealership's calendar", () => {
	const { days } = openState(usual, new Date("2026-12-27T04:00:00Z")) ?? {};
	expect(days?.map(({ date }) => date)).toEqual([
		...["2026-12-26", "2026-12-27", "2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"],
		"2027-01-01",
	]);
	expect(days?.map(({ spans }) => spans.length)).toEqual([1, 0, 1, 1, 1, 1, 1]);
});

test("a change of the clock moves no hours", () => {
	// On 8 March 2026 clocks go forward at 02:00; 13:00 UTC is 08:00.
	expect(
		describeState(
			{ ...usual, week: [{ ...allDay, opens: "08:00", closes: "18:00" }] },
			"2026-03-08T13:00:00Z",
		),
	).toBe("open, +0 18");
});

test("hours in a time zone that the browser does not know are unknown", () => {
	expect(openState({ ...usual, timeZone: "America/Springfield" }, new Date())).toBeUndefined();
});

test("the clock of a time zone is made once for a list of dealers", () => {
	const DateTimeFormat = vi.spyOn(Intl, "DateTimeFormat");
	const hours = { ...usual, timeZone: "America/Denver" };
	for (const now of Object.values(moments)) openState(hours, new Date(now));
	expect(DateTimeFormat).toHaveBeenCalledOnce();
	DateTimeFormat.mockRestore();
});
