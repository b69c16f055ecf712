import {
	type HoursReader,
	isDashBeforeHours,
	UnreadableHours,
	unclearTime,
} from "./hours-reader.js";
import type { CalendarDay, DayRange } from "./hours-rule.js";

export function readWeekdays(reader: HoursReader): readonly number[] {
	const days = reader.expect("weekdays").value;
	if (isDashBeforeHours(reader) || !reader.take("-")) return days;
	const { value } = reader.expect("weekdays");
	const [from, to] = [days[0] as number, value[0] as number];
	if (days.length > 1 || value.length > 1) throw new UnreadableHours();
	const length = ((to - from + 7) % 7) + 1;
	return [...Array(length).keys()].map((index) => ((from - 1 + index) % 7) + 1);
}

/** @param isBehindDates in `Dec 24, 25`, the second number is a day too */
export function isDay(reader: HoursReader, isBehindDates: boolean): boolean {
	const kinds = ["date", "month", ...(isBehindDates ? (["number"] as const) : [])] as const;
	return kinds.some((kind) => reader.isNext(kind)) || reader.isNext("year", "month");
}

/** @param before the day before it in a list, which may have its month: `Dec 24, 25` */
export function readDates(reader: HoursReader, before?: CalendarDay): DayRange {
	const from = readDay(reader, before);
	if (isDashBeforeHours(reader) || !reader.take("-")) return { from, to: from };
	const to = readDay(reader, from);
	// A year that only one of them has.
	const turns = isBefore(to, from) ? 1 : 0;
	const fromYear = from.year ?? (to.year && to.year - turns);
	const toYear = to.year ?? (fromYear && fromYear + turns);
	const isInOneMonth = from.month === to.month;
	const isReverse = fromYear && toYear ? fromYear + turns > toYear : turns > 0 && isInOneMonth;
	if (isReverse) throw new UnreadableHours();
	return { from: withYear(from, fromYear), to: withYear(to, toYear) };
}

/** `Dec 25`, `Dec 25, 2026`, `2026 Dec 25`, `2026-12-25`, or `25` of the month of the day before it. */
function readDay(reader: HoursReader, before?: CalendarDay): CalendarDay {
	const date = reader.take("date")?.value;
	if (date) return checkDay(date);
	const year = reader.take("year")?.value;
	const named = reader.take("month")?.value;
	const month = named === undefined ? before : { month: named };
	if (!month) throw new UnreadableHours(unclearTime);
	const day = reader.expect("number").value;
	return checkDay({ ...month, day, ...(year ? { year } : readYearBehind(reader)) });
}

function readYearBehind(reader: HoursReader): { year?: number } {
	if (reader.isNext(",", "year") && !reader.isNext(",", "year", "month")) reader.take(",");
	const year = reader.take("year")?.value;
	return year === undefined ? {} : { year };
}

function withYear({ month, day }: CalendarDay, year: number | undefined): CalendarDay {
	return { ...(year && { year }), month, day };
}

/** Without the years. */
function isBefore(a: CalendarDay, b: CalendarDay): boolean {
	return a.month < b.month || (a.month === b.month && a.day < b.day);
}

/** @throws {UnreadableHours} for February 30, and years that no dealership plans for */
function checkDay(day: CalendarDay): CalendarDay {
	const { year = 2024 } = day;
	const date = new Date(Date.UTC(year, day.month - 1, day.day));
	if (year < 2000 || year > 2199 || date.getUTCMonth() !== day.month - 1)
		throw new UnreadableHours();
	return day;
}
