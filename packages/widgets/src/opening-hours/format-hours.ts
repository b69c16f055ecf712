import { dateFormat } from "./date-format.js";
import type { HoursMessages } from "./messages.js";
import { clockIn, type HoursDay, minutesOf } from "./open-state.js";

const msPerMinute = 60_000;

/** A time of day as the locale writes it. */
function formatTime(locale: string, time: string): string {
	const format = dateFormat(locale, {
		timeZone: "UTC",
		hour: "numeric",
		minute: "2-digit",
	});
	return format.format(minutesOf(time) * msPerMinute);
}

/** The hours of a day. @example formatHours("en", day, texts) // "8:00 AM – 12:00 PM, 1:00 PM – 6:00 PM" */
export function formatHours(
	locale: string,
	{ spans, byAppointment }: Omit<HoursDay, "date">,
	texts: Pick<HoursMessages, "byAppointment" | "closed" | "openAllDay">,
): string {
	if (spans.length === 0) return byAppointment ? texts.byAppointment : texts.closed;
	const isAllDay = spans.some(({ opens, closes }) => opens === "00:00" && closes === "24:00");
	if (isAllDay) return texts.openAllDay;
	const format = (time: string) => formatTime(locale, time);
	return spans.map(({ opens, closes }) => `${format(opens)} – ${format(closes)}`).join(", ");
}

/** @example formatDay("en", "2026-12-25") // "Friday" */
export function formatDay(locale: string, date: string): string {
	return dateFormat(locale, { timeZone: "UTC", weekday: "long" }).format(Date.parse(date));
}

/** The name of the dealer's time zone, if the visitor's clock shows another time. */
export function formatForeignZone(locale: string, timeZone: string, now: Date): string | undefined {
	const own = clockIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
	if (own?.minutes === clockIn(timeZone, now)?.minutes) return undefined;
	const parts = dateFormat(locale, { timeZone, timeZoneName: "long" }).formatToParts(now);
	return parts.find(({ type }) => type === "timeZoneName")?.value;
}
