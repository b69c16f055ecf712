import type { CalendarDay } from "./hours-rule.js";

/** A part of a text about opening hours, in lower case. */
export type HoursToken =
	/** Minutes after midnight. Noon and midnight are times of both clocks; `9:00` may be of either. */
	| { readonly kind: "time"; readonly value: number; readonly clock?: 12 | 24 | "either" }
	| { readonly kind: "number"; readonly value: number }
	| { readonly kind: "year"; readonly value: number }
	| { readonly kind: "month"; readonly value: number }
	/** One day, or those of `weekdays` and `weekends`. From 1, Monday, to 7, Sunday. */
	| { readonly kind: "weekdays"; readonly value: readonly number[] }
	| { readonly kind: "date"; readonly value: Required<CalendarDay> }
	| {
			readonly kind:
				| ("-" | "," | ";" | "open" | "closed" | "always" | "from" | "daily" | "holidays")
				| "appointment";
	  }
	/** What is not understood, for the message. */
	| { readonly kind: "unknown"; readonly value: string };

type Reading = HoursToken | "nothing";

/** The first pattern that fits the text where the one before has ended. */
const patterns: readonly (readonly [RegExp, (parts: readonly string[]) => Reading])[] = [
	[appointmentPattern(), () => ({ kind: "appointment" })],
	[/24 ?(?:\/ ?7|hours|hrs)\b/y, () => ({ kind: "always" })],
	[/(\d{4})-(\d\d)-(\d\d)\b/y, ([, ...parts]) => date(parts.map(Number))],
	[
		/(?:12(?::00)? ?)?(noon|midnight)\b/y,
		([, word]) => ({ kind: "time", value: word === "noon" ? 12 * 60 : 0 }),
	],
	// In "5 p. m." and "5 P M", the M is no Monday.
	[/(\d\d?)(?::(\d\d))? ([ap]) m\b\.?/y, twelveHourTime],
	[/(\d\d?)(?::(\d\d))? ?([ap])(?:\.?m|\. m)?\b\.?/y, twelveHourTime],
	[/(\d\d?):(\d\d)\b/y, time],
	[/\d{4}\b/y, ([year]) => ({ kind: "year", value: Number(year) })],
	// "25th" is no Thursday.
	[/(\d+)(?:(?:st|nd|rd|th)\b)?/y, ([, digits]) => ({ kind: "number", value: Number(digits) })],
	[/[\p{Pd}−]/uy, () => ({ kind: "-" })],
	[/[,&/]/y, () => ({ kind: "," })],
	[/[;•\n]/y, () => ({ kind: ";" })],
	[/\p{L}+/uy, ([word = ""]) => words[word] ?? named(word)],
	// "Mon.: 8 AM"
	[/[ .:]/y, () => "nothing"],
	[/./uy, ([value = ""]) => ({ kind: "unknown", value })],
];

/** "by appointment only", "(by appt.)", "appointment required" */
function appointmentPattern(): RegExp {
	const word = String.raw`app(?:ointments?|ts?\b\.?)`;
	const by = `(?:only |strictly )?by[ -](?:prior )?${word}(?:[ -]?only)?`;
	const alone = `${word}[ -]?(?:only|required)`;
	return new RegExp(`["'“‘(]?(?:${by}|${alone})["'”’)]?`, "y");
}

const words: Readonly<Record<string, Reading>> = {
	closed: { kind: "closed" },
	off: { kind: "closed" },
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
	and: { kind: "," },
	open: { kind: "open" },
	from: { kind: "from" },
	on: "nothing",
};

const weekdays = "mondays tuesdays wednesdays thursdays fridays saturdays sundays".split(" ");
const months =
	"january february march april may june july august september october november december".split(
		" ",
	);

export function readTokens(text: string): readonly HoursToken[] {
	const tokens: HoursToken[] = [];
	// Texts copied from Google Maps have narrow spaces.
	const lower = text
		.toLowerCase()
		.replaceAll(/[^\S\n]+/g, " ")
		.replaceAll(/every day|7 days a week/g, "daily");
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

function twelveHourTime([text = "", hour, minute = "0", half]: readonly string[]): HoursToken {
	if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59)
		return { kind: "unknown", value: text };
	const afternoon = half === "p" ? 12 : 0;
	return {
		kind: "time",
		value: ((Number(hour) % 12) + afternoon) * 60 + Number(minute),
		clock: 12,
	};
}

/** Up to 48:00, which is the end of the next day. */
function time([text = "", hour = "", minute]: readonly string[]): HoursToken {
	const value = Number(hour) * 60 + Number(minute);
	if (Number(minute) > 59 || value > 48 * 60) return { kind: "unknown", value: text };
	// Who counts to 24 writes 09:00, or 9:00.
	return { kind: "time", value, clock: hour.length === 1 ? "either" : 24 };
}
