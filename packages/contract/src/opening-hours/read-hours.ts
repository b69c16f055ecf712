import {
	type CalendarDay,
	type DayHours,
	type DayRange,
	everyDay,
	type HoursRule,
	isMultiDay,
} from "./hours-rule.js";
import { type HoursToken, readTokens } from "./hours-tokens.js";
import type { TimeSpan } from "./opening-hours.js";

const minutesOfDay = 24 * 60;

/** `10:00-2:00` rather means four hours of a day than 16 of a night. */
const longestNight = 12 * 60;

/** `9 AM-5 AM` is a slip. */
const longestClearNight = 18 * 60;

/** Its message, if any, says what to write instead. */
class UnreadableHours extends Error {}

export const unclearAppointment =
	"Write days by appointment without hours, as in Sat by appointment";

const unclearTime = "Write AM or PM behind times, and months before days";

/**
 * Reads what people write on a door, `Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; holidays closed`, and the part of
 * OpenStreetMap's `opening_hours` that says the same: `Mo-Fr 08:00-18:00; Sa 09:00-16:00; PH off`.
 *
 * @returns undefined if a part of the text cannot be read, or has two meanings, as `8-6` has
 */
export function readHours(text: string): readonly HoursRule[] | undefined {
	const rules = tryToRead(readTokens(text));
	return rules instanceof UnreadableHours ? undefined : rules;
}

/** Why {@link readHours} cannot read a text; empty if nothing is to be said but how hours are written. */
export function unreadableReason(text: string): string {
	const tokens = readTokens(text);
	const unknown = tokens.find((token) => token.kind === "unknown");
	if (unknown) return `Not understood: ${unknown.value}`;
	const rules = tryToRead(tokens);
	return rules instanceof UnreadableHours ? rules.message : "";
}

function tryToRead(tokens: readonly HoursToken[]): readonly HoursRule[] | UnreadableHours {
	const reader = createReader(tokens);
	try {
		const rules: HoursRule[] = [];
		while (reader.hasMore()) rules.push(readRule(reader, rules.length === 0));
		return rules.length > 0 ? rules : new UnreadableHours();
	} catch (error) {
		if (error instanceof UnreadableHours) return error;
		throw error;
	}
}

type Kind = HoursToken["kind"];
type TokenOf<K extends Kind> = Extract<HoursToken, { kind: K }>;
type Reader = ReturnType<typeof createReader>;

function createReader(tokens: readonly HoursToken[]) {
	let position = 0;
	return {
		/** Goes on to the next rule, of which separators can be left out. */
		hasMore() {
			while (this.take(",") || this.take(";"));
			return position < tokens.length;
		},
		isNext: (...kinds: readonly Kind[]) =>
			kinds.every((kind, index) => tokens[position + index]?.kind === kind),
		take<K extends Kind>(kind: K): TokenOf<K> | undefined {
			return tokens[position]?.kind === kind ? (tokens[position++] as TokenOf<K>) : undefined;
		},
		/** @throws {UnreadableHours} if something else comes */
		expect<K extends Kind>(kind: K): TokenOf<K> {
			const token = this.take(kind);
			if (!token) throw new UnreadableHours(this.isNext("number") ? unclearTime : "");
			return token;
		},
	};
}

function readRule(reader: Reader, isFirst: boolean): HoursRule {
	// "Closed on Sundays"
	const before = readWithoutHours(reader);
	if (!before) reader.take("open");
	const hasDays = selectors.some((kind) => reader.isNext(kind) || reader.isNext("from", kind));
	const isFrom = hasDays && reader.take("from") !== undefined;
	// Behind other hours, a comma is missing.
	if (!hasDays && !isFirst)
		throw new UnreadableHours(before?.byAppointment ? unclearAppointment : "");
	const dates: DayRange[] = [];
	const weekdays: number[] = [];
	let onHolidays = false;
	let isDaily = false;
	let isBehindDates = false;
	for (let hasMore = hasDays; hasMore; hasMore = takeComma(reader, isBehindDates)) {
		isBehindDates = isDay(reader, isBehindDates);
		if (reader.isNext("weekdays")) weekdays.push(...readWeekdays(reader));
		else if (reader.take("holidays")) onHolidays = true;
		else if (reader.take("daily")) isDaily = true;
		else dates.push(readDates(reader, dates.at(-1)?.to));
	}
	if (onHolidays && (isDaily || dates.length > 0)) throw new UnreadableHours();
	// Of no end: "From Nov 1 closed".
	const isRange = dates.length > 0 ? dates.every(isMultiDay) : weekdays.length > 1;
	if (isFrom && !isRange) throw new UnreadableHours("Write from when until when");
	if (isDaily && dates.length > 0 && weekdays.length === 0) weekdays.push(...everyDay);
	if (hasDays && isDashBeforeHours(reader)) reader.take("-");
	const hours = before ?? readWithoutHours(reader) ?? readOpen(reader);
	// "Closed Sundays 9 AM-5 PM", "by appointment from 9 AM to 5 PM"
	if (hours.spans.length === 0 && (reader.isNext("time") || reader.isNext("from", "time")))
		throw new UnreadableHours(hours.byAppointment ? unclearAppointment : "");
	// "9 AM-5 PM Mon-Fri"
	if (!hasDays && selectors.some((kind) => reader.isNext(kind) || reader.isNext(",", kind)))
		throw new UnreadableHours("Write the days before their hours");
	return { dates, weekdays: [...new Set(weekdays)].sort((a, b) => a - b), onHolidays, ...hours };
}

