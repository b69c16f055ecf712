import type { CalendarDay, DayRange, HoursRule } from "./hours-rule.js";
import { holidayName } from "./named-holidays.js";
import type { TimeSpan } from "./opening-hours.js";

const weekdays = "Mon Tue Wed Thu Fri Sat Sun".split(" ");
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Writes hours as people do: `Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; Dec 24-26 closed`. */
export function writeHours(rules: readonly HoursRule[]): string {
	return rules.map(writeRule).join("; ");
}

function writeRule(rule: HoursRule): string {
	const { dates, weekdays, onHolidays, spans, byAppointment } = rule;
	const holiday = holidayName(rule);
	const days = [...writeWeekdays(weekdays), ...(onHolidays ? ["holidays"] : [])].join(", ");
	const isDaily = days === "" && dates.length === 0;
	const hours = spans.map(writeSpan).join(", ") || (byAppointment ? "by appointment" : "closed");
	if (holiday) return `${holiday} ${hours}`;
	return [dates.map(writeRange).join(", "), isDaily ? "Daily" : days, hours]
		.filter(Boolean)
		.join(" ");
}

/** From 1, Monday, to 7, Sunday, in ascending order. */
function writeWeekdays(days: readonly number[]): string[] {
	const runs: [from: number, to: number][] = [];
	for (const day of days) {
		const run = runs.at(-1);
		if (run?.[1] === day - 1) run[1] = day;
		else runs.push([day, day]);
	}
	const name = (day: number) => weekdays[day - 1];
	return runs.map(([from, to]) => (from === to ? `${name(from)}` : `${name(from)}-${name(to)}`));
}

function writeRange({ from, to }: DayRange): string {
	const isInOneMonth = from.month === to.month && from.year === to.year;
	if (isInOneMonth && from.day === to.day) return writeDay(from);
	const isInOneYear = from.year === to.year;
	const start = writeDay(isInOneYear ? { month: from.month, day: from.day } : from);
	const end = writeDay(to);
	return `${start}-${isInOneMonth && from.day < to.day ? end.replace(/^\w+ /, "") : end}`;
}

function writeDay({ year, month, day }: CalendarDay): string {
	return `${months[month - 1]} ${day}${year ? `, ${year}` : ""}`;
}

function writeSpan({ opens, closes }: TimeSpan): string {
	if (opens === "00:00" && closes === "24:00") return "24 hours";
	return `${writeTime(opens)}-${writeTime(closes)}`;
}

function writeTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = minute ? `:${`${minute}`.padStart(2, "0")}` : "";
	return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? "AM" : "PM"}`;
}
