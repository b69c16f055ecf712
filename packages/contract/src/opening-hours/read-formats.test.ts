import { describe, expect, it, test } from "vitest";
import { listingFields } from "../listing-fields.js";
import { checkHours } from "./check-hours.js";

const stored = (typed: string) => listingFields.openingHours.parse(typed);

test.each([
	["7am-4pm M-F", "Mon-Fri 7 AM-4 PM"],
	["10am-6pm daily", "Daily 10 AM-6 PM"],
	["24 hours daily", "Daily 24 hours"],
	["Open 7am to 4pm Tuesday through Saturday", "Tue-Sat 7 AM-4 PM"],
	["7 AM - 4 PM | Tuesday - Saturday", "Tue-Sat 7 AM-4 PM"],
	["10am-6pm Mon-Thurs, Closed Fri", "Mon-Thu 10 AM-6 PM; Fri closed"],
	["9am-noon Mon, Wed, 8am-7pm Sat-Sun", "Mon, Wed 9 AM-12 PM; Sat-Sun 8 AM-7 PM"],
	["8am-5pm M-F, Sat 8am-12pm", "Mon-Fri 8 AM-5 PM; Sat 8 AM-12 PM"],
	["9 AM-5 PM Mon-Sat, Sun closed", "Mon-Sat 9 AM-5 PM; Sun closed"],
	["9 AM-5 PM, Sun closed", "Daily 9 AM-5 PM; Sun closed"],
	["7AM–4PM\nMon-Fri\n8AM–noon\nSat", "Mon-Fri 7 AM-4 PM; Sat 8 AM-12 PM"],
	["9 AM-5 PM; Mon-Fri, Sun by appointment", "Daily 9 AM-5 PM; Mon-Fri, Sun by appointment"],
	["9am-5pm, Dec 24, 25 closed", "Daily 9 AM-5 PM; Dec 24, Dec 25 closed"],
	["Closed; Mon, Wed 9am-noon", "Daily closed; Mon, Wed 9 AM-12 PM"],
	["Closed Sun. Mon-Sat 7am-4pm", "Sun closed; Mon-Sat 7 AM-4 PM"],
	["Closed Sun and Mon, Tue-Sat 7am-4pm", "Mon, Sun closed; Tue-Sat 7 AM-4 PM"],
	["Mon, Wed, and Fri 7am-4pm", "Mon, Wed, Fri 7 AM-4 PM"],
])("days behind times: %j", (typed, written) => {
	expect(stored(typed)).toBe(written);
});

test.each([
	["Hours: Mon-Fri 7am-4pm", "Mon-Fri 7 AM-4 PM"],
	["Store hours Mon-Fri 7am-4pm", "Mon-Fri 7 AM-4 PM"],
	["Open: Mon-Fri 7am-4pm. Closed: Sat-Sun", "Mon-Fri 7 AM-4 PM; Sat-Sun closed"],
	["Mon-Fri 7am-4pm. Holiday hours may vary.", "Mon-Fri 7 AM-4 PM"],
	["Mon-Fri 7am-4pm, after hours by appointment", "Mon-Fri 7 AM-4 PM"],
	["Mon-Thu (7:00am-4:00pm) Fri(8:00am-4:00pm)", "Mon-Thu 7 AM-4 PM; Fri 8 AM-4 PM"],
	["Mon-Fri 7.30am to 4.00pm", "Mon-Fri 7:30 AM-4 PM"],
	["7.30 am - 16.00 pm", "Daily 7:30 AM-4 PM"],
	["Mon-Fri 7h-16h30", "Mon-Fri 7 AM-4:30 PM"],
	["Mon-Fri 0700-1600, Sat midnight-0800", "Mon-Fri 7 AM-4 PM; Sat 12 AM-8 AM"],
	["Mon-Fri 1100-2000", "Mon-Fri 11 AM-8 PM"],
	["Mon 8am-midday 1pm-4pm", "Mon 8 AM-12 PM, 1 PM-4 PM"],
	["Sun 1-5 pm", "Sun 1 PM-5 PM"],
	["Sun 12-4pm", "Sun 12 PM-4 PM"],
	["Sat 9-11 AM", "Sat 9 AM-11 AM"],
	["Fri 8AM–12PM, 1–5PM", "Fri 8 AM-12 PM, 1 PM-5 PM"],
	["Fri 11 AM–2 PM, 6–10 PM", "Fri 11 AM-2 PM, 6 PM-10 PM"],
	["Mon-Fri 7am-4pm (closed 12-1 for lunch)", "Mon-Fri 7 AM-12 PM, 1 PM-4 PM"],
	[
		"Mon-Fri 7am-4pm; Sat 8am-noon; 12:00-12:30 closed",
		"Mon-Fri 7 AM-12 PM, 12:30 PM-4 PM; Sat 8 AM-12 PM",
	],
	["Mon-Fri 7am-4pm; closed for lunch noon-12:30", "Mon-Fri 7 AM-12 PM, 12:30 PM-4 PM"],
])("what stands beside days and times: %j", (typed, written) => {
	expect(stored(typed)).toBe(written);
});

