import { type Dealer, type DealerAction, dealerFields } from "@nev/contract/desk";
import { Link, useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import { correctionMessages } from "../corrections/messages.js";
import { LeadLinks } from "../leads/lead-links.js";
import { leadCountMessages } from "../leads/messages.js";
import { useHasMailServer } from "../session/session.js";
import type { Reasons } from "../ui/action-buttons.js";
import { BackLink } from "../ui/back-link.js";
import { EditForm } from "../ui/edit-form.js";
import { Facts } from "../ui/facts.js";
import { Moment } from "../ui/moment.js";
import { seenName } from "../ui/seen-name.js";
import { SiteLink } from "../ui/site-link.js";
import { useEdit } from "../ui/use-edit.js";
import { DealerActions } from "./dealer-actions.js";
import { type DealerData, saveDealer, sitePathOf } from "./dealer-data.js";
import { DealerFields } from "./dealer-fields.js";
import { toFormValues } from "./form-values.js";
import { describeLeadMails } from "./lead-mails.js";
import { actionReasons, fieldLabels, dealerMessages as messages, seenLabel } from "./messages.js";

/** One dealer, to read and to edit. */
export function DealerPage() {
	const { dealer, leads, hasCorrection, history } = useLoaderData<DealerData>();
	const { id, version, values, visibility, reviewedAt, createdAt } = dealer;
	const hasMailServer = useHasMailServer();
	return (
		<div className="page record-page">
			<title>{`${values.name} – Desk`}</title>
			<div className="page-ways">
				<BackLink to="/dealers">{messages.back}</BackLink>
				<SiteLink path={sitePathOf(dealer)} />
			</div>
			<h1 tabIndex={-1}>{seenName(values.name)}</h1>
			<Facts
				facts={[
					{
						label: messages.visibility,
						value: seenLabel({ visibility, pausedUntil: values.pausedUntil }),
					},
					{
						label: messages.reviewed,
						value: reviewedAt ? <Moment time={reviewedAt} /> : messages.notReviewed,
					},
					{
						label: leadCountMessages.label,
						value: <LeadLinks filter={`dealer=${id}`} counts={leads} />,
					},
					{ label: messages.leadMails, value: describeLeadMails(dealer, hasMailServer) },
					{ label: messages.since, value: <Moment time={createdAt} /> },
				]}
			/>
			<fieldset className="selection-actions" aria-label={messages.actions}>
				<DealerActions
					key={id}
					target={{ rows: [{ id, version }] }}
					count={1}
					reasons={reasonsOf(dealer)}
				/>
			</fieldset>
			{hasCorrection && (
				<div className="warnings">
					<p>
						{correctionMessages.ofDealer}{" "}
						<Link to={`/corrections?dealer=${id}`}>{correctionMessages.look}</Link>
					</p>
				</div>
			)}
			<DealerForm key={id} dealer={dealer} />
			<HistorySection
				key={`history ${id}`}
				table="dealerships"
				id={id}
				history={history}
				path={`/dealers/${id}/history`}
				listPath="/dealers"
			/>
		</div>
	);
}

/** Why actions have no effect on a dealer. */
function reasonsOf({ visibility, reviewedAt }: Dealer): Reasons<DealerAction> {
	const { approve, reject, hide, unhide } = actionReasons;
	return {
		...(visibility === "visible" && reviewedAt !== null && { approve }),
		...(visibility === "rejected" && { reject }),
		...(visibility === "hidden" ? { hide } : { unhide }),
	};
}

/** The fields of a dealer. */
function DealerForm({ dealer }: { dealer: Dealer }) {
	const edit = useEdit(dealer, {
		fields: dealerFields,
		labels: fieldLabels,
		textsOf: toFormValues,
		nameOf: ({ values }) => seenName(values.name),
		save: saveDealer,
	});
	const { base, values, fieldProps } = edit;
	return (
		<EditForm edit={edit} conflictTitle={messages.conflict}>
			<DealerFields
				values={values}
				doubts={base.doubts}
				timeZone={dealer.values.timeZone}
				fieldProps={fieldProps}
			/>
		</EditForm>
	);
}
