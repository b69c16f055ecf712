import type { OpeningHours, TimeSpan } from "@nev/contract";
import { dateFormat } from "./date-format.js";

/** Opening hours as a page may write them: without `exceptions` if there are none. */
export type OwnOpeningHours = Omit<OpeningHours, "exceptions"> &
	Partial<Pick<OpeningHours, "exceptions">>;

export const minutesOfDay = 24 * 60;

/** How many days the future has: a dealership that stays open as long is always open. */
const dayCount = 7;

/** A day of a dealership, by its own calendar. */
export interface HoursDay {
	/** Such as `2026-12-25`. */
	readonly date: string;
	readonly spans: readonly TimeSpan[];
	/** Means nothing on a day that has hours. */
	readonly byAppointment?: boolean | undefined;
}

/** Times are minutes after the midnight before `now`, by the dealership's clock. */
export interface OpenState {
	readonly now: number;
	readonly isOpen: boolean;
	/** When it closes, or opens; undefined if it does not in the coming week. */
	readonly changesAt: number | undefined;
	/** Today and the six days after it. */
	readonly days: readonly HoursDay[];
}

/** @returns undefined if the browser does not know the time zone, or a time is not one such as `08:00` */
export function openState(hours: OwnOpeningHours, now: Date): OpenState | undefined {
	const clock = clockIn(hours.timeZone, now);
	if (!clock) return undefined;
	// A night that has begun yesterday can go on.
	const days = [-1, ...Array(dayCount).keys()].map((offset) => dayOf(hours, clock.date, offset));
	const all = days.flatMap(({ spans }, index) => spans.map((span) => intervalOf(span, index - 1)));
	if (all.flat().some(Number.isNaN)) return undefined;
	const intervals = mergeTouching(all);
	const current = intervals.find(([start, end]) => start <= clock.minutes && clock.minutes < end);
	const next = intervals.find(([start]) => start > clock.minutes);
	const changesAt = current ? current[1] : next?.[0];
	const isInSight = changesAt !== undefined && changesAt < dayCount * minutesOfDay;
	return {
		now: clock.minutes,
		isOpen: current !== undefined,
		changesAt: isInSight ? changesAt : undefined,
		days: days.slice(1),
	};
}

type Interval = readonly [start: number, end: number];

function intervalOf({ opens, closes }: TimeSpan, day: number): Interval {
	const [start, end] = [minutesOf(opens), minutesOf(closes)].map(
		(minutes) => minutes + day * minutesOfDay,
	) as [number, number];
	return [start, end > start ? end : end + minutesOfDay];
}

/** The minutes since midnight; NaN for a text that is no time. */
export function minutesOf(time: string): number {
	const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
	return Number(hour) * 60 + Number(minute);
}

/** What ends at midnight goes on at midnight. */
function mergeTouching(intervals: readonly Interval[]): readonly Interval[] {
	const merged: [number, number][] = [];
	for (const [start, end] of [...intervals].sort(([a], [b]) => a - b)) {
		const before = merged.at(-1);
		if (before && start <= before[1]) before[1] = Math.max(before[1], end);
		else merged.push([start, end]);
	}
	return merged;
}

function dayOf(
	{ week, appointmentDays, exceptions = [] }: OwnOpeningHours,
	today: string,
	offset: number,
): HoursDay {
	const day = new Date(`${today}T00:00Z`);
	day.setUTCDate(day.getUTCDate() + offset);
	const date = day.toISOString().slice(0, 10);
	const weekday = day.getUTCDay() || 7;
	const exception = exceptions.find((other) => other.date === date);
	return (
		exception ?? {
			date,
			spans: week.filter(({ days }) => days.includes(weekday)),
			byAppointment: appointmentDays?.includes(weekday),
		}
	);
}

/** What a clock in a time zone shows; undefined if the zone is unknown. */
export function clockIn(
	timeZone: string,
	now: Date,
): { date: string; minutes: number } | undefined {
	try {
		const format = dateFormat("en-US", {
			timeZone,
			hourCycle: "h23",
			...{ year: "numeric", month: "2-digit", day: "2-digit" },
			...{ hour: "2-digit", minute: "2-digit" },
		});
		const parts = format.formatToParts(now);
		const part = (type: string) => parts.find((one) => one.type === type)?.value;
		return {
			date: `${part("year")}-${part("month")}-${part("day")}`,
			minutes: minutesOf(`${part("hour")}:${part("minute")}`),
		};
	} catch {
		return undefined;
	}
}
