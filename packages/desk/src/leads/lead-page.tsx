import type { DeskLead } from "@nev/contract/desk";
import { telephoneLink } from "@nev/widgets/ui";
import { Link, useLoaderData } from "react-router";
import { BackLink } from "../ui/back-link.js";
import { type Fact, Facts } from "../ui/facts.js";
import { Moment } from "../ui/moment.js";
import { LeadMails } from "./lead-mails.js";
import { LeadStatus } from "./lead-status.js";
import { kindLabels, leadMessages as messages, suspicionLabels } from "./messages.js";
import { StageButtons } from "./stage-buttons.js";

/** A lead as a person reads it. */
export function LeadPage() {
	const lead = useLoaderData<DeskLead>();
	return (
		<div className="page">
			<title>{`${lead.name} – Desk`}</title>
			<BackLink to="/leads">{messages.back}</BackLink>
			<h1 tabIndex={-1}>{lead.name}</h1>
			<p className="page-status">
				<LeadStatus state={lead.state} /> {kindLabels[lead.kind]}, <Moment time={lead.createdAt} />
			</p>
			<StageButtons key={lead.id} stage={lead.stage} />
			{lead.message !== "" && (
				<section aria-labelledby="message">
					<h2 id="message">{messages.message}</h2>
					<p className="lead-message">{lead.message}</p>
				</section>
			)}
			<section aria-labelledby="details">
				<h2 id="details">{messages.details}</h2>
				<Facts facts={factsOf(lead)} />
			</section>
			<section aria-labelledby="mails">
				<h2 id="mails">{messages.mails}</h2>
				<LeadMails mails={lead.mails} />
			</section>
		</div>
	);
}

function factsOf({
	email,
	phone,
	texts,
	dealer,
	dealerId,
	page,
	consent,
	suspicion,
}: DeskLead): Fact[] {
	return [
		{ label: messages.email, value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> },
		{ label: messages.phone, value: <a href={telephoneLink(phone)}>{phone}</a> },
		...texts.map(({ label, text }) => ({ label, value: text })),
		...(dealerId !== null
			? [{ label: messages.dealer, value: <Link to={`/dealers/${dealerId}`}>{dealer}</Link> }]
			: []),
		...(page !== "" ? [{ label: messages.page, value: page }] : []),
		{ label: messages.consent, value: consent?.text ?? messages.noConsent },
		...(consent
			? [{ label: messages.consentGiven, value: <Moment time={consent.givenAt} /> }]
			: []),
		...(suspicion ? [{ label: messages.suspicion, value: suspicionLabels[suspicion] }] : []),
	];
}
