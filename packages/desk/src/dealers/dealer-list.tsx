import { formatPhone, regionNames } from "@nev/contract";
import { type DealerRow, dealerFilterVisibilities } from "@nev/contract/desk";
import { Link } from "react-router";
import { RowLink } from "../ui/back-link.js";
import type { Column } from "../ui/data-table.js";
import { FilterSelect } from "../ui/filter-form.js";
import { ListPage } from "../ui/list-page.js";
import { targetOf } from "../ui/selection.js";
import { StatusLabel } from "../ui/status-label.js";
import { DealerActions } from "./dealer-actions.js";
import {
	duplicateMessages,
	dealerMessages as messages,
	seenLabel,
	visibilityLabels,
} from "./messages.js";

const columns: readonly Column<DealerRow>[] = [
	{
		name: "name",
		heading: messages.name,
		sort: "name",
		cell: ({ id, name }) => <RowLink to={`/dealers/${id}`}>{name}</RowLink>,
	},
	{ name: "city", heading: messages.city, sort: "city", cell: ({ city }) => city },
	{
		name: "state",
		heading: messages.state,
		sort: "state",
		from: "tablet",
		cell: ({ state }) => state,
	},
	{
		name: "zip",
		heading: messages.zipCode,
		sort: "zipCode",
		from: "tablet",
		cell: ({ zipCode }) => zipCode,
	},
	{
		name: "phone",
		heading: messages.phone,
		from: "tablet",
		cell: ({ phone }) => formatPhone(phone),
	},
	{ name: "email", heading: messages.email, from: "desktop", cell: ({ email }) => email },
	{
		name: "status",
		heading: messages.visibility,
		cell: (dealer) => (
			<StatusLabel tone={dealer.visibility === "pending" ? "waiting" : "calm"}>
				{seenLabel(dealer)}
			</StatusLabel>
		),
	},
];

/** All dealers, to search, filter and sort. */
export function DealerList() {
	return (
		<ListPage
			path="/dealers"
			exported="dealers"
			messages={messages}
			columns={columns}
			sort={{ by: "name", order: "asc" }}
			spanOf={({ name }) => name}
			actions={(selection) => (
				<DealerActions
					target={targetOf(selection)}
					count={selection.count}
					reasons={selection.count > 0 ? {} : { elementId: selection.statusId }}
				/>
			)}
		>
			<FilterSelect
				name="visibility"
				label={messages.visibility}
				options={dealerFilterVisibilities.map((value) => ({
					value,
					label: visibilityLabels[value],
				}))}
			/>
			<FilterSelect
				name="state"
				label={messages.state}
				options={regionNames.map((value) => ({ value, label: value }))}
			/>
			<Link className="list-link" to="/dealers/duplicates">
				{duplicateMessages.link}
			</Link>
		</ListPage>
	);
}
