import type { HoursRule } from "./hours-rule.js";

const allWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Whether people mean something else by hours than what they say when the last rule holds. */
export function areDoubtful(rules: readonly HoursRule[]): boolean {
	// "Closed Sundays": it is open on others, but nobody knows when.
	if (rules.every(({ spans }) => spans.length === 0)) return true;
	return rules.some((rule, index) => rules.slice(index + 1).some((later) => isHidden(rule, later)));
}

/** "Holidays closed; Mon-Fri 9 AM-5 PM": people mean the narrower rule, which the later one hides. */
function isHidden(rule: HoursRule, later: HoursRule): boolean {
	if (JSON.stringify(rule.spans) === JSON.stringify(later.spans)) return false;
	if (later.dates.length > 0) return false;
	if (rule.dates.length > 0) return true;
	if (later.onHolidays && later.weekdays.length === 0) return false;
	const weekdaysOf = ({ weekdays }: HoursRule) => (weekdays.length > 0 ? weekdays : allWeekdays);
	return rule.onHolidays || weekdaysOf(rule).every((day) => weekdaysOf(later).includes(day));
}
