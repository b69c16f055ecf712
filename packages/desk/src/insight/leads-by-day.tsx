import type { Insight } from "@nev/contract/desk";
import { BarChart } from "./bar-chart.js";
import { barsOf, longDay } from "./dates.js";
import { FigureTable } from "./figure-table.js";
import { insightMessages as messages } from "./messages.js";

/** The leads of a period over time. The file has each day, also where the chart has weeks. */
export function LeadsByDay({ days }: { days: Insight["leads"]["days"] }) {
	const { unit, bars } = barsOf(days);
	const title = unit === "day" ? messages.leadsByDay : messages.leadsByWeek;
	return (
		<section className="with-figure" aria-labelledby="over-time">
			<h2 id="over-time">{messages.overTime}</h2>
			<BarChart
				title={title}
				bars={bars}
				nameOf={unit === "day" ? messages.onDay : messages.inWeek}
			/>
			<FigureTable
				title={title}
				file="leads-by-day"
				columns={[
					{
						heading: unit === "day" ? messages.day : messages.week,
						value: ({ name }) => name,
						show: ({ name }) => longDay(name),
					},
					{ heading: messages.leads, value: ({ leads }) => leads, isNumber: true },
				]}
				rows={bars.toReversed()}
				fileRows={days}
			/>
		</section>
	);
}
