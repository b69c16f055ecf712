import type { OpeningHours } from "@nev/contract";
import { formatHours, type HoursDay, hoursTranslations } from "@nev/widgets/internal";
import { Fragment } from "react";
import { weekdays } from "./weekdays.js";

/**
 * The hours of a dealer's usual week, and the days of the coming weeks that differ from it. The browser
 * marks today's row.
 */
export function HoursTable({ hours }: { hours: OpeningHours }) {
	const { timeZone, week, appointmentDays, exceptions } = hours;
	return (
		<today-row time-zone={timeZone}>
			<table className="hours-table">
				<caption>
					Opening hours <span className="hours-zone">{nameOf(timeZone)}</span>
				</caption>
				<tbody>
					{weekdays.map((name, index) => {
						const day = index + 1;
						return (
							<tr key={name}>
								<th scope="row" data-weekday={day}>
									{name}
								</th>
								<HoursCell
									spans={week.filter(({ days }) => days.includes(day))}
									byAppointment={appointmentDays?.includes(day)}
								/>
							</tr>
						);
					})}
				</tbody>
				{exceptions.length > 0 && (
					<tbody>
						{exceptions.map(({ date, ...day }) => (
							<tr key={date}>
								<th scope="row" data-date={date}>
									{formatDate(date)}
								</th>
								<HoursCell {...day} />
							</tr>
						))}
					</tbody>
				)}
			</table>
		</today-row>
	);
}

function HoursCell(hours: Omit<HoursDay, "date">) {
	const spans = formatHours("en", hours, hoursTranslations.en).split(", ");
	return (
		<td>
			{spans.map((span, index) => (
				<Fragment key={span}>
					{index > 0 && ", "}
					<span>{span}</span>
				</Fragment>
			))}
		</td>
	);
}

/** @example nameOf("America/New_York") // "Eastern Time" */
function nameOf(timeZone: string): string | undefined {
	const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
	return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
}

/** @example formatDate("2026-12-25") // "Fri, Dec 25" */
function formatDate(date: string): string {
	return new Intl.DateTimeFormat("en", {
		timeZone: "UTC",
		...{ weekday: "short", month: "short", day: "numeric" },
	}).format(Date.parse(date));
}
