import type { TimeSpan } from "@nev/contract";
import { aDay, utcDay } from "./day.js";
import { type HoursDay, hoursDay } from "./resolve-hours.js";

/** On which hours of each day somebody is open. */
export interface Schedule {
	/** Its IANA name. */
	readonly timeZone: string;
	spansOn(day: HoursDay): readonly TimeSpan[];
}

const aMinute = 60 * 1000;
const anHour = 60 * aMinute;

/** How many days are looked at: someone who does not open within a season is not waited for. */
const maxDays = 120;

/** Monday to Friday, and not on federal holidays. */
export const officeWeek: Schedule["spansOn"] = ({ weekday, isHoliday }) =>
	weekday > 5 || isHoliday ? [] : [{ opens: "09:00", closes: "17:00" }];

/**
 * The time when a schedule has been open for so many hours. It is never a closing time, but the opening after it.
 *
 * @returns undefined if it is not open for as long in the coming season
 * @example afterOpenHours(friday4PM, 8, schedule); // Monday, 4 PM
 */
export function afterOpenHours(
	start: Date,
	hours: number,
	{ timeZone, spansOn }: Schedule,
): Date | undefined {
	let at = start.getTime();
	let left = hours * anHour;
	const today = at + offsetAt(at, timeZone);
	// A night that began yesterday may go on.
	for (let day = -1; day < maxDays; day += 1) {
		const date = utcDay(today + day * aDay);
		for (const span of spansOn(hoursDay(date)).toSorted(byOpening)) {
			const [opens, closes] = intervalOf(date, span, timeZone);
			const from = Math.max(opens, at);
			if (closes <= from) continue;
			if (left < closes - from) return new Date(from + left);
			left -= closes - from;
			at = closes;
		}
	}
	return undefined;
}

/**
 * Returns what counts for how many minutes a schedule is open between two moments, as time passes: a night of which a
 * daylight-saving change takes an hour is an hour shorter. It computes each day once.
 */
export function openMinutesCounter({
	timeZone,
	spansOn,
}: Schedule): (from: Date, to: Date) => number {
	const known = new Map<number, readonly (readonly [opens: number, closes: number])[]>();
	const intervalsOn = (day: number) => {
		const date = utcDay(day);
		return spansOn(hoursDay(date)).map((span) => intervalOf(date, span, timeZone));
	};
	return (from, to) => {
		let open = 0;
		// A day of UTC has parts of three days of any other zone, and a night belongs to the day before.
		const last = Math.floor(to.getTime() / aDay) * aDay + aDay;
		for (let day = Math.floor(from.getTime() / aDay) * aDay - 2 * aDay; day <= last; day += aDay) {
			const intervals = known.get(day) ?? intervalsOn(day);
			known.set(day, intervals);
			for (const [opens, closes] of intervals) {
				open += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
			}
		}
		return Math.round(open / aMinute);
	};
}

/** When a dealer has been open for so many hours. One who is not gets as many of an office. */
export function dealerDeadline(start: Date, hours: number, schedule: Schedule): Date {
	return deadlineOf(start, hours, schedule, ({ spansOn }) => spansOn);
}

/** When so many hours of the days on which the company is open have passed, or it opens then. */
export function companyDeadline(start: Date, hours: number, schedule: Schedule): Date {
	const wholeDay = [{ opens: "00:00", closes: "24:00" }];
	return deadlineOf(
		start,
		hours,
		schedule,
		({ spansOn }) =>
			(day) =>
				spansOn(day).length > 0 ? wholeDay : [],
	);
}

/** @param counted on which spans hours count */
function deadlineOf(
	start: Date,
	hours: number,
	schedule: Schedule,
	counted: (schedule: Schedule) => Schedule["spansOn"],
): Date {
	for (const one of [schedule, { ...schedule, spansOn: officeWeek }]) {
		const end = afterOpenHours(start, hours, { ...one, spansOn: counted(one) });
		const open = end && afterOpenHours(end, 0, one);
		if (open) return open;
	}
	return new Date(start.getTime() + maxDays * aDay);
}

function byOpening(one: TimeSpan, other: TimeSpan): number {
	return one.opens < other.opens ? -1 : 1;
}

/** One that closes before it opens ends on the next day. */
function intervalOf(date: string, { opens, closes }: TimeSpan, timeZone: string) {
	const [start, end] = [opens, closes].map((time) => {
		const [hour = 0, minute = 0] = time.split(":").map(Number);
		return hour * anHour + minute * aMinute;
	}) as [number, number];
	const midnight = Date.parse(date);
	const ends = midnight + (end > start ? end : end + aDay);
	return [instantOf(midnight + start, timeZone), instantOf(ends, timeZone)] as const;
}

/** @param clock what the clock of the time zone shows, as if it were UTC */
function instantOf(clock: number, timeZone: string): number {
	const nearby = clock - offsetAt(clock, timeZone);
	return clock - offsetAt(nearby, timeZone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clock of a time zone is ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
	let clock = clocks.get(timeZone);
	if (!clock) {
		clock = new Intl.DateTimeFormat("en-US", {
			...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
			...{ hour: "numeric", minute: "numeric" },
		});
		clocks.set(timeZone, clock);
	}
	const parts = clock.formatToParts(time).map(({ type, value }) => [type, Number(value)] as const);
	const { year = 0, month = 1, day, hour, minute } = Object.fromEntries(parts);
	return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / aMinute) * aMinute;
}