const byAppointment: DayHours = { spans: [], byAppointment: true };

/** @returns undefined if times come */
function readWithoutHours(reader: Reader): DayHours | undefined {
	if (reader.take("closed")) return { spans: [], byAppointment: false };
	return reader.take("appointment") && byAppointment;
}

function readOpen(reader: Reader): DayHours {
	// "Mon-Fri, 9 AM-5 PM"
	if (reader.isNext(",", "time")) reader.take(",");
	reader.take("open");
	if (reader.take("appointment")) return byAppointment;
	return { spans: readSpans(reader), byAppointment: false };
}

/** "Sun - closed" */
function isDashBeforeHours(reader: Reader): boolean {
	return (["time", "always", "open", "closed", "appointment"] as const).some((kind) =>
		reader.isNext("-", kind),
	);
}

const selectors = ["weekdays", "holidays", "daily", "month", "date", "year", "number"] as const;

/**
 * Whether another day follows, with a comma or, after a date, without one: `Dec 24-31 Sa,Su`.
 *
 * @throws {UnreadableHours} for `Sun, Dec 25`, which is one day or many, and for `Monday holidays`
 */
function takeComma(reader: Reader, isBehindDates: boolean): boolean {
	const hasComma = selectors.some((kind) => reader.isNext(",", kind));
	if (hasComma) reader.take(",");
	const isOther = hasComma
		? isDay(reader, isBehindDates) !== isBehindDates
		: reader.isNext("holidays");
	if (isOther) throw new UnreadableHours();
	return selectors.some((kind) => reader.isNext(kind));
}

function readWeekdays(reader: Reader): readonly number[] {
	const days = reader.expect("weekdays").value;
	if (isDashBeforeHours(reader) || !reader.take("-")) return days;
	const { value } = reader.expect("weekdays");
	const [from, to] = [days[0] as number, value[0] as number];
	if (days.length > 1 || value.length > 1) throw new UnreadableHours();
	const length = ((to - from + 7) % 7) + 1;
	return [...Array(length).keys()].map((index) => ((from - 1 + index) % 7) + 1);
}

/** @param isBehindDates in `Dec 24, 25`, the second number is a day too */
function isDay(reader: Reader, isBehindDates: boolean): boolean {
	const kinds = ["date", "month", ...(isBehindDates ? (["number"] as const) : [])] as const;
	return kinds.some((kind) => reader.isNext(kind)) || reader.isNext("year", "month");
}

/** @param before the day before it in a list, which may have its month: `Dec 24, 25` */
function readDates(reader: Reader, before?: CalendarDay): DayRange {
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
function readDay(reader: Reader, before?: CalendarDay): CalendarDay {
	const date = reader.take("date")?.value;
	if (date) return checkDay(date);
	const year = reader.take("year")?.value;
	const named = reader.take("month")?.value;
	const month = named === undefined ? before : { month: named };
	if (!month) throw new UnreadableHours(unclearTime);
	const day = reader.expect("number").value;
	return checkDay({ ...month, day, ...(year ? { year } : readYearBehind(reader)) });
}

function readYearBehind(reader: Reader): { year?: number } {
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

function readSpans(reader: Reader): readonly TimeSpan[] {
	reader.take("from");
	if (reader.take("always")) return [{ opens: "00:00", closes: "24:00" }];
	const spans = [readSpan(reader)];
	while (reader.isNext(",", "time")) {
		reader.take(",");
		spans.push(readSpan(reader));
	}
	spans.forEach((span, index) => {
		const before = spans[index - 1];
		if (before && (before.closes <= before.opens || span.opens < before.closes))
			throw new UnreadableHours();
	});
	return spans;
}

function readSpan(reader: Reader): TimeSpan {
	const from = reader.expect("time");
	reader.expect("-");
	const to = reader.expect("time");
	const opens = from.value % minutesOfDay;
	const isNight = to.value <= from.value;
	const length = to.value - from.value + (isNight ? minutesOfDay : 0);
	const closes = (opens + length) % minutesOfDay;
	const clockOf = ({ clock }: typeof from) => (clock === "either" ? 24 : clock);
	const areOneClock = !from.clock || !to.clock || clockOf(from) === clockOf(to);
	const longest = clockOf(to) === 24 ? longestNight : longestClearNight;
	const isLikelyDay = isNight && to.value > 0 && length > longest;
	// Nobody opens at 01:00, but many after lunch at 1:00, and from 9:00 to 10:00 many for 13 hours.
	const isEither = from.clock === "either" && (from.value < 6 * 60 || to.value < 12 * 60);
	const isDoubtful = isLikelyDay || isEither || from.value >= minutesOfDay;
	const isWholeDay = opens === 0 && length === minutesOfDay;
	if (!areOneClock || isDoubtful || (length >= minutesOfDay && !isWholeDay))
		throw new UnreadableHours(unclearTime);
	return { opens: clockTime(opens), closes: clockTime(closes || minutesOfDay) };
}

function clockTime(minutes: number): string {
	const digits = (number: number) => `${number}`.padStart(2, "0");
	return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}
