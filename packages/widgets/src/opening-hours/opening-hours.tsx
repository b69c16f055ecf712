import { useEffect, useState } from "react";
import { warnOnce } from "../host-page/warn-once.js";
import { formatMessage, type MessageOverrides, useMessages } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { describeOpenState } from "./describe-open-state.js";
import { formatDay, formatForeignZone, formatHours } from "./format-hours.js";
import { type HoursMessages, hoursTranslations } from "./messages.js";
import { type HoursDay, type OwnOpeningHours, openState } from "./open-state.js";
import sheet from "./opening-hours.css?inline";

/** Its type is written: a page's compiler finds no types of a style sheet. */
export const styles: string = sheet;

export interface OpeningHoursProps {
	hours: OwnOpeningHours;
	/** Texts of the page's own. */
	messages?: MessageOverrides<HoursMessages> | undefined;
}

/**
 * Whether a dealership is open now, and its hours of the coming seven days. On a server, whose clock is
 * not the visitor's, it is empty.
 */
export function OpeningHours(props: OpeningHoursProps) {
	const now = useMinute();
	return now && <HoursAt {...props} now={now} />;
}

/** Whether a dealership is open now, for a card that links to a page with its week. */
export function OpenNow(props: OpeningHoursProps) {
	const now = useMinute();
	return now && <OpenAt {...props} now={now} />;
}

/** The time, anew each minute. Undefined on a server and in the first render. */
function useMinute(): Date | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		const update = () => setNow(new Date());
		update();
		const timer = setInterval(update, 60_000);
		return () => clearInterval(timer);
	}, []);
	return now;
}

interface HoursAtProps extends OpeningHoursProps {
	now: Date;
}

function useOpenState({ hours, messages: overrides, now }: HoursAtProps) {
	const { locale } = useNev();
	const messages = useMessages(hoursTranslations, overrides);
	const state = openState(hours, now);
	if (!state) {
		warnOnce(
			`openingHours needs times such as "08:00", and a known time zone: ${JSON.stringify(hours.timeZone)}.`,
		);
		return undefined;
	}
	const line = (
		<span className={state.isOpen ? "nev-hours-open" : undefined}>
			{describeOpenState(state, messages, locale)}
		</span>
	);
	return { line, messages, days: state.days };
}

export function OpenAt(props: HoursAtProps) {
	const state = useOpenState(props);
	return (
		state && (
			<p className="nev-hours" part="opening-hours">
				{state.line}
			</p>
		)
	);
}

export function HoursAt(props: HoursAtProps) {
	// To format the week of each card would take an old phone long.
	const [isWeekShown, setWeekShown] = useState(false);
	const state = useOpenState(props);
	if (!state) return null;
	const { line, days, messages } = state;
	return (
		<details
			className="nev-hours"
			part="opening-hours"
			onToggle={(event) => setWeekShown(event.currentTarget.open)}
		>
			<summary part="summary">{line}</summary>
			{isWeekShown && (
				<HoursWeek
					days={days}
					timeZone={props.hours.timeZone}
					now={props.now}
					messages={messages}
				/>
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
