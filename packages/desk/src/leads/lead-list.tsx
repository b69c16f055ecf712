import {
	type LeadPage,
	type LeadRow,
	leadKindLabels,
	leadKinds,
	leadProblemFilters,
	leadStages,
} from "@nev/contract/desk";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { RowLink } from "../ui/back-link.js";
import type { Column } from "../ui/data-table.js";
import { FilterSelect } from "../ui/filter-form.js";
import { ListPage } from "../ui/list-page.js";
import { Moment } from "../ui/moment.js";
import { seenName } from "../ui/seen-name.js";
import { filterOf, targetOf } from "../ui/selection.js";
import { useLostFocus } from "../ui/use-lost-focus.js";
import { ChosenFilter } from "./chosen-filter.js";
import { LeadActions } from "./lead-actions.js";
import { LeadStatus } from "./lead-status.js";
import { leadMessages as messages, problemLabels, stageLabels } from "./messages.js";

const columns: readonly Column<LeadRow>[] = [
	{
		name: "name",
		heading: messages.name,
		cell: ({ id, name }) => <RowLink to={`/leads/${id}`}>{name}</RowLink>,
	},
	{
		name: "status",
		heading: messages.stage,
		cell: ({ stage, problem }) => <LeadStatus stage={stage} problem={problem} />,
	},
	{
		name: "received",
		heading: messages.received,
		sort: "received",
		cell: ({ createdAt }) => <Moment time={createdAt} isShort />,
	},
	{
		name: "kind",
		heading: messages.kind,
		from: "desktop",
		cell: ({ kind }) => leadKindLabels[kind],
	},
	{ name: "about", heading: messages.about, from: "tablet", cell: ({ about }) => about },
	{ name: "dealer", heading: messages.dealer, from: "tablet", cell: ({ dealer }) => dealer },
	{ name: "email", heading: messages.email, from: "desktop", cell: ({ email }) => email },
];

/** The inbox: what visitors sent, the newest first. */
export function LeadList() {
	const { dealer } = useLoaderData<LeadPage>();
	const filter = filterOf(useSearchParams()[0]);
	// A chosen filter goes when it is taken off.
	useLostFocus(() => document.querySelector<HTMLElement>("h1[tabindex]")?.focus());
	return (
		<ListPage
			path="/leads"
			exported="leads"
			messages={messagesOf(filter, dealer?.name)}
			columns={columns}
			sort={{ by: "received", order: "desc" }}
			spanOf={({ name }) => name}
			actions={(selection) => (
				<LeadActions
					target={targetOf(selection)}
					count={selection.count}
					hasDealer={selection.isAll || selection.rows.some(({ dealer }) => dealer !== "")}
					zipCode={(selection.count === 1 && selection.rows[0]?.zipCode) || ""}
					reasons={selection.count > 0 ? {} : { elementId: selection.statusId }}
				/>
			)}
		>
			<FilterSelect
				name="stage"
				label={messages.stage}
				options={leadStages.map((value) => ({ value, label: stageLabels[value] }))}
			/>
			<FilterSelect
				name="problem"
				label={messages.problem}
				options={leadProblemFilters.map((value) => ({ value, label: problemLabels[value] }))}
			/>
			<FilterSelect
				name="kind"
				label={messages.kind}
				options={leadKinds.map((value) => ({ value, label: leadKindLabels[value] }))}
			/>
			{dealer && (
				<ChosenFilter
					name="dealer"
					label={messages.dealer}
					value={String(dealer.id)}
					removeLabel={messages.ofAllDealers}
				>
					<Link to={`/dealers/${dealer.id}`}>{seenName(dealer.name)}</Link>
				</ChosenFilter>
			)}
			{filter.email && (
				<ChosenFilter
					name="email"
					label={messages.email}
					value={filter.email}
					removeLabel={messages.ofAllPeople}
				>
					<span>{filter.email}</span>
				</ChosenFilter>
			)}
			{filter.campaign && (
				<ChosenFilter
					name="campaign"
					label={messages.campaign}
					value={filter.campaign}
					removeLabel={messages.ofAllCampaigns}
				>
					<span>{seenName(filter.campaign)}</span>
				</ChosenFilter>
			)}
			{filter.since && (
				<ChosenFilter
					name="since"
					label={messages.since}
					value={filter.since}
					removeLabel={messages.ofAllTime}
				>
					<Moment time={filter.since} />
				</ChosenFilter>
			)}
		</ListPage>
	);
}

/** The texts of the list, which may be that of the leads of one dealer, person or campaign. */
function messagesOf(filter: Record<string, string>, dealer: string | undefined): typeof messages {
	const subjects = [
		[dealer, messages.noneOfDealerHint],
		[filter.email, messages.noneOfPersonHint],
		[filter.campaign, messages.noneOfCampaignHint],
	] as const;
	const [subject, noneHint] = subjects.find(([one]) => one !== undefined) ?? [];
	if (subject === undefined || noneHint === undefined) return messages;
	const name = seenName(subject);
	return {
		...messages,
		title: messages.titleOf(name),
		...(Object.keys(filter).length > 1
			? { none: messages.noneOfMatches(name) }
			: { none: messages.noneOf(name), noneHint }),
	};
}
