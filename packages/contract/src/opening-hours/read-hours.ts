import {
	createReader,
	type HoursReader,
	isDashBeforeHours,
	UnreadableHours,
} from "./hours-reader.js";
import {
	type DayHours,
	type DayRange,
	everyDay,
	type HoursRule,
	isMultiDay,
} from "./hours-rule.js";
import { type HoursToken, readTokens } from "./hours-tokens.js";
import { isDay, readDates, readWeekdays } from "./read-days.js";
import { readSpans } from "./read-spans.js";

export const unclearAppointment =
	"Write days by appointment without hours, as in Sat by appointment";

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

function readRule(reader: HoursReader, isFirst: boolean): HoursRule {
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
function readWithoutHours(reader: HoursReader): DayHours | undefined {
	if (reader.take("closed")) return { spans: [], byAppointment: false };
	return reader.take("appointment") && byAppointment;
}

function readOpen(reader: HoursReader): DayHours {
	// "Mon-Fri, 9 AM-5 PM"
	if (reader.isNext(",", "time")) reader.take(",");
	reader.take("open");
	if (reader.take("appointment")) return byAppointment;
	return { spans: readSpans(reader), byAppointment: false };
}

const selectors = ["weekdays", "holidays", "daily", "month", "date", "year", "number"] as const;

/**
 * Whether another day follows, with a comma or, after a date, without one: `Dec 24-31 Sa,Su`.
 *
 * @throws {UnreadableHours} for `Sun, Dec 25`, which is one day or many, and for `Monday holidays`
 */
function takeComma(reader: HoursReader, isBehindDates: boolean): boolean {
	const hasComma = selectors.some((kind) => reader.isNext(",", kind));
	if (hasComma) reader.take(",");
	const isOther = hasComma
		? isDay(reader, isBehindDates) !== isBehindDates
		: reader.isNext("holidays");
	if (isOther) throw new UnreadableHours();
	return selectors.some((kind) => reader.isNext(kind));
}
