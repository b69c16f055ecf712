import {
	type CalendarDay,
	type DayRange,
	everyDay,
	type HoursRule,
	isMultiDay,
	isWeekly,
} from "./hours-rule.js";
import { isSeason } from "./named-holidays.js";
import type { TimeSpan } from "./opening-hours.js";

/** Whether no rule opens. After "closed Sundays", it is open on other days, but nobody knows when. */
export function neverOpens(rules: readonly HoursRule[]): boolean {
	return rules.every(({ spans, byAppointment }) => spans.length === 0 && !byAppointment);
}

/**
 * Whether the hours of a weekday are in two rules, and do not overlap, or only in part while the days do so
 * too. The last rule holds, but people may mean both.
 *
 * @example `Mon-Fri 8 AM-12 PM; Mon-Thu 1 PM-5 PM`, `Sun-Thu 8 AM-2 PM; Wed-Sat 1 PM-6 PM`
 */
export function hasSplitDay(rules: readonly HoursRule[]): boolean {
	const weekly = rules.filter((rule) => isWeekly(rule) && rule.spans.length > 0);
	return weekly.some((rule, index) =>
		weekly.slice(index + 1).some((later) => {
			const isApart = rule.spans.every((span) =>
				later.spans.every((other) => !overlaps(span, other)),
			);
			const areLaterDaysPart = weekdaysOf(later).every((day) => weekdaysOf(rule).includes(day));
			const isSplit = isApart || (!areLaterDaysPart && areStaggered(rule, later));
			return isSplit && areOfOneDay(rule, later);
		}),
	);
}

/**
 * Whether the hours of a weekday stand behind appointments on it. The last rule holds, but people may mean the hours
 * in which they take appointments.
 *
 * @example `By appointment only; Mon-Fri 9 AM-5 PM`
 */
export function hasHoursOfAppointments(rules: readonly HoursRule[]): boolean {
	const weekly = rules.filter(isWeekly);
	return weekly.some(
		(rule, index) =>
			rule.byAppointment &&
			weekly.slice(index + 1).some((later) => later.spans.length > 0 && areOfOneDay(rule, later)),
	);
}

/** Whether a rule is of no use because a later one is about all its days: people mean the narrower one. */
export function hasHiddenRule(rules: readonly HoursRule[]): boolean {
	return rules.some((rule, index) => rules.slice(index + 1).some((later) => hides(later, rule)));
}

/**
 * Whether a season opens on weekdays on which it is closed in the usual week, without naming them.
 *
 * @example `Mon-Fri 8 AM-5 PM; Jun 1-Aug 31 7 AM-4 PM`
 */
export function hasSeasonWithoutWeekdays(rules: readonly HoursRule[]): boolean {
	const weekly = rules.filter(isWeekly);
	const rulesOf = (day: number) => weekly.filter((rule) => weekdaysOf(rule).includes(day));
	const isOpen = (day: number) => (rulesOf(day).at(-1)?.spans ?? []).length > 0;
	return (
		everyDay.some(isOpen) &&
		!everyDay.every(isOpen) &&
		rules.some((rule) => isSeason(rule) && rule.spans.length > 0 && rule.weekdays.length === 0)
	);
}

/**
 * Whether a single day has a weekday: in other years it has another one.
 *
 * @example `Fri Dec 25 closed`, or `Dec 1st Sat closed`, which may mean the first Saturday
 */
export function hasWeekdayOfDate(rules: readonly HoursRule[]): boolean {
	return rules.some(({ dates, weekdays }) => weekdays.length > 0 && !dates.every(isMultiDay));
}

/** Whether a list of days has a year that may be of all of them. @example `Dec 24, 25, 2026 closed` */
export function hasDoubtfulYear(rules: readonly HoursRule[]): boolean {
	return rules.some(({ dates }) => new Set(dates.map(({ from }) => !from.year)).size > 1);
}

/** @example `Mon-Fri 9 AM-5 PM` hides an earlier `holidays closed` */
function hides(later: HoursRule, rule: HoursRule): boolean {
	const hoursOf = ({ spans, byAppointment }: HoursRule) => JSON.stringify([spans, byAppointment]);
	if (hoursOf(rule) === hoursOf(later)) return false;
	const isEachWeekday = weekdaysOf(rule).every((day) => weekdaysOf(later).includes(day));
	if (later.dates.length > 0) {
		// In summer, too, it is closed on Independence Day.
		if (rule.onHolidays) return isSeason(later);
		const isEachDate = rule.dates.every((range) =>
			later.dates.some((other) => includes(other, range)),
		);
		return rule.dates.length > 0 && isEachDate && isEachWeekday;
	}
	if (isWeekly(later)) return rule.onHolidays || rule.dates.length > 0 || isEachWeekday;
	return rule.dates.length > 0 && !isSeason(rule);
}

function weekdaysOf({ weekdays }: HoursRule): readonly number[] {
	return weekdays.length > 0 ? weekdays : everyDay;
}

function areOfOneDay(rule: HoursRule, other: HoursRule): boolean {
	return weekdaysOf(rule).some((day) => weekdaysOf(other).includes(day));
}

function overlaps(a: TimeSpan, b: TimeSpan): boolean {
	const end = ({ opens, closes }: TimeSpan) => (closes <= opens ? "48:00" : closes);
	return a.opens < end(b) && b.opens < end(a);
}

/** Whether one opens, and closes, before the other does. */
function areStaggered({ spans: [a] }: HoursRule, { spans: [b] }: HoursRule): boolean {
	return !!a && !!b && a.opens !== b.opens && a.opens < b.opens === a.closes < b.closes;
}

function includes(range: DayRange, other: DayRange): boolean {
	const isOfOneYear = range.from.year !== undefined;
	if (isOfOneYear && other.from.year === undefined) return false;
	const at = ({ year = 0, month, day }: CalendarDay) =>
		(isOfOneYear ? year * 10_000 : 0) + month * 100 + day;
	return at(range.from) <= at(other.from) && at(other.to) <= at(range.to);
}
