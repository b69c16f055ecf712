import type { OpeningHours as Hours } from "@nev/contract";
import { useEffect, useState } from "react";
import { warnOnce } from "../host-page/warn-once.js";
import { formatMessage, type MessageOverrides, useMessages } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { describeOpenState } from "./describe-open-state.js";
import { formatDay, formatForeignZone, formatHours } from "./format-hours.js";
import { type HoursMessages, hoursTranslations } from "./messages.js";
import { type HoursDay, openState } from "./open-state.js";
import styles from "./opening-hours.css?inline";

export { styles };

export interface OpeningHoursProps {
	hours: Hours;
	/** Texts of the page's own. */
	messages?: MessageOverrides<HoursMessages> | undefined;
}

/**
 * Whether a dealership is open now, and its hours of the coming seven days. On a server, whose clock is
 * not the visitor's, it is empty.
 */
export function OpeningHours(props: OpeningHoursProps) {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		const update = () => setNow(new Date());
		update();
		const timer = setInterval(update, 60_000);
		return () => clearInterval(timer);
	}, []);
	return now && <HoursAt {...props} now={now} />;
}

export function HoursAt({ hours, messages: overrides, now }: OpeningHoursProps & { now: Date }) {
	const { locale } = useNev();
	const messages = useMessages(hoursTranslations, overrides);
	// To format the week of each card would take an old phone long.
	const [isWeekShown, setWeekShown] = useState(false);
	const state = openState(hours, now);
	if (!state) {
		warnOnce(
			`openingHours needs times such as "08:00", and a known time zone: ${JSON.stringify(hours.timeZone)}.`,
		);
		return null;
	}
	return (
		<details
			className="nev-hours"
			part="opening-hours"
			onToggle={(event) => setWeekShown(event.currentTarget.open)}
		>
			<summary part="summary">
				<span className={state.isOpen ? "nev-hours-open" : undefined}>
					{describeOpenState(state, messages, locale)}
				</span>
			</summary>
			{isWeekShown && (
				<HoursWeek days={state.days} timeZone={hours.timeZone} now={now} messages={messages} />
			)}
		</details>
	);
}

interface HoursWeekProps {
	days: readonly HoursDay[];
	timeZone: string;
	now: Date;
	messages: HoursMessages;
}

export function HoursWeek({ days, timeZone, now, messages }: HoursWeekProps) {
	const { locale } = useNev();
	const zone = formatForeignZone(locale, timeZone, now);
	return (
		<>
			<table aria-label={messages.openingHours}>
				<tbody>
					{days.map((day, index) => (
						<tr key={day.date}>
							<th scope="row" aria-current={index === 0 ? "date" : undefined}>
								{formatDay(locale, day.date)}
							</th>
							<td>{formatHours(locale, day, messages)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{zone && <p>{formatMessage(locale, messages.hoursTimeZone, { zone })}</p>}
		</>
	);
}
