import type { OpeningHours, TimeSpan } from "@nev/contract";
import { formatSpan } from "@nev/widgets/internal";

const weekdays = [
	...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
	...["Saturday", "Sunday"],
];

/** The hours of a dealer's usual week, and the coming days that differ from it. */
export function HoursTable({ hours }: { hours: OpeningHours }) {
	const today = new Date().toLocaleDateString("sv-SE", { timeZone: hours.timeZone });
	const coming = hours.exceptions.filter(({ date }) => date >= today);
	return (
		<table className="hours-table">
			<caption>Opening hours</caption>
			<tbody>
				{weekdays.map((name, index) => (
					<HoursRow
						key={name}
						name={name}
						spans={hours.week.filter(({ days }) => days.includes(index + 1))}
					/>
				))}
			</tbody>
			{coming.length > 0 && (
				<tbody>
					{coming.map(({ date, spans }) => (
						<HoursRow key={date} name={formatDate(date)} spans={spans} />
					))}
				</tbody>
			)}
		</table>
	);
}

function HoursRow({ name, spans }: { name: string; spans: readonly TimeSpan[] }) {
	return (
		<tr>
			<th scope="row">{name}</th>
			<td>{spans.map((span) => formatSpan("en", span)).join(", ") || "Closed"}</td>
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
