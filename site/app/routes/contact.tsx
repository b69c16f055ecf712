import { messageMaxLength } from "@nev/contract";
import { ApiError, ContactForm, contactFormTranslations } from "@nev/widgets";
import { ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { readContactLink } from "../components/contact-link.js";
import { FormProblem } from "../components/form-problem.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { facts } from "../content/facts.js";
import { contactNotes, serviceArea } from "../content/pages/titled-texts.js";
import { contactLead } from "../leads/lead-forms.js";
import { openThankYou, UnlessSent } from "../leads/sent-before.js";
import { leadRequest, submitLead } from "../leads/submit-lead.js";
import { useLeadSent } from "../leads/use-lead-sent.js";
import { usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { useZipCode } from "../place/use-zip-code.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { companyData } from "../seo/structured-data.js";
import { readCampaign } from "../shell/campaign.js";
import { pushEvent } from "../shell/data-layer.js";
import { OfficeHoursList } from "../shell/office-hours.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/contact.js";

const trail = [{ name: "Contact", path: "/contact" }];

export const handle: PageHandle = { parameters: ["subject", "state", "message"] };

export const action = ({ context, request }: Route.ActionArgs) =>
	submitLead(leadRequest(context, request), contactLead);

export default function Contact({ actionData: rejected }: Route.ComponentProps) {
	const site = useSiteSettings();
	const [parameters] = useSearchParams();
	const { state } = useLocation();
	const zipCode = useZipCode();
	const finish = useLeadSent(openThankYou, {
		tone: "success",
		title: contactFormTranslations.en.sentTitle,
		description: contactFormTranslations.en.sentHint,
	});
	return (
		<div className="page contact-page">
			<PageHead
				{...usePageMetadata("contact")}
				trail={trail}
				structuredData={import.meta.env.SSR && [companyData(site)]}
			/>
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>Talk to a person</h1>
				<p className="lead">
					About a vehicle, a dealer, financing or your warranty: write to us or pick up the phone.
				</p>
			</header>
			<div className="with-sidebar">
				<section className="form-card" aria-labelledby="contact-form">
					<h2 id="contact-form">Send us a message</h2>
					<FormProblem {...rejected} />
					<UnlessSent sendAnother={contactFormTranslations.en.sendAnother}>
						<ContactForm
							action="/contact"
							campaign={readCampaign()}
							draftKey="contact"
							initial={{ ...readContactLink(parameters), ...readState(state), zipCode }}
							defaultErrors={rejected?.errors}
							defaultValues={rejected?.values}
							onError={logFailure}
							confirmsInPlace={false}
							onSubmit={() => {
								pushEvent({ event: "nev:lead-submit", form: "contact" });
								finish();
							}}
						/>
					</UnlessSent>
				</section>
				<ContactDetails />
			</div>
		</div>
	);
}

/** Logs the API's own words (specification, section 8). */
function logFailure(error: Error): void {
	const reason = error instanceof ApiError ? error.body?.error : undefined;
	// biome-ignore lint/suspicious/noConsole: the specification asks for it
	console.error(reason || contactFormTranslations.en.failedHint);
}

/** The message of a page that navigated here with state, because it is too private for an address. */
function readState(state: unknown): { message?: string } {
	const message =
		typeof state === "object" && state !== null && "message" in state ? state.message : undefined;
	return typeof message === "string" ? { message: message.slice(0, messageMaxLength) } : {};
}

/** The contact page's sidebar: how, where and when to reach the company. */
function ContactDetails() {
	const { company } = useSiteSettings();
	return (
		<aside className="sidebar" aria-label="Other ways to reach us">
			<div className="sidebar-card">
				<Detail title="Phone" icon={<Phone aria-hidden="true" />}>
					<p>
						<a href={telephoneLink(company.phone)}>{company.phone}</a>
					</p>
				</Detail>
				<Detail title="Email" icon={<Mail aria-hidden="true" />}>
					<p>
						<a href={`mailto:${company.email}`}>{company.email}</a>
					</p>
				</Detail>
				<Detail title="Service area" icon={<MapPin aria-hidden="true" />}>
					<p>{serviceArea(facts)}</p>
				</Detail>
				<Detail title="Business hours" icon={<Clock aria-hidden="true" />}>
					<OfficeHoursList className="hours" />
				</Detail>
			</div>
			<section className="quick-actions" aria-labelledby="quick-actions">
				<h2 id="quick-actions">Quick actions</h2>
				<div className="actions">
					<ButtonLink href="/dealerships">Find a dealer</ButtonLink>
					<ButtonLink href="/inventory">Browse inventory</ButtonLink>
					<ButtonLink href={telephoneLink(company.phone)}>Call sales</ButtonLink>
				</div>
			</section>
			<TitledTextList className="notes" headingLevel={2} texts={contactNotes(facts)} />
		</aside>
	);
}

function Detail(props: { title: string; icon: ReactNode; children: ReactNode }) {
	return (
		<section className="contact-detail">
			{props.icon}
			<h2>{props.title}</h2>
			{props.children}
		</section>
	);
}
