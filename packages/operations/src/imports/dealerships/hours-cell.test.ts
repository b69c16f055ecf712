import { expect, it } from "vitest";
import { checkHoursCell } from "./hours-cell.js";

const naples = { heading: "Hours", timeZone: () => "America/New_York" };

it.each([
	["", ""],
	["Mon-Fri 9am-5pm", "Mon-Fri 9 AM-5 PM"],
	["Mon-Fri 9am-5pm EST", "Mon-Fri 9 AM-5 PM"],
	["call us", "call us"],
	// Longer than a field may be, and shorter as it is written.
	[
		"Monday 8:00am-12:30pm, 1:30pm-5:00pm; Tuesday 8:00am-12:30pm, 1:30pm-5:00pm; ".repeat(3),
		"Mon-Tue 8 AM-12:30 PM, 1:30 PM-5 PM",
	],
])("reads %j as %j", (text, hours) => {
	expect(checkHoursCell(text, naples)).toEqual({ hours, notes: [] });
});

it.each([
	["Sat 00:00-00:00", "hours from midnight to midnight", "Write 24 hours or closed"],
	["Closed Sundays", "hours without times", "Write when it is open"],
	["Mon-Fri 9am-5pm in summer", "hours with unknown words", "Not understood: in"],
	[
		"Mon-Fri 9am-5pm CST",
		"hours of another time zone",
		"Write the hours of the dealer's own time zone, America/New_York",
	],
])("leaves out %j: %s", (text, cause, problem) => {
	expect(checkHoursCell(text, naples)).toEqual({
		hours: "",
		notes: [
			{
				kind: "dropped",
				text: `Hours: "${text}" cannot be read. ${problem}`,
				cause,
				cell: { field: "openingHours", text, problem },
			},
		],
	});
});

it("reads hours without AM or PM as those of an office only if it is told to, and says so", () => {
	const dropped = checkHoursCell("M-F 8-5", naples);
	expect(dropped.hours).toBe("");
	expect(dropped.notes).toMatchObject([
		{
			kind: "dropped",
			text: 'Hours: "M-F 8-5" cannot be read. Write AM or PM: Mon-Fri 8 AM-5 PM?',
			cause: "hours without AM or PM",
			offer: "assumeOfficeHours",
		},
	]);
	expect(checkHoursCell("M-F 8-5", { ...naples, assumeOfficeHours: true })).toEqual({
		hours: "Mon-Fri 8 AM-5 PM",
		notes: [
			{
				kind: "mended",
				text: "Hours: M-F 8-5 is read as Mon-Fri 8 AM-5 PM",
				cause: "hours without AM or PM",
			},
		],
	});
	const unclear = checkHoursCell("M-F 8-10", { ...naples, assumeOfficeHours: true });
	expect(unclear.hours).toBe("");
	expect(unclear.notes[0]).not.toHaveProperty("offer");
});

it("leaves out hours without days in a list whose hours have days", () => {
	const ofDays = { ...naples, namesDays: true };
	const problem = "Write its days, as in Daily 9 AM-5 PM";
	expect(checkHoursCell("9am-5pm", ofDays)).toEqual({
		hours: "",
		notes: [
			{
				kind: "dropped",
				text: `Hours: "9am-5pm" may be of some days only. ${problem}`,
				cause: "hours without days",
				cell: { field: "openingHours", text: "9am-5pm", problem },
			},
		],
	});
	expect(checkHoursCell("9am-5pm", naples).hours).toBe("Daily 9 AM-5 PM");
	for (const text of ["9am-5pm daily", "24 hours", "24/7", "By appointment"]) {
		expect(checkHoursCell(text, ofDays).hours).toMatch(/^Daily /);
	}
	expect(checkHoursCell("8-5", { ...ofDays, assumeOfficeHours: true }).hours).toBe("");
});

it.each([
	["9am-5pm daily MT", "America/Phoenix", true],
	["9am-5pm daily Pacific Time", "America/Boise", false],
	["9am-5pm daily AKST", "America/Anchorage", true],
	["9am-5pm daily EDT", "America/Indiana/Indianapolis", true],
	// Nobody knows the dealer's own.
	["9am-5pm daily EST", null, false],
])("%s is of %s: %s", (text, timeZone, isRead) => {
	expect(checkHoursCell(text, { heading: "Hours", timeZone: () => timeZone }).hours !== "").toBe(
		isRead,
	);
});