test.each([
	["closed major holidays", "holidays closed"],
	["closed on all federal holidays", "holidays closed"],
	["closed Sundays and public holidays", "Sun, holidays closed"],
	["except holidays", "holidays closed"],
	["closed Thanksgiving", "Thanksgiving closed"],
	["Thanksgiving Day 9am-noon", "Thanksgiving 9 AM-12 PM"],
	["Nov 22-28 Thu closed", "Thanksgiving closed"],
	["closed Christmas Day", "Dec 25 closed"],
	["closed Sundays, Thanksgiving & Christmas", "Sun closed; Thanksgiving closed; Dec 25 closed"],
	["Christmas Eve and New Year’s Eve 8am-noon", "Dec 24 8 AM-12 PM; Dec 31 8 AM-12 PM"],
	[
		"closed New Year's Day, Memorial Day, July 4th, Labor Day",
		"Jul 4 closed; Jan 1 closed; Memorial Day closed; Labor Day closed",
	],
	["closed MLK Day, Presidents' Day", "Martin Luther King Day closed; Presidents Day closed"],
])("holidays by their names: Mon-Sat 7am-4pm, %s", (typed, written) => {
	const text = `Mon-Sat 7 AM-4 PM; ${written}`;
	expect(stored(`Mon-Sat 7am-4pm, ${typed}`)).toBe(text);
	expect(stored(text)).toBe(text);
});

describe("formats of other programs", () => {
	it.each([
		["Mon 7am-4pm | Sat 8am-noon | Sun Closed", "Mon 7 AM-4 PM; Sat 8 AM-12 PM; Sun closed"],
		["Mon 7am-4pm<br>Sat 8am-noon<br />", "Mon 7 AM-4 PM; Sat 8 AM-12 PM"],
		["mon=07:00 - 16:00, fri-sun=closed", "Mon 7 AM-4 PM; Fri-Sun closed"],
		["Mo=07:00-12:00&13:00-16:00;Tu=07:00-16:00", "Mon 7 AM-12 PM, 1 PM-4 PM; Tue 7 AM-4 PM"],
		// Google's panel, and a spreadsheet of its profiles.
		["Monday\n8AM–12PM, 1–5PM\nTuesday\nClosed", "Mon 8 AM-12 PM, 1 PM-5 PM; Tue closed"],
		["Monday: Open 24 hours; Sunday: x", "Mon 24 hours; Sun closed"],
		// Days by number, from Sunday on.
		["2:7:00:16:00,7:10:00:14:00", "Mon 7 AM-4 PM; Sat 10 AM-2 PM"],
		["2:8:00:12:00,2:13:00:17:00,1:closed", "Mon 8 AM-12 PM, 1 PM-5 PM; Sun closed"],
		['{"mon":["07:00 - 16:00"],"sun":"0"}', "Mon 7 AM-4 PM; Sun closed"],
		["Mo,Tu,We,Th,Fr 07:00-16:00", "Mon-Fri 7 AM-4 PM"],
		["Mon 10:00:00-14:00:00", "Mon 10 AM-2 PM"],
	])("%j", (typed, written) => {
		expect(stored(typed)).toBe(written);
	});
});

test.each([
	["Holidays closed; Mon-Fri 9 AM-5 PM", "Mon-Fri 9 AM-5 PM; holidays closed"],
	["Closed Sundays and holidays\nMon-Sat 9 AM-5 PM", "Mon-Sat 9 AM-5 PM; Sun, holidays closed"],
	["Mon 7am-4pm; Tue 7am-4pm; Wed closed", "Mon-Tue 7 AM-4 PM; Wed closed"],
])("%j are stored in the usual order, with days together", (typed, written) => {
	expect(stored(typed)).toBe(written);
});

