import type { CalendarDay, DayRange, HoursRule, OpeningHours, TimeSpan } from "@nev/contract";
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
	const weekly = rules.filter(isWeekly);
	const usual = (weekday: number) => spansOf(weekly, (rule) => includesWeekday(rule, weekday));
	return {
		timeZone,
		week: groupByHours(usual),
		exceptions: days.flatMap((day) => {
			const spans = spansOf(rules, (rule) => appliesOn(rule, day));
			const isUsual = areSame(spans, usual(day.weekday));
			return isUsual ? [] : [{ date: day.date, spans: [...spans] }];
		}),
	};
}

/** @param date such as `2026-12-24` */
export function hoursDay(date: string): HoursDay {
	const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
	const weekday = new Date(date).getUTCDay() || 7;
	return { date, year, month, day, weekday, isHoliday: federalHolidays(year).has(date) };
}

/** The last rule holds. On a day without one, it is closed. */
function spansOf(
	rules: readonly HoursRule[],
	applies: (rule: HoursRule) => boolean,
): readonly TimeSpan[] {
	return rules.findLast(applies)?.spans ?? [];
}

/** Whether a rule holds in each week. */
function isWeekly({ dates, weekdays, onHolidays }: HoursRule): boolean {
	return dates.length === 0 && (weekdays.length > 0 || !onHolidays);
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

function groupByHours(usual: (weekday: number) => readonly TimeSpan[]): OpeningHours["week"] {
	const week = new Map<string, OpeningHours["week"][number]>();
	for (let weekday = 1; weekday <= 7; weekday++) {
		for (const { opens, closes } of usual(weekday)) {
			const group = week.get(`${opens}-${closes}`) ?? { days: [], opens, closes };
			group.days.push(weekday);
			week.set(`${opens}-${closes}`, group);
		}
	}
	return [...week.values()];
}

function areSame(a: readonly TimeSpan[], b: readonly TimeSpan[]): boolean {
	return (
		a.length === b.length &&
		a.every(({ opens, closes }, index) => opens === b[index]?.opens && closes === b[index]?.closes)
	);
}
