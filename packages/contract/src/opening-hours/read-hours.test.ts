import { describe, expect, it, test } from "vitest";
import { listingFields, listingHints } from "../listing-fields.js";
import { readHours } from "./read-hours.js";

const { openingHours } = listingFields;

const messageOf = (typed: string) => openingHours.safeParse(typed).error?.issues[0]?.message;

describe("hours", () => {
	it.each([
		["Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; holidays closed"],
		["Mo-Fr 08:00-18:00", "Mon-Fri 8 AM-6 PM"],
		["Mo-Fr 08:00-12:00,13:00-17:30; PH off", "Mon-Fri 8 AM-12 PM, 1 PM-5:30 PM; holidays closed"],
		["Mo,We,Fr 10:00-14:00", "Mon, Wed, Fri 10 AM-2 PM"],
		["Fr-Mo 10:00-12:00", "Mon, Fri-Sun 10 AM-12 PM"],
		["Mo-Fr,PH 10:00-12:00", "Mon-Fri, holidays 10 AM-12 PM"],
		["24/7", "Daily 24 hours"],
		["Mo-Su,PH 00:00-24:00", "Mon-Sun, holidays 24 hours"],
		[
			"Monday - Friday: 8:30am to 5:00 p.m., Saturday 9am-noon, Sunday closed",
			"Mon-Fri 8:30 AM-5 PM; Sat 9 AM-12 PM; Sun closed",
		],
		["Mon-Fri 9 AM–5 PM\nSat: 10 AM–2 PM", "Mon-Fri 9 AM-5 PM; Sat 10 AM-2 PM"],
		["M-F 9a-5p, Tues & Thurs 9a-8p", "Mon-Fri 9 AM-5 PM; Tue, Thu 9 AM-8 PM"],
		["weekdays 9am-5pm weekends closed", "Mon-Fri 9 AM-5 PM; Sat-Sun closed"],
		["Open daily 9 AM-5 PM; closed on holidays", "Daily 9 AM-5 PM; holidays closed"],
		["9 AM-5 PM; ", "Daily 9 AM-5 PM"],
		["Everyday from 9am til 5pm; holiday closed", "Daily 9 AM-5 PM; holidays closed"],
		["Mon/Wed/Fri 8am-12 noon/1pm-5pm", "Mon, Wed, Fri 8 AM-12 PM, 1 PM-5 PM"],
		["Mon–Fri 8:00 a.m.–12:00 noon • Sat 9am-12 midnight", "Mon-Fri 8 AM-12 PM; Sat 9 AM-12 AM"],
		["Mon‑Fri\u00a08\u202fAM\u2009–\u20096\u202fPM", "Mon-Fri 8 AM-6 PM"],
		["Closed Sundays; Mon-Sat 9 AM-5 PM", "Sun closed; Mon-Sat 9 AM-5 PM"],
		["Mon-Fri 9 AM-5 PM; Thu 12 PM-8 PM"],
		["Mon-Fri 8 AM-5 PM; Fri-Sat 9 AM-1 PM"],
		["Fri 6 PM-midnight", "Fri 6 PM-12 AM"],
		["Fr 18:00-26:00", "Fri 6 PM-2 AM"],
		["Fr 18:00-02:00", "Fri 6 PM-2 AM"],
		["Mon–Fri, 9 a. m. till 5 p. m. Sun closed", "Mon-Fri 9 AM-5 PM; Sun closed"],
		["Sat noon-5 P M Sun closed", "Sat 12 PM-5 PM; Sun closed"],
		["Open 7 days a week 9am-6pm", "Daily 9 AM-6 PM"],
		[
			"Open from Mon to Fri from 9am to 5pm, open Sat 9am-noon",
			"Mon-Fri 9 AM-5 PM; Sat 9 AM-12 PM",
		],
		["Mon-Fri 9 AM-5 PM; Sat by appointment; holidays closed"],
		["By appointment only", "Daily by appointment"],
		["Open by appt. only; holidays closed", "Daily by appointment; holidays closed"],
		['Mo-Fr 09:00-17:00; Sa "by appointment"', "Mon-Fri 9 AM-5 PM; Sat by appointment"],
		[
			"Mon-Fri 9am-5pm, weekends by appt, Dec 25 closed",
			"Mon-Fri 9 AM-5 PM; Sat-Sun by appointment; Dec 25 closed",
		],
		...[
			...["(by appointment only)", "“by appt.”", "'By Appointment'", "‘by appt only’"],
			...["Appt.Only", "By-appointment only", "by appts only", "appts only", "appointment-only"],
			...["appointment required", "Strictly by appointment", "by prior appointment only"],
		].map((typed): [string, string] => [
			`Mon 9am-5pm; Sat ${typed}`,
			"Mon 9 AM-5 PM; Sat by appointment",
		]),
		["Mon-Fri 9am-5pm; only by appointment on Sat", "Mon-Fri 9 AM-5 PM; Sat by appointment"],
		["Mon-Fri 9am-5pm; Sat appointments only", "Mon-Fri 9 AM-5 PM; Sat by appointment"],
		["Mon-Fri 9am-5pm; Sat: open by appointment", "Mon-Fri 9 AM-5 PM; Sat by appointment"],
		[
			"Apr 1-Oct 31 Mon-Fri 9am-5pm; Nov 1-Mar 31 by appointment",
			"Apr 1-Oct 31 Mon-Fri 9 AM-5 PM; Nov 1-Mar 31 by appointment",
		],
		["Mon-Fri 9 AM-5 PM; Nov 1-Mar 31 by appointment; holidays closed"],
		[
			"Mon-Tue - 9am - 5pm\nSat - by appointment\nSun - closed; Dec 24 - 9am-noon; Dec 25-26 – closed",
			"Mon-Tue 9 AM-5 PM; Sat by appointment; Sun closed; Dec 24 9 AM-12 PM; Dec 25-26 closed",
		],
		["", null],
	])("%j are stored as they are read", (typed, stored = typed) => {
		expect(openingHours.parse(typed)).toBe(stored);
		expect(openingHours.parse(stored)).toBe(stored);
	});

	it.each([
		["Dec 24-26 closed"],
		["Dec 24-Jan 2 closed"],
		["Dec 25, 2026 closed"],
		["2026 Dec 24-Jan 2 off", "Dec 24, 2026-Jan 2, 2027 closed"],
		["Dec 24-26, 2026 closed"],
		["closed from Dec 24 to Jan 2", "Dec 24-Jan 2 closed"],
		[
			"Jun 1-Aug 31 daily 9 AM-8 PM; holidays closed",
			"Jun 1-Aug 31 Mon-Sun 9 AM-8 PM; holidays closed",
		],
		["2026-12-25 closed", "Dec 25, 2026 closed"],
		["Jul 04-Aug 31 Sa,Su off", "Jul 4-Aug 31 Sat-Sun closed"],
		["closed December 25th-26th", "Dec 25-26 closed"],
		["Mon 9 AM-5 PM; Dec 24 & 25, 31 closed", "Mon 9 AM-5 PM; Dec 24, Dec 25, Dec 31 closed"],
		["Mon 9 AM-5 PM; Dec 20-31 closed; Dec 24 9 AM-12 PM"],
		["Mon 9 AM-5 PM; Jul 1-Aug 31 9 AM-12 PM; Jul 1-Aug 31 Sat closed"],
		["holidays closed; Thanksgiving 9 AM-12 PM"],
		["Mo 09:00-12:00,13:00-17:00", "Mon 9 AM-12 PM, 1 PM-5 PM"],
		["Dec 24,Dec 31 8 am-12 pm", "Dec 24, Dec 31 8 AM-12 PM"],
	])("%j are stored behind those of the week", (typed, stored = typed) => {
		const week = "Daily 9 AM-5 PM; ";
		expect(openingHours.parse(week + typed)).toBe(week + stored);
		expect(openingHours.parse(week + stored)).toBe(week + stored);
	});

	const clock = "Write AM or PM behind times, and months before days";
	const appointment = "Write days by appointment without hours, as in Sat by appointment";

	it.each([
		["Mon-Fri 9am-5pm; by appointment", appointment],
		["Mon-Fri 9am-5pm; Sat 9am-noon by appointment", appointment],
		["Mon-Fri 9am-5pm or by appointment", "Not understood: or"],
		["By appointment Sat 9am-noon", appointment],
		["By appointment only. Mon-Fri 9am-5pm", appointment],
		["Mon-Fri 9am-5pm; Sat by appointment from 9am to noon", appointment],
		["Mon-Fri 9am-5pm (by appointment only)", appointment],
		["Mon-Fri 9am-5pm; no appointment required", "Not understood: no"],
		["Mon-Fri 9am-5pm; Sat open closed", ""],
		["T-F 9am-5pm", "Not understood: t"],
		["Mon-Fri 9am-5pm; Sáb 9am-noon", "Not understood: sáb"],
		["Mon-Fri 8 AM-6 PM (in summer)", "Not understood: in"],
		["Mon 13 PM-2 PM", "Not understood: 13 pm"],
		["Mon 08:60-17:00", "Not understood: 08:60"],
		["8 AM-8 AM", clock],
		["Mon-Fri 8 PM-5 PM", clock],
		["Mon-Fri 9 AM-5 AM", clock],
		// Of the morning, or of the day.
		["Mon-Sat 9:00-10:00", clock],
		["Mon-Sat 7:00-midnight", clock],
		["Mon 25:00-49:00", "Not understood: 49:00"],
		["Fri 25:00-26:00", clock],
		["Mon-Fri 9am-5pm; 12/25 closed", clock],
		["8 AM-12 PM, 11 AM-5 PM", ""],
		["Closed Sundays 9 AM-5 PM", ""],
		["Mon-Fri", "Write when it is open"],
		["Feb 30 closed", ""],
		["Mon-Fri 9 AM-5 PM; Dec 26-24 closed", ""],
		["Mon-Fri 9 AM-5 PM; Dec 26-Dec 24 closed", ""],
		["Dec 25, 1926 closed", ""],
		// Sundays as well, or only if it is one?
		["Mon-Fri 8 AM-6 PM; closed Sundays and Dec 25", ""],
		["Mon-Fri 8 AM-6 PM; closed Dec 24 and holidays", ""],
		["Mon-Fri 8 AM-6 PM; holidays Dec 24 closed", ""],
		["Mon-Fri 8 AM-6 PM; closed Monday holidays", ""],
		["Daily, holidays 8 AM-6 PM", ""],
		// What is open is not closed.
		["Mon-Fri 8 AM-6 PM, closed Sat, open Sun", ""],
		["Mon-Sat 8 AM-6 PM; closed Sundays, open holidays", ""],
		["We open daily 9 AM-5 PM", "Not understood: we"],
		["Mon-Fri 9 AM-5 PM, closed open Sun", ""],
		// Not only on that day.
		["Mon-Fri 9 AM-5 PM; closed from Dec 24, 2026", "Write from when until when"],
		["Mon-Fri 9 AM-5 PM; from Nov 1 Mon-Fri 10 AM-4 PM", "Write from when until when"],
		["Closed Sundays and holidays", "Write when it is open"],
		["Closed", "Write when it is open"],
	])("%j are refused", (typed, reason) => {
		const message = "Enter opening hours as in Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; holidays closed";
		expect(messageOf(typed)).toBe(reason ? `${message}. ${reason}` : message);
	});
});

