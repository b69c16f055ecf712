import type { OpeningHours } from "@nev/contract";
import { formatHours, type HoursDay, hoursTranslations } from "@nev/widgets/internal";
import { weekdays } from "./weekdays.js";

/** The hours of a dealer's usual week, and the days of the coming weeks that differ from it. */
export function HoursTable({ hours }: { hours: OpeningHours }) {
	return (
		<table className="hours-table">
			<caption>Opening hours</caption>
			<tbody>
				{weekdays.map((name, index) => (
					<HoursRow
						key={name}
						name={name}
						hours={{
							spans: hours.week.filter(({ days }) => days.includes(index + 1)),
							byAppointment: hours.appointmentDays?.includes(index + 1),
						}}
					/>
				))}
			</tbody>
			{hours.exceptions.length > 0 && (
				<tbody>
					{hours.exceptions.map((day) => (
						<HoursRow key={day.date} name={formatDate(day.date)} hours={day} />
					))}
				</tbody>
			)}
		</table>
	);
}

function HoursRow({ name, hours }: { name: string; hours: Omit<HoursDay, "date"> }) {
	return (
		<tr>
			<th scope="row">{name}</th>
			<td>{formatHours("en", hours, hoursTranslations.en)}</td>
		</tr>
	);
}

/** @example formatDate("2026-12-25") // "Fri, Dec 25" */
function formatDate(date: string): string {
	return new Intl.DateTimeFormat("en", {
		timeZone: "UTC",
		...{ weekday: "short", month: "short", day: "numeric" },
	}).format(Date.parse(date));
}
