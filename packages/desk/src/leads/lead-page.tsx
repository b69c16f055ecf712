import { formatPhone } from "@nev/contract";
import {
	type DeskLead,
	type LeadAction,
	type LeadMail,
	leadKindLabels,
	leadStages,
	type Saved,
	suspicionTexts,
} from "@nev/contract/desk";
import { Button, telephoneLink } from "@nev/widgets/ui";
import { Fragment, useId } from "react";
import { Link, useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import type { Reasons } from "../ui/action-buttons.js";
import { BackLink } from "../ui/back-link.js";
import { type Fact, Facts } from "../ui/facts.js";
import { formatMoment, Moment } from "../ui/moment.js";
import { useNotice } from "../ui/notice-context.js";
import { seenName } from "../ui/seen-name.js";
import { SiteLink } from "../ui/site-link.js";
import { StatusLabel } from "../ui/status-label.js";
import { useLostFocus } from "../ui/use-lost-focus.js";
import { useRequest } from "../ui/use-request.js";
import { LeadActions } from "./lead-actions.js";
import { type LeadData, saveStage } from "./lead-data.js";
import { LeadNotes } from "./lead-notes.js";
import { LeadStatus } from "./lead-status.js";
import { nameOfRecipient, useMarkAsReturned } from "./mark-as-returned.js";
import {
	actionMessages,
	mailStateLabels,
	mailStateTones,
	leadMessages as messages,
	reasonMessages,
	stageLabels,
} from "./messages.js";
import { NextLeadLink } from "./next-lead-link.js";

/** A lead as a person reads it. */
export function LeadPage() {
	const { lead, history } = useLoaderData<LeadData>();
	// The nearest dealer goes once it has the lead.
	useLostFocus(() => document.querySelector<HTMLElement>("h1[tabindex]")?.focus());
	return (
		<div className="page record-page">
			<title>{`${lead.name} – Desk`}</title>
			<div className="page-ways">
				<BackLink to="/leads">{messages.back}</BackLink>
				<NextLeadLink key={lead.id} id={lead.id} />
			</div>
			<h1 tabIndex={-1}>{seenName(lead.name)}</h1>
			<p className="page-status">
				<LeadStatus stage={lead.stage} problem={lead.problem} />
				<span>
					{leadKindLabels[lead.kind]}, <Moment time={lead.createdAt} />
				</span>
			</p>
			<StageButtons key={lead.id} lead={lead} />
			<fieldset className="selection-actions" aria-label={actionMessages.actions}>
				<LeadActions
					key={lead.id}
					target={{ rows: [{ id: lead.id, version: lead.version }] }}
					count={1}
					hasDealer={lead.dealerId !== null}
					zipCode={lead.zipCode}
					nearest={lead.discardedAt === null ? lead.nearest : null}
					reasons={reasonsOf(lead)}
				/>
			</fieldset>
			{lead.message !== "" && (
				<section aria-labelledby="message">
					<h2 id="message">{messages.message}</h2>
					<p className="lead-message">{lead.message}</p>
				</section>
			)}
			{lead.deal && (
				<section aria-labelledby="deal">
					<h2 id="deal">{messages.deal}</h2>
					<p className="field-hint">{messages.dealHint}</p>
					<Facts facts={lead.deal.rows.map(({ label, text }) => ({ label, value: text }))} />
					{lead.deal.path !== null && <SiteLink path={lead.deal.path} />}
				</section>
			)}
			<section aria-labelledby="details">
				<h2 id="details">{messages.details}</h2>
				<Facts facts={factsOf(lead)} />
			</section>
			<section aria-labelledby="mails">
				<h2 id="mails" tabIndex={-1}>
					{messages.mails}
				</h2>
				<LeadMails key={`mails ${lead.id}`} lead={lead} />
			</section>
			<LeadNotes key={`notes ${lead.id}`} lead={lead} />
			<HistorySection
				key={`history ${lead.id}`}
				table="leads"
				id={lead.id}
				history={history}
				path={`/leads/${lead.id}/history`}
			/>
		</div>
	);
}

/** Why actions have no effect on a lead. */
function reasonsOf({ kind, mails, discardedAt }: DeskLead): Reasons<LeadAction> {
	const has = (...states: LeadMail["state"][]) => mails.some(({ state }) => states.includes(state));
	const isSent = mails.some(
		({ state, recipient }) => state === "returned" || (state === "sent" && recipient !== "former"),
	);
	const { noneUnsent, noneSent, noneHeld, discarded, signup } = reasonMessages;
	const isDiscarded = discardedAt !== null;
	return {
		...(!has("waiting", "dead") && { retry: noneUnsent }),
		...(!isSent && { resend: noneSent }),
		...(!has("held") && { release: noneHeld }),
		...(isDiscarded && !has("waiting", "dead", "held", "returned") && { discard: discarded }),
		...(isDiscarded && { handOver: discarded }),
		...(kind === "dealership" && { handOver: signup }),
	};
}

function factsOf({
	id,
	also,
	uuid,
	email,
	phone,
	texts,
	dealer,
	dealerId,
	routing,
	stage,
	givenBack,
	overdueAt,
	remindedAt,
	notMailed,
	page,
	consent,
	suspicion,
	isDoNotContact,
	mails,
	discardedAt,
	discardReason,
}: DeskLead): Fact[] {
	return [
		{ label: messages.email, value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> },
		{ label: messages.phone, value: <a href={telephoneLink(phone)}>{formatPhone(phone)}</a> },
		...texts.map(({ label, text }) => ({ label, value: text })),
		...(dealerId !== null
			? [{ label: messages.dealer, value: <Link to={`/dealers/${dealerId}`}>{dealer}</Link> }]
			: []),
		...(routing !== null ? [{ label: messages.routing, value: routing }] : []),
		...(givenBack
			? [
					{
						label: messages.givenBack,
						value: (
							<>
								{messages.givenBackBecause(givenBack.dealer, givenBack.reason)}{" "}
								{givenBack.note && <q>{givenBack.note}</q>} <Moment time={givenBack.at} />
							</>
						),
					},
				]
			: []),
		...(stage === "new" && overdueAt !== null
			? [{ label: messages.overdue, value: <Moment time={overdueAt} /> }]
			: []),
		...(remindedAt !== null
			? [{ label: messages.reminded, value: <Moment time={remindedAt} /> }]
			: []),
		...(notMailed !== null
			? [{ label: messages.notMailed, value: messages.notMailedBecause(notMailed) }]
			: []),
		{ label: messages.number, value: String(id) },
		...(also.length > 0 ? [{ label: messages.also, value: <OtherLeads ids={also} /> }] : []),
		{ label: messages.uuid, value: uuid },
		...(page !== "" ? [{ label: messages.page, value: page }] : []),
		{ label: messages.consent, value: consent?.text ?? messages.noConsent },
		...(consent
			? [{ label: messages.consentGiven, value: <Moment time={consent.givenAt} /> }]
			: []),
		...(suspicion ? [{ label: messages.suspicion, value: suspicionTexts[suspicion] }] : []),
		...(isDoNotContact
			? [
					{
						label: messages.doNotContact,
						value: messages.doNotContactText(mails.some(({ state }) => state === "held")),
					},
				]
			: []),
		...(discardedAt
			? [
					{ label: messages.discarded, value: <Moment time={discardedAt} /> },
					{ label: messages.discardReason, value: discardReason },
				]
			: []),
	];
}

/** The other leads of the sender's day. */
function OtherLeads({ ids }: { ids: readonly number[] }) {
	return ids.map((id, index) => (
		<Fragment key={id}>
			{index > 0 && ", "}
			<Link to={`/leads/${id}`}>{messages.otherLead(id)}</Link>
		</Fragment>
	));
}

/** The mails of a lead, and what became of them. */
function LeadMails({ lead }: { lead: DeskLead }) {
	const { mails, suspicion } = lead;
	const returned = useMarkAsReturned(lead.id);
	if (mails.length === 0) return <p>{messages.noMails}</p>;
	return (
		<>
			<ul className="mails">
				{mails.map((mail) => (
					<li key={mail.id}>
						<StatusLabel tone={mailStateTones[mail.state]}>
							{mailStateLabels[mail.state]}
						</StatusLabel>
						<span>
							{nameOfRecipient(mail)}
							{mail.to && `, ${mail.to}`}
						</span>
						{mail.recipient === "former" && <span>{messages.formerNotice}</span>}
						{mail.state === "sent" && mail.sentAt && <Moment time={mail.sentAt} />}
						{mail.state === "returned" && mail.sentAt && (
							<span>
								{messages.sent} <Moment time={mail.sentAt} />
							</span>
						)}
						{mail.state === "held" && suspicion === null && !mail.lastError && (
							<span>{messages.heldForDealer}</span>
						)}
						{mail.state === "waiting" && (
							<span>
								{messages.due} <Moment time={mail.dueAt} />
								{mail.heldOnceDue !== null && messages.heldOnceDue(mail.heldOnceDue)}
							</span>
						)}
						{mail.lastError && <q>{mail.lastError}</q>}
						{mail.canReturn && (
							<Button
								className="compact"
								aria-label={messages.cameBackLabel(
									nameOfRecipient(mail),
									mail.sentAt ? formatMoment(mail.sentAt) : "",
								)}
								aria-disabled={returned.isBusy}
								onClick={() => returned.mark(mail)}
							>
								{messages.cameBack}
							</Button>
						)}
					</li>
				))}
			</ul>
			<p role="alert" className="field-error">
				{returned.refusal?.error}
			</p>
		</>
	);
}

/** How far the operator is with a lead. All stay, so that the pressed one keeps the focus. */
function StageButtons({ lead: { id, name, stage, discardedAt } }: { lead: DeskLead }) {
	const tell = useNotice();
	const hint = useId();
	const isDiscarded = discardedAt !== null;
	const { isBusy, refusal, send } = useRequest(({ saved, change }: Saved<DeskLead>) =>
		tell({ text: messages.stageSet(seenName(name), stageLabels[saved.stage]), change }),
	);
	return (
		<fieldset className="stages">
			<legend>{messages.setStage}</legend>
			{leadStages.map((one) => (
				<Button
					key={one}
					className="compact"
					aria-pressed={one === stage}
					aria-disabled={isBusy || isDiscarded}
					aria-describedby={isDiscarded ? hint : undefined}
					onClick={() => {
						if (one !== stage) void send(() => saveStage(id, { from: stage, stage: one }));
					}}
				>
					{stageLabels[one]}
				</Button>
			))}
			{isDiscarded && (
				<p id={hint} className="field-hint">
					{messages.stageDiscarded}
				</p>
			)}
			<p role="alert" className="field-error">
				{refusal?.error}
			</p>
		</fieldset>
	);
}
