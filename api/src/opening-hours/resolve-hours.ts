import {
	type CalendarDay,
	type DayHours,
	type DayRange,
	everyDay,
	type HoursRule,
	isSeason,
	isWeekly,
	type OpeningHours,
	type TimeSpan,
} from "@nev/contract";
import { federalHolidays } from "./federal-holidays.js";

/** A day of a calendar, of which hours are resolved. */
export interface HoursDay extends Required<CalendarDay> {
	/** Such as `2026-12-24`. */
	readonly date: string;
	/** From 1, Monday, to 7, Sunday. */
	readonly weekday: number;
	readonly isHoliday: boolean;
}

/** What the rules say of the usual week, and of each of some days that differs from it. */
export function resolveHours(
	rules: readonly HoursRule[],
	timeZone: string,
	days: readonly HoursDay[],
): OpeningHours {
	const calendar = days.map((day) => ({
		...day,
		hours: dayHours(rules, (rule) => appliesOn(rule, day)),
	}));
	const weekly = rules.filter(isWeekly);
	// A week without hours, beside a season of open days, would be wrong for the whole season.
	const isSeasonal = rules.some(isSeason) && weekly.every(({ spans }) => spans.length === 0);
	const usual = everyDay.map((weekday) =>
		isSeasonal
			? mostCommon(calendar.filter((day) => day.weekday === weekday).map(({ hours }) => hours))
			: dayHours(weekly, (rule) => includesWeekday(rule, weekday)),
	);
	const appointmentDays = everyDay.filter((weekday) => usual[weekday - 1]?.byAppointment);
	return {
		timeZone,
		week: groupByHours(usual),
		...(appointmentDays.length > 0 && { appointmentDays }),
		exceptions: calendar.flatMap(({ date, weekday, hours }) => {
			if (areSame(hours, usual[weekday - 1] ?? closed)) return [];
			const { spans, byAppointment } = hours;
			return [{ date, spans: [...spans], ...(byAppointment && { byAppointment }) }];
		}),
	};
}

/**
 * When a dealership works on a day. On a federal holiday it does not, unless its hours name holidays or that day:
 * most write `Mon-Fri 9 AM-5 PM` without thinking of them.
 */
export function workingSpansOn(rules: readonly HoursRule[], day: HoursDay): readonly TimeSpan[] {
	const rule = rules.findLast((one) => appliesOn(one, day));
	if (!rule) return [];
	const isNamed = rule.onHolidays || (rule.dates.length > 0 && !isSeason(rule));
	return day.isHoliday && !isNamed ? [] : rule.spans;
}

/** @param date such as `2026-12-24` */
export function hoursDay(date: string): HoursDay {
	const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
	const weekday = new Date(date).getUTCDay() || 7;
	return { date, year, month, day, weekday, isHoliday: federalHolidays(year).has(date) };
}

const closed: DayHours = { spans: [], byAppointment: false };

/** The last rule holds. On a day without one, it is closed. */
function dayHours(rules: readonly HoursRule[], applies: (rule: HoursRule) => boolean): DayHours {
	return rules.findLast(applies) ?? closed;
}

function includesWeekday(
	{ weekdays, onHolidays }: HoursRule,
	weekday: number,
	isHoliday = false,
): boolean {
	if (onHolidays && isHoliday) return true;
	return weekdays.length > 0 ? weekdays.includes(weekday) : !onHolidays;
}

function appliesOn(rule: HoursRule, day: HoursDay): boolean {
	const { dates } = rule;
	const isInDates = dates.length === 0 || dates.some((range) => isWithin(range, day));
	return isInDates && includesWeekday(rule, day.weekday, day.isHoliday);
}

function isWithin({ from, to }: DayRange, day: HoursDay): boolean {
	const at = (edge: CalendarDay) =>
		(edge.year ? edge.year * 10_000 : 0) + edge.month * 100 + edge.day;
	const { year, ...yearless } = day;
	const after = at(from.year ? day : yearless) >= at(from);
	const before = at(to.year ? day : yearless) <= at(to);
	// From December to January of any year.
	return !from.year && at(from) > at(to) ? after || before : after && before;
}

function mostCommon(days: readonly DayHours[]): DayHours {
	const countOf = (day: DayHours) => days.filter((other) => areSame(other, day)).length;
	return [...days].sort((a, b) => countOf(b) - countOf(a))[0] ?? closed;
}

/** @param usual the hours of each weekday, from Monday on */
function groupByHours(usual: readonly DayHours[]): OpeningHours["week"] {
	const week = new Map<string, OpeningHours["week"][number]>();
	for (const [index, { spans }] of usual.entries()) {
		for (const { opens, closes } of spans) {
			const group = week.get(`${opens}-${closes}`) ?? { days: [], opens, closes };
			group.days.push(index + 1);
			week.set(`${opens}-${closes}`, group);
		}
	}
	return [...week.values()];
}

function areSame(a: DayHours, b: DayHours): boolean {
	return (
		a.byAppointment === b.byAppointment &&
		a.spans.length === b.spans.length &&
		a.spans.every((span, index) => {
			const other = b.spans[index];
			return span.opens === other?.opens && span.closes === other.closes;
		})
	);
}
