import { type MailRow, unsentMailStates } from "@nev/contract/desk";
import { BackLink } from "../ui/back-link.js";
import type { Column } from "../ui/data-table.js";
import { FilterSelect } from "../ui/filter-form.js";
import { mailStateLabels, mailStateTones } from "../ui/labels.js";
import { ListPage } from "../ui/list-page.js";
import { Moment } from "../ui/moment.js";
import { targetOf } from "../ui/selection.js";
import { StatusLabel } from "../ui/status-label.js";
import { MailActions } from "./mail-actions.js";
import { mailListMessages as messages } from "./messages.js";

const columns: readonly Column<MailRow>[] = [
	{
		name: "mail",
		heading: messages.mail,
		// Without a page of its own, all that is known of it is here.
		cell: ({ subject, to, lastError }) => (
			<>
				{subject}
				<br />
				{messages.to} {to}
				{lastError && (
					<>
						<br />
						<q>{lastError}</q>
					</>
				)}
			</>
		),
	},
	{
		name: "status",
		heading: messages.state,
		cell: ({ state }) => (
			<StatusLabel tone={mailStateTones[state]}>{mailStateLabels[state]}</StatusLabel>
		),
	},
	{
		name: "received",
		heading: messages.stored,
		sort: "stored",
		from: "tablet",
		cell: ({ createdAt }) => <Moment time={createdAt} isShort />,
	},
];

/** Mails that are not sent, but for those of leads, the newest first. */
export function MailList() {
	return (
		<ListPage
			path="/mails"
			backLink={<BackLink to="/health">{messages.back}</BackLink>}
			messages={messages}
			columns={columns}
			sort={{ by: "stored", order: "desc" }}
			spanOf={({ subject, to }) => `${subject}, ${to}`}
			actions={(selection) => (
				<MailActions
					target={targetOf(selection)}
					count={selection.count}
					reasons={selection.count > 0 ? {} : { elementId: selection.statusId }}
				/>
			)}
		>
			<FilterSelect
				name="state"
				label={messages.state}
				options={unsentMailStates.map((value) => ({ value, label: mailStateLabels[value] }))}
			/>
		</ListPage>
	);
}
