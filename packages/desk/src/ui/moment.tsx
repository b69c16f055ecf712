const short = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	hour: "numeric",
	minute: "2-digit",
});
const shortOfYear = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** A time in the operator's time zone, as text. */
export const formatMoment = (time: string) => long.format(new Date(time));

/** A time in a column of a list: `Nov 24, 7:00 AM`, or `Dec 13, 2025` if that was in another year. */
export function formatShort(date: Date, now = new Date()): string {
	if (date.getFullYear() !== now.getFullYear()) return shortOfYear.format(date);
	// On a phone the time is below the day, and stays in one line.
	return short.format(date).replace(/\s(?=[AP]M$)/, "\u00a0");
}

/** The day in the operator's time zone, for the name of a file: `2026-11-25`. */
export const fileDay = (date = new Date()) => date.toLocaleDateString("sv-SE");

/** A time in the operator's time zone. */
export function Moment({ time, isShort = false }: { time: string; isShort?: boolean }) {
	const date = new Date(time);
	return (
		<time dateTime={time} title={isShort ? long.format(date) : undefined}>
			{isShort ? formatShort(date) : long.format(date)}
		</time>
	);
}
