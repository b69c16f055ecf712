import { type LeadRow, leadKinds, leadStates, type Page } from "@nev/contract/desk";
import { EmptyPanel } from "@nev/widgets/ui";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { RowLink } from "../ui/back-link.js";
import { type Column, DataTable } from "../ui/data-table.js";
import { FilterForm, FilterSelect } from "../ui/filter-form.js";
import { Moment } from "../ui/moment.js";
import { Pager } from "../ui/pager.js";
import { LeadStatus } from "./lead-status.js";
import { kindLabels, leadMessages as messages, stateLabels } from "./messages.js";

const columns: readonly Column<LeadRow>[] = [
	{
		name: "name",
		heading: messages.name,
		cell: ({ id, name }) => <RowLink to={`/leads/${id}`}>{name}</RowLink>,
	},
	{ name: "status", heading: messages.state, cell: ({ state }) => <LeadStatus state={state} /> },
	{
		name: "received",
		heading: messages.received,
		sort: "received",
		cell: ({ createdAt }) => <Moment time={createdAt} isShort />,
	},
	{ name: "kind", heading: messages.kind, isWide: true, cell: ({ kind }) => kindLabels[kind] },
	{ name: "about", heading: messages.about, isWide: true, cell: ({ about }) => about },
	{ name: "dealer", heading: messages.dealer, isWide: true, cell: ({ dealer }) => dealer },
	{ name: "email", heading: messages.email, isWide: true, cell: ({ email }) => email },
];

/** The inbox: what visitors sent, the newest first. */
export function LeadList() {
	const { items, count, next, previous } = useLoaderData<Page<LeadRow>>();
	const [parameters] = useSearchParams();
	const [first, last] = [items.at(0), items.at(-1)];
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<div className="list-tools">
				<FilterForm searchLabel={messages.search}>
					<FilterSelect
						name="state"
						label={messages.state}
						options={leadStates.map((value) => ({ value, label: stateLabels[value] }))}
					/>
					<FilterSelect
						name="kind"
						label={messages.kind}
						options={leadKinds.map((value) => ({ value, label: kindLabels[value] }))}
					/>
				</FilterForm>
				<Pager
					count={count}
					nameOf={messages.count}
					next={next}
					previous={previous}
					span={first && last && [first.name, last.name]}
				/>
			</div>
			{items.length > 0 ? (
				<DataTable
					caption={messages.caption}
					columns={columns}
					rows={items}
					sort={{
						by: "received",
						order: parameters.get("order") === "asc" ? "asc" : "desc",
					}}
				/>
			) : (
				<EmptyPanel title={messages.none} hint={messages.noneHint}>
					<Link to="/leads">{messages.showAll}</Link>
				</EmptyPanel>
			)}
		</div>
	);
}
