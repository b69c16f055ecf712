import type { LeadCount } from "@nev/contract/desk";

const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** `Nov 24`. Days are in UTC, as they are counted. */
export const shortDay = (day: string) => short.format(new Date(day));

/** `Nov 24, 2026` */
export const longDay = (day: string) => long.format(new Date(day));

/** More bars would be too narrow to tell them apart. */
const maxBars = 90;

/** The sums of seven days each, by their first day, if there are too many days for a chart. */
export function barsOf(days: readonly LeadCount[]): { unit: "day" | "week"; bars: LeadCount[] } {
	if (days.length <= maxBars) return { unit: "day", bars: [...days] };
	const bars: LeadCount[] = [];
	// From the last day backwards, so that the last week is a whole one.
	for (let end = days.length; end > 0; end -= 7) {
		const week = days.slice(Math.max(0, end - 7), end);
		const leads = week.reduce((sum, day) => sum + day.leads, 0);
		bars.unshift({ name: week[0]?.name ?? "", leads });
	}
	return { unit: "week", bars };
}
