import { type HoursReader, UnreadableHours, unclearTime } from "./hours-reader.js";
import {
	type CalendarDay,
	type DayRange,
	everyDay,
	type HoursRule,
	isMultiDay,
} from "./hours-rule.js";
import type { HolidayDays } from "./named-holidays.js";

/** The days of a rule. */
type RuleDays = Pick<HoursRule, "dates" | "weekdays" | "onHolidays">;

/** Days of a list: `Mon-Fri` and `holidays` of `Mon-Fri, holidays`. */
export interface DayEntry {
	readonly weekdays?: readonly number[];
	readonly dates?: DayRange;
	readonly holiday?: HolidayDays;
	readonly isHolidays?: true;
	readonly isDaily?: true;
	/** What stands between it and the one before. */
	readonly joint?: Joint | undefined;
}

type Joint = "" | "," | "&";

const dayKinds = ["weekdays", "holidays", "holiday", "daily", "month", "date"] as const;

/**
 * Whether a day is next.
 *
 * @param before the previous day of the list: after a date and a comma, a number is another day, as in `Dec 24, 25`
 */
export function isDay(
	reader: HoursReader,
	before?: DayEntry,
	joint: Joint | "closed" = "",
): boolean {
	const behind = joint ? [joint] : [];
	return (
		reader.isNext(...behind, dayKinds) ||
		reader.isNext(...behind, "from", dayKinds) ||
		reader.isNext(...behind, "year", "month") ||
		(joint !== "" && before?.dates !== undefined && reader.isNext(...behind, "number"))
	);
}

/** @throws {UnreadableHours} for "From Nov 1 closed", which has no end */
export function readDays(reader: HoursReader): readonly DayEntry[] {
	const isFrom = reader.take("from") !== undefined;
	const entries: DayEntry[] = [];
	const jointOf = () =>
		(["", ",", "&"] as const).find((joint) => isDay(reader, entries.at(-1), joint));
	for (let joint: Joint | undefined = ""; joint !== undefined; joint = jointOf()) {
		if (joint) reader.take(joint);
		entries.push({ ...readEntry(reader, entries.at(-1)), joint });
	}
	const dates = entries.flatMap((entry) => entry.dates ?? []);
	const isRange =
		dates.length > 0
			? dates.every(isMultiDay)
			: entries.some(({ weekdays = [] }) => weekdays.length > 1);
	if (isFrom && !isRange) throw new UnreadableHours("Write from when until when");
	return entries;
}

/**
 * The days of one rule, and those of holidays by their names; undefined for `Sun, Dec 25`, which is one day or
 * many, and for `Monday holidays`.
 */
export function daysOf(entries: readonly DayEntry[]): readonly RuleDays[] | undefined {
	const named = entries.flatMap(({ holiday }) => holiday ?? []);
	const others = entries.filter(({ holiday }) => !holiday);
	const isMixed = others.some(({ joint, dates, isHolidays }, index) => {
		const before = others[index - 1];
		if (!before) return false;
		return joint ? !dates !== !before.dates : isHolidays;
	});
	const isUnclear = entries.some(
		({ joint, holiday }, index) => index > 0 && !joint && (holiday ?? entries[index - 1]?.holiday),
	);
	const dates = others.flatMap(({ dates }) => dates ?? []);
	const days = others.flatMap(({ weekdays = [] }) => weekdays);
	const isDaily = others.some((entry) => entry.isDaily);
	const onHolidays = others.some((entry) => entry.isHolidays);
	if (isMixed || isUnclear || (onHolidays && (isDaily || dates.length > 0))) return undefined;
	const weekdays = isDaily && dates.length > 0 && days.length === 0 ? everyDay : days;
	const sorted = [...new Set(weekdays)].sort((a, b) => a - b);
	const own = others.length > 0 ? [{ dates, weekdays: sorted, onHolidays }] : [];
	return [...own, ...named.map((days) => ({ ...days, onHolidays: false }))];
}

function readEntry(reader: HoursReader, before: DayEntry | undefined): DayEntry {
	if (reader.isNext("weekdays")) return { weekdays: readWeekdays(reader) };
	if (reader.take("holidays")) return { isHolidays: true };
	if (reader.take("daily")) return { isDaily: true };
	const holiday = reader.take("holiday")?.value;
	return holiday ? { holiday } : { dates: readDates(reader, before?.dates?.to) };
}

function readWeekdays(reader: HoursReader): readonly number[] {
	const days = reader.expect("weekdays").value;
	if (!reader.isNext("-", "weekdays")) return days;
	reader.take("-");
	const { value } = reader.expect("weekdays");
	const [from, to] = [days[0] as number, value[0] as number];
	if (days.length > 1 || value.length > 1) throw new UnreadableHours();
	const length = ((to - from + 7) % 7) + 1;
	return [...Array(length).keys()].map((index) => ((from - 1 + index) % 7) + 1);
}

/** @param before the day before it in a list, which may have its month: `Dec 24, 25` */
function readDates(reader: HoursReader, before?: CalendarDay): DayRange {
	const from = readDay(reader, before);
	if (!reader.isNext("-", ["number", "month", "date", "year"])) return { from, to: from };
	reader.take("-");
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
	if (!month) throw unclearTime();
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
