import type { HoursRule } from "./hours-rule.js";
import type { DaysPart, HoursPart, Part } from "./read-parts.js";

/**
 * Whether a day by appointment or closed may be the one behind it: `Mon-Sat, closed Sunday, 9 AM-5 PM`.
 *
 * @param rules what stands before it: after other hours, `Fri-Sat closed Sun 9 AM-5 PM` goes on like them
 */
export function mayCloseLater(
	days: DaysPart,
	hours: HoursPart,
	rest: readonly Part[],
	rules: readonly HoursRule[],
): boolean {
	const [later] = rest;
	if (hours.spans.length > 0 || later?.kind !== "days" || later.before === ";") return false;
	const isOther = (part: Part) =>
		part.kind === "hours" && (part.spans.length > 0 || part.byAppointment !== hours.byAppointment);
	if (!rest.some(isOther)) return false;
	if (days.isOpen && !hours.byAppointment) return true;
	if (hours.before || later.before) return hours.before !== "";
	const named = days.entries.flatMap(({ weekdays = [] }) => weekdays);
	const isNext = later.entries[0]?.weekdays?.[0] === ((named.at(-1) ?? 0) % 7) + 1;
	return !isNext || (named.length > 1 && !rules.some(({ spans }) => spans.length > 0));
}
