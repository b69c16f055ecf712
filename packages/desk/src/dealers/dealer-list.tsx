import { regionNames } from "@nev/contract";
import { type DealerRow, dealerVisibilities, type Page } from "@nev/contract/desk";
import { EmptyPanel } from "@nev/widgets/ui";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { RowLink } from "../ui/back-link.js";
import { type Column, DataTable } from "../ui/data-table.js";
import { FilterForm, FilterSelect } from "../ui/filter-form.js";
import { Pager } from "../ui/pager.js";
import { StatusLabel } from "../ui/status-label.js";
import { dealerMessages as messages, visibilityLabels } from "./messages.js";

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
		isWide: true,
		cell: ({ state }) => state,
	},
	{
		name: "zip",
		heading: messages.zipCode,
		sort: "zipCode",
		isWide: true,
		cell: ({ zipCode }) => zipCode,
	},
	{ name: "phone", heading: messages.phone, isWide: true, cell: ({ phone }) => phone },
	{ name: "email", heading: messages.email, isWide: true, cell: ({ email }) => email },
	{
		name: "status",
		heading: messages.visibility,
		cell: ({ visibility }) => (
			<StatusLabel tone={visibility === "pending" ? "waiting" : "calm"}>
				{visibilityLabels[visibility]}
			</StatusLabel>
		),
	},
];

/** All dealers, to search, filter and sort. */
export function DealerList() {
	const { items, count, next, previous } = useLoaderData<Page<DealerRow>>();
	const [parameters] = useSearchParams();
	const [first, last] = [items.at(0), items.at(-1)];
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<div className="list-tools">
				<FilterForm searchLabel={messages.search}>
					<FilterSelect
						name="visibility"
						label={messages.visibility}
						options={dealerVisibilities.map((value) => ({ value, label: visibilityLabels[value] }))}
					/>
					<FilterSelect
						name="state"
						label={messages.state}
						options={regionNames.map((value) => ({ value, label: value }))}
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
						by: parameters.get("sort") ?? "name",
						order: parameters.get("order") === "desc" ? "desc" : "asc",
					}}
				/>
			) : (
				<EmptyPanel title={messages.none} hint={messages.noneHint}>
					<Link to="/dealers">{messages.showAll}</Link>
				</EmptyPanel>
			)}
		</div>
	);
}
