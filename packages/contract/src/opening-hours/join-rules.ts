import { type HoursRule, isWeekly } from "./hours-rule.js";

/** Holidays on which it is closed, behind the hours of the week: so people mean them wherever they stand. */
export function inUsualOrder(rules: readonly HoursRule[]): readonly HoursRule[] {
	const isClosing = ({ onHolidays, spans, byAppointment }: HoursRule) =>
		onHolidays && spans.length === 0 && !byAppointment;
	const end = rules.map((rule) => isWeekly(rule) && !rule.onHolidays).lastIndexOf(true) + 1;
	const week = rules.slice(0, end);
	return [
		...week.filter((rule) => !isClosing(rule)),
		...week.filter(isClosing),
		...rules.slice(end),
	];
}

/** Days that stand together and have the same hours as one rule: `Mon 8 AM-5 PM; Tue 8 AM-5 PM`. */
export function withJoinedDays(rules: readonly HoursRule[]): readonly HoursRule[] {
	const joined: HoursRule[] = [];
	for (const rule of rules) {
		const before = joined.at(-1);
		if (before && isOfDays(before) && isOfDays(rule) && haveSameHours(before, rule)) {
			const weekdays = [...new Set([...before.weekdays, ...rule.weekdays])];
			joined[joined.length - 1] = { ...rule, weekdays: weekdays.sort((a, b) => a - b) };
		} else joined.push(rule);
	}
	return joined;
}

function isOfDays({ dates, weekdays, onHolidays }: HoursRule): boolean {
	return dates.length === 0 && weekdays.length > 0 && !onHolidays;
}

function haveSameHours(...rules: readonly [HoursRule, HoursRule]): boolean {
	const [a, b] = rules.map(({ spans, byAppointment }) => JSON.stringify([spans, byAppointment]));
	return a === b;
}