test.each([
	// What may be about other days, hours or rooms.
	"Holiday hours: Mon-Fri 7am-4pm",
	"Easter hours: Sun closed",
	"Hours (April - October): Mon-Fri 7am-4pm",
	"Winter hours: Mon-Fri 7am-4pm",
	"Mon-Fri 7am-4pm; Thanksgiving hours: Thu closed",
	"Christmas week: Mon-Wed 8am-noon",
	"Mon-Fri 7am-4pm; closed most holidays",
	"Mon-Fri 7am-4pm; Thursday (Thanksgiving) 8am-noon",
	"Sales: Mon-Sat 7am-4pm, Service: Mon-Fri 8am-4pm",
	"Showroom 7am-4pm, yard 8am-3pm",
	'Mo-Fr 07:00-16:00 || "on request"',
	// What may have another order.
	"9am-noon Mon, Wed, Fri 8am-5pm",
	"9am-5pm, Mon-Fri, Sat 10am-2pm",
	"9am-5pm Dec 24, 25 closed",
	"9am-5pm and Sat",
	"Closed\nSun\nMon-Fri 9am-5pm",
	"Closed Sat, Sun, Mon-Fri 7am-4pm",
	"Daily except Sunday 7am-4pm",
	"Closed Mondays except holidays",
	"Mon-Fri 7am-4pm except Wed 7am-noon",
	"We open 7am-4pm",
	"Mon-Fri 7am-4pm, closed Dec 24 1-5",
	"Mon-Fri open, Sat-Sun closed",
	"Sat closed 9am-12pm",
	"Mon-Fri 7am-4pm, Sat 8am-3pm (closed 12-1)",
	"Mon-Fri 7am-4pm (closed 5-6)",
	"Mon-Fri 7am-4pm (closed 7-8)",
	"closed 12-1",
	"Mon-Fri 7am-4pm closed",
	"Mon-Thu 7am-4pm, Fri 9pm-2am (closed 12-1)",
	// What was cut off.
	"Mon-Fri 7am-4pm; Sat",
	"Mon-Fri 7am-4pm; Sat 8am",
	"7am-4pm Mon-Fri; 8am-noon",
	"Open until 1:00 AM",
])("%j are not read", (typed) => {
	expect(listingFields.openingHours.safeParse(typed).success).toBe(false);
});

test.each([
	"Open Mon-Sat, closed Sunday, 7am-4pm",
	"Open weekdays closed holidays 7am-4pm",
	"Open Tue-Sat closed, Sun 7am-4pm",
	"Open daily, closed Christmas Day, 7am-4pm",
	"Tue-Sat, by appointment Sun, 7am-4pm",
	"Mon-Sat closed Sunday 7am-4pm",
	"Mon-Sat\nclosed Sunday\n7am-4pm",
	"Mon-Fri 7am-4pm, Sat closed holidays 7am-noon",
	"Mon-Fri 7am-4pm, Sat, closed Sun, 7am-noon",
])("%j are of the days before closed, or behind it", (typed) => {
	expect(checkHours(typed)).toEqual({
		cause: "hours with two meanings",
		problem: "Write the days before their hours, as in Mon-Sat 9 AM-5 PM; Sun closed",
	});
});

test.each([
	["Mon-Sat 7am-4pm closed Sunday", "Mon-Sat 7 AM-4 PM; Sun closed"],
	["Mon closed, Tue-Sat 7am-4pm", "Mon closed; Tue-Sat 7 AM-4 PM"],
	["Sun closed Mon-Sat 7am-4pm", "Sun closed; Mon-Sat 7 AM-4 PM"],
	["Sun\nClosed\nMon\n7am-4pm", "Sun closed; Mon 7 AM-4 PM"],
	["Mon Closed Tue Closed Wed 7am-4pm", "Mon-Tue closed; Wed 7 AM-4 PM"],
	[
		"Mon-Thu 7am-4pm Fri-Sat closed Sun 7am-noon",
		"Mon-Thu 7 AM-4 PM; Fri-Sat closed; Sun 7 AM-12 PM",
	],
	[
		"Mon-Fri 7am-4pm Sat by appointment Sun closed",
		"Mon-Fri 7 AM-4 PM; Sat by appointment; Sun closed",
	],
])("%j have closed days in their place", (typed, written) => {
	expect(stored(typed)).toBe(written);
});

test.each<[string, string | null, string?]>([
	["Mon-Fri 7am-4pm PST", "America/Los_Angeles", "Mon-Fri 7 AM-4 PM"],
	[
		"Mon-Fri 7am to 4pm (Central Time); Sat 8am-noon CT",
		"America/Chicago",
		"Mon-Fri 7 AM-4 PM; Sat 8 AM-12 PM",
	],
	["Mon-Fri 7am-4pm MT, Sat 8am-noon MST", "America/Phoenix", "Mon-Fri 7 AM-4 PM; Sat 8 AM-12 PM"],
	["7am-4pm daily MT", "America/Boise", "Daily 7 AM-4 PM"],
	["7am-4pm EST", "America/Los_Angeles"],
	["7am-4pm EST", null],
	["M-F 8-5 EST", null],
	// Of the mountains, or of Monday and Tuesday.
	["7am-4pm MT; W 7am-noon", "America/Denver"],
	["Sun MT 7am-4pm", "America/Denver"],
	["Sun, Sat-Wed MT 7am-4pm", "America/Denver"],
])("%j at a dealer of %s", (typed, timeZone, written) => {
	expect(checkHours(typed, () => timeZone).hours).toBe(written);
});

