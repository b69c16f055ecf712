import { isTimeZone } from "@nev/contract";

/** A time as the tables show it, in UTC: `2026-11-21 04:18`. */
export function formatTime(time: Date): string {
	return time.toISOString().slice(0, 16).replace("T", " ");
}

/**
 * A time for people outside, by the clock of their zone: `November 20, 2026, 11:18 PM EST`.
 *
 * @param zone its IANA name; UTC if it is unknown
 */
export function readableTime(time: Date, zone?: string | null): string {
	const timeZone = zone && isTimeZone(zone) ? zone : "UTC";
	const date = time.toLocaleDateString("en-US", { timeZone, dateStyle: "long" });
	const clock = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
	return `${date}, ${time.toLocaleTimeString("en-US", { timeZone, ...clock })}`;
}

const hoursByUnit: Readonly<Record<string, number>> = { h: 1, d: 24, w: 7 * 24 };

/** The hours of a length of time such as `12h`, `7d` or `2w`; undefined: it is none. */
export function hoursOf(text: string): number | undefined {
	const [, count, unit = ""] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
	const hours = hoursByUnit[unit];
	return hours && Number(count) * hours;
}
