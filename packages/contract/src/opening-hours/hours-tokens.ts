import type { CalendarDay } from "./hours-rule.js";
import { usualText } from "./hours-text.js";
import { type HolidayDays, namedHolidays } from "./named-holidays.js";

export interface HoursTime {
	/** Minutes after midnight. */
	readonly value: number;
	/** Noon and midnight are times of both clocks; `9:00` may be of either, and `9` of any half of the day. */
	readonly clock?: 12 | 24 | "either" | "bare";
}

/** A part of a text about opening hours, in lower case. */
export type HoursToken =
	| ({ readonly kind: "time" } & HoursTime)
	| { readonly kind: "number"; readonly value: number }
	/** Four digits, which may be a time: `1300`. */
	| { readonly kind: "year"; readonly value: number }
	| { readonly kind: "month"; readonly value: number }
	/** One day, or those of `weekdays` and `weekends`. From 1, Monday, to 7, Sunday. */
	| { readonly kind: "weekdays"; readonly value: readonly number[] }
	| { readonly kind: "date"; readonly value: Required<CalendarDay> }
	| { readonly kind: "holiday"; readonly value: HolidayDays }
	/** The first letters of a time zone behind a time: `e` of `EST` and `Eastern Time`. */
	| {
			readonly kind: "zone";
			readonly value: string;
			/** Whether it is `MT`, which may be Monday and Tuesday. */
			readonly isMT: boolean;
	  }
	| {
			readonly kind:
				| ("-" | "," | "&" | ";" | "open" | "closed" | "except" | "always" | "from" | "daily")
				| ("holidays" | "appointment");
	  }
	/** What is not understood, for the message. */
	| { readonly kind: "unknown"; readonly value: string };

type Reading = HoursToken | "nothing";

type Pattern = readonly [RegExp, (parts: readonly string[]) => Reading];

