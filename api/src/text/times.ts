/** A time as the tables show it, in UTC: `2026-11-21 04:18`. */
export function formatTime(time: Date): string {
	return time.toISOString().slice(0, 16).replace("T", " ");
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const shortTime = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });

/** A time for people outside, who do not know our zone: `November 21, 2026, 4:18 AM UTC`. */
export function readableTime(time: Date): string {
	return `${longDate.format(time)}, ${shortTime.format(time)} UTC`;
}

const hoursByUnit: Readonly<Record<string, number>> = { h: 1, d: 24, w: 7 * 24 };

/** The hours of a length of time such as `12h`, `7d` or `2w`; undefined: it is none. */
export function hoursOf(text: string): number | undefined {
	const [, count, unit = ""] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
	const hours = hoursByUnit[unit];
	return hours && Number(count) * hours;
}