test.each([
	...["Dec 25 closed; Mon-Fri 9 AM-5 PM", "Mon-Fri 9 AM-5 PM; Dec 25 closed; holidays 9 AM-12 PM"],
	...["Mon closed; daily 9 AM-5 PM", "Mon by appointment; daily 9 AM-5 PM"],
	"Mon-Fri 9 AM-5 PM; Dec 25 closed; Dec 20-31 9 AM-12 PM",
	"Mon-Fri 9 AM-5 PM; Dec 24, 2026 10 AM-2 PM; Dec 24 closed",
	// On Independence Day?
	"Mon-Fri 9 AM-5 PM; holidays closed; Jun 1-Aug 31 Mon-Sat 9 AM-8 PM",
	"Mon-Fri 9 AM-5 PM; holidays closed; Nov 1-Mar 31 by appointment",
	"Mon-Fri 9 AM-5 PM; Dec 24-Jan 2 closed; holidays 9 AM-12 PM",
	"Mon-Fri 9 AM-5 PM; Thanksgiving 9 AM-12 PM; holidays closed",
])("%j are refused, because the last hours hide the others", (typed) => {
	expect(messageOf(typed)).toBe(
		"Write the usual week first, then seasons, then holidays, then single days",
	);
});

test.each([
	["Mon-Fri 8 AM-12 PM; Mon-Thu 1 PM-5 PM", "Write all hours of a day together"],
	["Mo-Fr 08:00-12:00, Mo-Th 13:00-17:00", "Write all hours of a day together"],
	["Sun-Thu 8 AM-2 PM, Wed-Sat 1 PM-6 PM", "Write all hours of a day together"],
	["Mon-Fri 8 AM-5 PM; Jun 1-Aug 31 7 AM-4 PM", "Write the weekdays of dates"],
	["Mon-Fri 9 AM-5 PM; Fri Dec 25 closed", "Write single days without their weekday"],
	["Daily 9 AM-5 PM; Dec 1st Sat closed", "Write single days without their weekday"],
	["Mon-Fri 9 AM-5 PM; Dec 24, 25, 2026 closed", "Write the year of each date"],
	["By appointment only\nMon-Fri 9 AM-5 PM", "Write days by appointment without hours"],
	["Mon-Sat by appointment; Mon-Fri 9 AM-5 PM", "Write days by appointment without hours"],
])("%j are refused, because people may mean other days", (typed, message) => {
	expect(messageOf(typed)).toContain(message);
});

test("what the hint shows can be typed", () => {
	const { openingHours: hint = "" } = listingHints;
	const typed = hint.replaceAll(/Such as |Add single days at the end: | Holidays means .*/g, "");
	expect(openingHours.parse(typed)).toBe(
		"Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; Sun by appointment; holidays closed; Dec 24-26 closed",
	);
});

test("hours that are written longer than a field may be are refused", () => {
	const days = Array.from({ length: 12 }, (_, day) => `Jan ${day + 10} 9:30a-5p`).join(";");
	expect(days.length).toBeLessThan(200);
	expect(openingHours.safeParse(days).error?.issues[0]?.message).toBe(
		"Please use at most 200 characters",
	);
});

test.each(["", ";", "Mon 9am-5pm; ".repeat(100)])("%j are no hours", (text) => {
	expect(readHours(text)).toBeUndefined();
});

test("a night ends on the next day", () => {
	expect(readHours("Fri 6 PM-2 AM")).toEqual([
		{
			dates: [],
			weekdays: [5],
			onHolidays: false,
			spans: [{ opens: "18:00", closes: "02:00" }],
			byAppointment: false,
		},
	]);
});