test.each<[string, string?]>([
	["M-F 8-5", "Mon-Fri 8 AM-5 PM"],
	["Open daily 9-6", "Daily 9 AM-6 PM"],
	["8-4:30 Mon-Fri", "Mon-Fri 8 AM-4:30 PM"],
	["M-F 8.30-4.30, Sat 9-12", "Mon-Fri 8:30 AM-4:30 PM; Sat 9 AM-12 PM"],
	["M-F 9-5 PM", "Mon-Fri 9 AM-5 PM"],
	["M-F 9am-5", "Mon-Fri 9 AM-5 PM"],
	["Sat 9-12pm", "Sat 9 AM-12 PM"],
	["Sat 9:00-1:00", "Sat 9 AM-1 PM"],
	["Sat 10:00-2:00", "Sat 10 AM-2 PM"],
	["Mon-Fri 8:00-5 PM, Sun 1:00-5:00", "Mon-Fri 8 AM-5 PM; Sun 1 PM-5 PM"],
	// 22 hours of a night, or 10 of a day.
	["Mon-Fri 8:00-6:00", "Mon-Fri 8 AM-6 PM"],
	["Sun 12-5", "Sun 12 PM-5 PM"],
	["Sun noon-8, Mon 9-noon", "Sun 12 PM-8 PM; Mon 9 AM-12 PM"],
	["Sun., 1-5; Mon. & Wed., 10-6", "Sun 1 PM-5 PM; Mon, Wed 10 AM-6 PM"],
	["Mon-Sun 7-7", "Mon-Sun 7 AM-7 PM"],
	["Mon-Fri 6-2", "Mon-Fri 6 AM-2 PM"],
	["Mon-Fri 8-12, 1-5", "Mon-Fri 8 AM-12 PM, 1 PM-5 PM"],
	// In the morning or all day, a morning or an evening, a night or a day.
	["Mon-Fri 8-10"],
	["Mon-Fri 8-10, Sat 8-5"],
	["Mon-Sat 9:00-10:00"],
	["Mon 7-9 PM"],
	["Mon 5-9"],
	["Sat 9-12 AM"],
	["Mon 12-12"],
	["Mon 8-midnight"],
	["Mon 10:00-02:00"],
	["Fri 12-0"],
	["Mon-Fri 8-5; Dec 24 closed in summer"],
])("%j may be %s", (typed, offer) => {
	const check = checkHours(typed);
	expect(check.hours).toBeUndefined();
	expect(check.offer).toBe(offer);
	const message = listingFields.openingHours.safeParse(typed).error?.issues[0]?.message;
	if (offer) {
		expect(check.cause).toBe("hours without AM or PM");
		expect(message).toBe(`Write AM or PM: ${offer}?`);
	}
});

test.each([
	["Sun 00:00-00:00", "hours from midnight to midnight", "Write 24 hours or closed"],
	["Sun 12 AM - 12 AM", "hours from midnight to midnight", "Write 24 hours or closed"],
	["Hours vary", "hours without times", "Write when it is open"],
	["Call for hours", "hours without times", "Write when it is open"],
	["Closed Sundays", "hours without times", "Write when it is open"],
	["Mon-Fri open", "hours without times", "Write when it is open"],
	["Mon-Fri 8am-5pm in summer", "hours with unknown words", "Not understood: in"],
	["Mon 8 AM-12 PM; Mon-Thu 1 PM-5 PM", "hours with two meanings", /^Write all hours of a day/],
	["Fri 25:00-26:00", "hours without AM or PM", /^Write AM or PM/],
	[
		"M-F 7am-4pm EST",
		"hours of another time zone",
		/^Write the hours of the dealer's own time zone/,
	],
	["Mon 9am-5pm; Jul 4 9-12, Dec 25 closed", "hours without AM or PM", /Jul 4 9 AM-12 PM; Dec 25/],
	["Feb 30 closed", "hours that cannot be read", ""],
])("why %j are refused", (typed, cause, problem) => {
	const check = checkHours(typed);
	expect(check.cause).toBe(cause);
	expect(check.problem).toMatch(problem);
});
