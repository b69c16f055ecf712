import { type DayRange, type HoursRule, isMultiDay } from "./hours-rule.js";

/** The days of a holiday. One that moves is on a weekday of a range: Thanksgiving is a Thursday in Nov 22-28. */
export type HolidayDays = Pick<HoursRule, "dates" | "weekdays">;

/** How it is written, how people write it, its month and first day, and the weekday of one that moves. */
const holidays: readonly (readonly [string, string, number, number, number?])[] = [
	["Dec 31", "new year['’]?s eve", 12, 31],
	["Jan 1", "new year['’]?s(?: day)?", 1, 1],
	["Martin Luther King Day", "(?:mlk|martin luther king)(?:,? jr\\.?)? day", 1, 15, 1],
	["Presidents Day", "president['’]?s?['’]? day", 2, 15, 1],
	["Memorial Day", "memorial day", 5, 25, 1],
	["Jun 19", "juneteenth", 6, 19],
	["Jul 4", "independence day|(?:4th|fourth) of july", 7, 4],
	["Labor Day", "labor day", 9, 1, 1],
	["Nov 11", "veteran['’]?s?['’]? day", 11, 11],
	["Thanksgiving", "thanksgiving(?: day)?", 11, 22, 4],
	["Dec 24", "(?:christmas|xmas) eve", 12, 24],
	["Dec 25", "(?:christmas|xmas)(?: day)?", 12, 25],
];

export const namedHolidays = holidays.map(([name, pattern, month, day, weekday]) => ({
	name,
	pattern: new RegExp(`(?:${pattern})\\b`, "y"),
	days: {
		dates: [{ from: { month, day }, to: { month, day: weekday ? day + 6 : day } }],
		weekdays: weekday ? [weekday] : [],
	} satisfies HolidayDays as HolidayDays,
}));

/** The name of a holiday that moves, if a rule is about one. */
export function holidayName({ dates, weekdays }: HolidayDays): string | undefined {
	const key = JSON.stringify([dates.map(edges), weekdays]);
	return namedHolidays.find(
		({ days }) =>
			days.weekdays.length > 0 && JSON.stringify([days.dates.map(edges), days.weekdays]) === key,
	)?.name;
}

/** Whether a rule opens for some days of a year, if only by appointment. Thanksgiving is no season. */
export function isSeason(rule: HoursRule): boolean {
	const { dates, spans, byAppointment } = rule;
	return (spans.length > 0 || byAppointment) && dates.some(isMultiDay) && !holidayName(rule);
}

function edges({ from, to }: DayRange) {
	return [from.year, from.month, from.day, to.year, to.month, to.day];
}
