import type { CalendarDay, DayRange, HoursRule } from "./hours-rule.js";

/** Whether no rule opens. After "closed Sundays", it is open on other days, but nobody knows when. */
export function neverOpens(rules: readonly HoursRule[]): boolean {
	return rules.every(({ spans }) => spans.length === 0);
}

/** Whether a rule is of no use because a later one is about all its days: people mean the narrower one. */
export function hasHiddenRule(rules: readonly HoursRule[]): boolean {
	return rules.some((rule, index) => rules.slice(index + 1).some((later) => hides(later, rule)));
}

/** @example `Mon-Fri 9 AM-5 PM` hides an earlier `holidays closed` */
function hides(later: HoursRule, rule: HoursRule): boolean {
	if (JSON.stringify(rule.spans) === JSON.stringify(later.spans)) return false;
	const isEachWeekday = weekdaysOf(rule).every((day) => weekdaysOf(later).includes(day));
	if (later.dates.length > 0) {
		const isEachDate = rule.dates.every((range) =>
			later.dates.some((other) => includes(other, range)),
		);
		return rule.dates.length > 0 && isEachDate && isEachWeekday;
	}
	if (rule.dates.length > 0) return true;
	if (later.onHolidays && later.weekdays.length === 0) return false;
	return rule.onHolidays || isEachWeekday;
}

function weekdaysOf({ weekdays }: HoursRule): readonly number[] {
	return weekdays.length > 0 ? weekdays : [1, 2, 3, 4, 5, 6, 7];
}

function includes(range: DayRange, other: DayRange): boolean {
	const isOfOneYear = range.from.year !== undefined;
	if (isOfOneYear && other.from.year === undefined) return false;
	const at = ({ year = 0, month, day }: CalendarDay) =>
		(isOfOneYear ? year * 10_000 : 0) + month * 100 + day;
	return at(range.from) <= at(other.from) && at(other.to) <= at(range.to);
}