/** The first pattern that fits the text where the one before has ended. */
const patterns: readonly Pattern[] = [
	[appointmentPattern(), () => ({ kind: "appointment" })],
	...namedHolidays.map(
		({ pattern, days }): Pattern => [pattern, () => ({ kind: "holiday", value: days })],
	),
	[/24 ?(?:\/ ?7|hours|hrs?)\b/y, () => ({ kind: "always" })],
	[/(\d{4})-(\d\d)-(\d\d)\b/y, ([, ...parts]) => date(parts.map(Number))],
	[
		/(?:12(?::00)? ?)?(noon|midday|midnight)\b/y,
		([, word]) => ({ kind: "time", value: word === "midnight" ? 0 : 12 * 60 }),
	],
	// In "5 p. m." and "5 P M", the M is no Monday.
	[/(\d\d?)(?::(\d\d))? ([ap]) m\b\.?/y, twelveHourTime],
	[/(\d\d?)(?:[:.](\d\d))? ?([ap])(?:\.?m|\. m)?\b\.?/y, twelveHourTime],
	[/(\d\d?)h(\d\d)?\b/y, time],
	[/(\d\d?)[:.](\d\d)(?::00)?\b/y, time],
	[/\d{4}\b/y, ([year]) => ({ kind: "year", value: Number(year) })],
	// "25th" is no Thursday.
	[/(\d+)(?:(?:st|nd|rd|th)\b)?/y, ([, digits]) => ({ kind: "number", value: Number(digits) })],
	[/[\p{Pd}−]/uy, () => ({ kind: "-" })],
	[/(?:, ?)?(?:&|and\b)|\//y, () => ({ kind: "&" })],
	[/,/y, () => ({ kind: "," })],
	[/[;•·\n]|\|(?!\|)/y, () => ({ kind: ";" })],
	[zonePattern(), ([text, value = ""]) => ({ kind: "zone", value, isMT: text === "mt" })],
	// "We open at 9 AM"
	[/we(?= (?:open|by|only|strictly)\b)/y, ([value = ""]) => ({ kind: "unknown", value })],
	[/\p{L}+/uy, ([word = ""]) => words[word] ?? named(word)],
	// Of a program that marks closed days so.
	[/"0"/y, () => ({ kind: "closed" })],
	// "Mon.: 8 AM", "Mon=08:00", "Mon (8 AM"
	[/[ .:=(){}[\]"]/y, () => "nothing"],
	[/./uy, ([value = ""]) => ({ kind: "unknown", value })],
];

/** "by appointment only", "(by appt.)", "appointment required" */
function appointmentPattern(): RegExp {
	const word = String.raw`app(?:ointments?|ts?\b\.?)`;
	const by = `(?:only |strictly )?by[ -](?:prior )?${word}(?:[ -]?only)?`;
	const alone = `${word}[ -]?(?:only|required)`;
	return new RegExp(`["'“‘(]?(?:${by}|${alone})["'”’)]?`, "y");
}

/** "EST", "PT", "Central Time", "eastern standard time" */
function zonePattern(): RegExp {
	const named = "(?:astern|entral|ountain|acific)(?: standard| daylight)? time";
	return new RegExp(`([ecmp]|ak|h)(?:[sd]?t|${named})\\b`, "y");
}

const words: Readonly<Record<string, Reading>> = {
	closed: { kind: "closed" },
	off: { kind: "closed" },
	x: { kind: "closed" },
	except: { kind: "except" },
	daily: { kind: "daily" },
	everyday: { kind: "daily" },
	holidays: { kind: "holidays" },
	holiday: { kind: "holidays" },
	ph: { kind: "holidays" },
	weekdays: { kind: "weekdays", value: [1, 2, 3, 4, 5] },
	weekday: { kind: "weekdays", value: [1, 2, 3, 4, 5] },
	weekends: { kind: "weekdays", value: [6, 7] },
	weekend: { kind: "weekdays", value: [6, 7] },
	weds: { kind: "weekdays", value: [3] },
	m: { kind: "weekdays", value: [1] },
	w: { kind: "weekdays", value: [3] },
	f: { kind: "weekdays", value: [5] },
	to: { kind: "-" },
	thru: { kind: "-" },
	through: { kind: "-" },
	until: { kind: "-" },
	til: { kind: "-" },
	till: { kind: "-" },
	open: { kind: "open" },
	from: { kind: "from" },
	on: "nothing",
};

const weekdays = "mondays tuesdays wednesdays thursdays fridays saturdays sundays".split(" ");
const months =
	"january february march april may june july august september october november december".split(
		" ",
	);

/** In characters, more than a week with a pause in each day. */
const longestText = 600;

export function readTokens(text: string): readonly HoursToken[] {
	if (text.length > longestText) return [];
	const tokens: HoursToken[] = [];
	const lower = usualText(text);
	for (let position = 0; position < lower.length; ) {
		for (const [pattern, read] of patterns) {
			pattern.lastIndex = position;
			const match = pattern.exec(lower);
			if (!match) continue;
			const token = read(match);
			if (token !== "nothing") tokens.push(token);
			position += match[0].length;
			break;
		}
	}
	return tokens;
}

/** A weekday or a month, of which the first letters are enough: `mo`, `tues`, `jan`. */
function named(word: string): HoursToken {
	const weekday = weekdays.findIndex((name) => word.length >= 2 && name.startsWith(word));
	if (weekday >= 0) return { kind: "weekdays", value: [weekday + 1] };
	const month = months.findIndex((name) => word.length >= 3 && name.startsWith(word));
	return month >= 0 ? { kind: "month", value: month + 1 } : { kind: "unknown", value: word };
}

function date([year = 0, month = 0, day = 0]: readonly number[]): HoursToken {
	return { kind: "date", value: { year, month, day } };
}

function twelveHourTime([text = "", hour, minute, half]: readonly string[]): HoursToken {
	// "16:00 PM"
	const latest = half === "p" && minute !== undefined ? 23 : 12;
	if (Number(hour) < 1 || Number(hour) > latest || Number(minute ?? 0) > 59)
		return { kind: "unknown", value: text };
	const afternoon = half === "p" ? 12 : 0;
	return {
		kind: "time",
		value: ((Number(hour) % 12) + afternoon) * 60 + Number(minute ?? 0),
		clock: 12,
	};
}

/** Up to 48:00, which is the end of the next day. */
function time([text = "", hour = "", minute = "0"]: readonly string[]): HoursToken {
	const value = Number(hour) * 60 + Number(minute);
	if (Number(minute) > 59 || value > 48 * 60) return { kind: "unknown", value: text };
	// Who counts to 24 writes 09:00, or 9:00.
	return { kind: "time", value, clock: hour.length === 1 ? "either" : 24 };
}
