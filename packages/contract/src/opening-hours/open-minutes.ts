import type { OpeningHours, TimeSpan } from "./opening-hours.js";

/** The usual week and the days that differ from it. */
export type OpenDays = Pick<OpeningHours, "week" | "exceptions">;

/** What counts as open where no hours are known: Monday to Friday, 9 AM to 5 PM. */
export const officeWeek: OpenDays = {
	week: [{ days: [1, 2, 3, 4, 5], opens: "09:00", closes: "17:00" }],
	exceptions: [],
};

const aMinute = 60_000;
const aDay = 24 * 60 * aMinute;

/**
 * For how many minutes a place was open between two moments, as time passes: a night of which a daylight-saving
 * change takes an hour is an hour shorter.
 *
 * @param hours null: they are unknown, and {@link officeWeek} counts
 * @param timeZone of the hours, by its IANA name
 * @example
 * const night = [new Date("2026-11-27T23:00Z"), new Date("2026-11-28T15:00Z")] as const;
 * openMinutesBetween(null, "America/Chicago", ...night); // 0: it was 5 PM on Friday, and 9 AM on Saturday
 */
export function openMinutesBetween(
	hours: OpenDays | null,
	timeZone: string,
	from: Date,
	to: Date,
): number {
	return openMinutesCounter(hours, timeZone)(from, to);
}

/** Counts as {@link openMinutesBetween} does, for many moments at one place: it computes each day once. */
export function openMinutesCounter(
	hours: OpenDays | null,
	timeZone: string,
): (from: Date, to: Date) => number {
	const { week, exceptions } = hours ?? officeWeek;
	const exceptionOf = new Map(exceptions.map(({ date, spans }) => [date, spans]));
	const timeOf = clockReader(timeZone);
	const known = new Map<number, readonly (readonly [opens: number, closes: number])[]>();

	function spansOf(day: number) {
		const date = new Date(day).toISOString().slice(0, "2026-12-25".length);
		const weekday = new Date(day).getUTCDay() || 7;
		const spans: readonly TimeSpan[] =
			exceptionOf.get(date) ?? week.filter(({ days }) => days.includes(weekday));
		return spans.map(({ opens, closes }) => {
			const closingDay = closes > opens ? day : day + aDay;
			return [
				timeOf(day + sinceMidnight(opens)),
				timeOf(closingDay + sinceMidnight(closes)),
			] as const;
		});
	}

	return (from, to) => {
		let open = 0;
		// A day of UTC has parts of three days of any other zone, and a night belongs to the day before.
		const last = Math.floor(to.getTime() / aDay) * aDay + aDay;
		for (let day = Math.floor(from.getTime() / aDay) * aDay - 2 * aDay; day <= last; day += aDay) {
			const spans = known.get(day) ?? spansOf(day);
			known.set(day, spans);
			for (const [opens, closes] of spans) {
				open += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
			}
		}
		return Math.round(open / aMinute);
	};
}

/** In milliseconds, of `08:30`. */
function sinceMidnight(time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return (hours * 60 + minutes) * aMinute;
}

/** Returns what turns the time on the clocks of a zone, written as one of UTC, into the moment at which they show it. */
function clockReader(timeZone: string): (clock: number) => number {
	// Swedish dates are written as in ISO 8601.
	const format = new Intl.DateTimeFormat("sv-SE", {
		...{ timeZone, dateStyle: "short", timeStyle: "medium" },
	});
	const offsetAt = (time: number) =>
		Date.parse(`${format.format(time).replace(" ", "T")}Z`) - Math.floor(time / 1000) * 1000;
	return (clock) => clock - offsetAt(clock - offsetAt(clock));
}
