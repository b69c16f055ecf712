import { type Insight, type LeadCount, maxLeadCounts } from "@nev/contract/desk";
import { Link } from "react-router";
import { BarChart } from "./bar-chart.js";
import { barsOf, longDay } from "./dates.js";
import { type FigureColumn, FigureTable } from "./figure-table.js";
import { insightMessages as messages } from "./messages.js";

type Dealer = Insight["leads"]["dealers"][number];

const leadColumn: FigureColumn<LeadCount> = {
	heading: messages.leads,
	value: ({ leads }) => leads,
	hasBar: true,
};

const dealerName = ({ id, name }: Dealer) =>
	id === null ? messages.company : name || messages.removedDealer(id);

const noteOf = (rows: readonly LeadCount[]) =>
	rows.length === maxLeadCounts ? messages.most(maxLeadCounts) : undefined;

interface CountTableProps {
	title: string;
	/** The name of its file, without `.csv`. */
	file: string;
	heading: string;
	/** Stands for an empty name. */
	unknown: string;
	rows: readonly LeadCount[];
	/** The list of the leads of a name. */
	listOf?: (name: string) => string;
}

/** The leads of each state, host, page or campaign. */
function CountTable({ title, file, heading, unknown, rows, listOf }: CountTableProps) {
	const nameColumn: FigureColumn<LeadCount> = {
		heading,
		value: ({ name }) => name || unknown,
		show: ({ name }) => (name && listOf ? <Link to={listOf(name)}>{name}</Link> : name || unknown),
	};
	return (
		<FigureTable
			title={title}
			file={file}
			columns={[nameColumn, leadColumn]}
			rows={rows}
			note={noteOf(rows)}
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
				unknown={messages.noState}
				rows={leads.states}
			/>
			<FigureTable
				title={messages.leadsByDealer}
				file="leads-by-dealer"
				columns={[
					{
						heading: messages.dealer,
						value: dealerName,
						show: (row) =>
							row.name ? <Link to={`/dealers/${row.id}`}>{row.name}</Link> : dealerName(row),
					},
					leadColumn,
				]}
				rows={leads.dealers}
				note={noteOf(leads.dealers)}
			/>
			<CountTable
				title={messages.leadsByHost}
				file="leads-by-host"
				heading={messages.host}
				unknown={messages.noPage}
				rows={leads.hosts}
			/>
			<CountTable
				title={messages.leadsByPage}
				file="leads-by-page"
				heading={messages.page}
				unknown={messages.noPage}
				rows={leads.pages}
			/>
			<CountTable
				title={messages.leadsByCampaign}
				file="leads-by-campaign"
				heading={messages.campaign}
				unknown={messages.noCampaign}
				rows={leads.campaigns}
				listOf={(name) => `/leads?campaign=${encodeURIComponent(name)}`}
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
					{ heading: messages.leads, value: ({ leads }) => leads, isNumber: true },
				]}
				rows={bars.toReversed()}
				fileRows={days}
			/>
		</section>
	);
}
