import { formatMessage } from "../messages/format-message.js";
import { dateFormat } from "./date-format.js";
import type { HoursMessages } from "./messages.js";
import { minutesOfDay, type OpenState } from "./open-state.js";

const msPerMinute = 60_000;

/** Whether a dealership is open, and until when or from when. @example "Closed, opens Monday 8 AM" */
export function describeOpenState(
	state: OpenState,
	messages: HoursMessages,
	locale: string,
): string {
	const { now, isOpen, changesAt, days } = state;
	const [today] = days;
	if (today?.byAppointment && today.spans.length === 0 && !isOpen)
		return messages.byAppointmentToday;
	if (!today || changesAt === undefined) return isOpen ? messages.openAllDay : messages.closed;
	// A night that ends tomorrow needs no weekday.
	const withDay = isOpen ? changesAt - now > minutesOfDay : changesAt >= minutesOfDay;
	const time = formatChange(locale, Date.parse(today.date) + changesAt * msPerMinute, withDay);
	return formatMessage(locale, isOpen ? messages.openUntil : messages.opensAt, { time });
}

/** A time as people say it: a full hour has no minutes where the clock has AM and PM. */
function formatChange(locale: string, time: number, withDay: boolean): string {
	const hour: Intl.DateTimeFormatOptions = { timeZone: "UTC", hour: "numeric" };
	const { hour12 } = dateFormat(locale, hour).resolvedOptions();
	const isFullHour = hour12 && new Date(time).getUTCMinutes() === 0;
	return dateFormat(locale, {
		...hour,
		...(!isFullHour && { minute: "2-digit" }),
		...(withDay && { weekday: "long" }),
	}).format(time);
}
