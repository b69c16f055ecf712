import { type Insight, type LeadCount, maxLeadCounts } from "@nev/contract/desk";
import { Link } from "react-router";
import { BarChart } from "./bar-chart.js";
import { barsOf, longDay } from "./dates.js";
import { FigureTable } from "./figure-table.js";
import { insightMessages as messages } from "./messages.js";

interface CountTableProps<Row> {
	readonly title: string;
	/** The name of its file, without `.csv`. */
	readonly file: string;
	readonly heading: string;
	readonly rows: readonly Row[];
	readonly nameOf: (row: Row) => string;
	/** The page about a name. */
	readonly pathOf?: (row: Row) => string;
}

/** The leads of each state, dealer, host, page or campaign. */
function CountTable<Row extends LeadCount>(props: CountTableProps<Row>) {
	const { title, file, heading, rows, nameOf, pathOf } = props;
	return (
		<FigureTable
			title={title}
			file={file}
			columns={[
				{
					heading,
					value: nameOf,
					show: (row) =>
						row.name && pathOf ? <Link to={pathOf(row)}>{row.name}</Link> : nameOf(row),
				},
				{ heading: messages.leads, value: ({ leads }) => leads, look: "bar" },
			]}
			rows={rows}
			note={rows.length === maxLeadCounts ? messages.most(maxLeadCounts) : undefined}
		/>
	);
}

/** Where the leads came from, and whom they are for. */
export function LeadTables({ leads }: Pick<Insight, "leads">) {
	return (
		<section className="figure-grid" aria-labelledby="leads">
			<h2 id="leads">{messages.whereFrom}</h2>
			<CountTable
				title={messages.leadsByState}
				file="leads-by-state"
				heading={messages.state}
				rows={leads.states}
				nameOf={({ name }) => name || messages.notKnown}
			/>
			<CountTable
				title={messages.leadsByDealer}
				file="leads-by-dealer"
				heading={messages.dealer}
				rows={leads.dealers}
				nameOf={({ id, name }) =>
					id === null ? messages.company : name || messages.removedDealer(id)
				}
				pathOf={({ id }) => `/dealers/${id}`}
			/>
			<CountTable
				title={messages.leadsByHost}
				file="leads-by-host"
				heading={messages.host}
				rows={leads.hosts}
				nameOf={({ name }) => name || messages.notKnown}
			/>
			<CountTable
				title={messages.leadsByPage}
				file="leads-by-page"
				heading={messages.page}
				rows={leads.pages}
				nameOf={({ name }) => name || messages.notKnown}
			/>
			<CountTable
				title={messages.leadsByCampaign}
				file="leads-by-campaign"
				heading={messages.campaign}
				rows={leads.campaigns}
				nameOf={({ name }) => name || messages.noCampaign}
				pathOf={({ name }) => `/leads?campaign=${encodeURIComponent(name)}`}
			/>
		</section>
	);
}

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
					{ heading: messages.leads, value: ({ leads }) => leads, look: "number" },
				]}
				rows={bars.toReversed()}
				fileRows={days}
			/>
		</section>
	);
}
