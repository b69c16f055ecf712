import { type LeadRow, leadActions, leadFilterStates, leadKinds } from "@nev/contract/desk";
import { RowLink } from "../ui/back-link.js";
import type { Column } from "../ui/data-table.js";
import { FilterSelect } from "../ui/filter-form.js";
import { ListPage } from "../ui/list-page.js";
import { Moment } from "../ui/moment.js";
import { targetOf } from "../ui/selection.js";
import { LeadActions } from "./lead-actions.js";
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
	{ name: "kind", heading: messages.kind, from: "desktop", cell: ({ kind }) => kindLabels[kind] },
	{ name: "about", heading: messages.about, from: "tablet", cell: ({ about }) => about },
	{ name: "dealer", heading: messages.dealer, from: "tablet", cell: ({ dealer }) => dealer },
	{ name: "email", heading: messages.email, from: "desktop", cell: ({ email }) => email },
];

/** The inbox: what visitors sent, the newest first. */
export function LeadList() {
	return (
		<ListPage
			path="/leads"
			exported="leads"
			messages={messages}
			columns={columns}
			sort={{ by: "received", order: "desc" }}
			spanOf={({ name }) => name}
			actions={(selection) => (
				<LeadActions
					target={targetOf(selection)}
					count={selection.count}
					possible={selection.count > 0 ? leadActions : []}
				/>
			)}
		>
			<FilterSelect
				name="state"
				label={messages.state}
				options={leadFilterStates.map((value) => ({ value, label: stateLabels[value] }))}
			/>
			<FilterSelect
				name="kind"
				label={messages.kind}
				options={leadKinds.map((value) => ({ value, label: kindLabels[value] }))}
			/>
		</ListPage>
	);
}
