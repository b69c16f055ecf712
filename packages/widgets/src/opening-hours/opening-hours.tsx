import type { OpeningHours as Hours } from "@nev/contract";
import { useEffect, useState } from "react";
import { formatMessage, type MessageOverrides, useMessages } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { formatDay, formatForeignZone, formatSpan, formatTime } from "./format-hours.js";
import { type HoursMessages, hoursTranslations } from "./messages.js";
import { type HoursDay, type OpenState, openState } from "./open-state.js";

const minutesOfDay = 24 * 60;

export interface OpeningHoursProps {
	hours: Hours;
	/** Texts of the page's own. */
	messages?: MessageOverrides<HoursMessages> | undefined;
}

/** Whether a dealership is open now, and its hours of the coming seven days. For browsers: a server has another clock. */
export function OpeningHours({ hours, messages: overrides }: OpeningHoursProps) {
	const { locale } = useNev();
	const messages = useMessages(hoursTranslations, overrides);
	const now = useNow();
	const state = openState(hours, now);
	if (!state) return null;
	const zone = formatForeignZone(locale, hours.timeZone, now);
	return (
		<details className="nev-hours" part="opening-hours">
			<summary part="summary">
				<span className={state.isOpen ? "nev-hours-open" : undefined}>
					{describe(state, messages, locale)}
				</span>
			</summary>
			<table aria-label={messages.openingHours}>
				<tbody>
					{state.days.map((day) => (
						<tr key={day.date}>
							<th scope="row">{formatDay(locale, day.date)}</th>
							<td>{describeDay(day, messages, locale)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{zone && <p>{formatMessage(locale, messages.hoursTimeZone, { zone })}</p>}
		</details>
	);
}

/** Renewed each minute. */
function useNow(): Date {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), 60_000);
		return () => clearInterval(timer);
	}, []);
	return now;
}

function describe(state: OpenState, messages: HoursMessages, locale: string): string {
	const { now, isOpen, changesAt, days } = state;
	const [today] = days;
	if (!today || changesAt === undefined) return isOpen ? messages.openAllDay : messages.closed;
	// A night that ends tomorrow needs no weekday.
	const withDay = isOpen ? changesAt - now > minutesOfDay : changesAt >= minutesOfDay;
	const time = formatTime(locale, today.date, changesAt, withDay);
	return formatMessage(locale, isOpen ? messages.openUntil : messages.opensAt, { time });
}

function describeDay({ spans }: HoursDay, messages: HoursMessages, locale: string): string {
	if (spans.length === 0) return messages.closed;
	const isAllDay = spans.some(({ opens, closes }) => opens === "00:00" && closes === "24:00");
	if (isAllDay) return messages.openAllDay;
	return spans.map((span) => formatSpan(locale, span)).join(", ");
}
