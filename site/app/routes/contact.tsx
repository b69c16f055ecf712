import { messageMaxLength } from "@nev/contract";
import { ApiError, ContactForm, contactFormTranslations } from "@nev/widgets";
import { useLocation, useSearchParams } from "react-router";
import { Breadcrumbs } from "../components/breadcrumbs.js";
import { ContactDetails } from "../components/contact-details.js";
import { readContactLink } from "../components/contact-link.js";
import { FormProblem } from "../components/form-problem.js";
import { contactLead } from "../leads/lead-forms.js";
import { leadRequest, submitLead } from "../leads/submit-lead.js";
import { PageHead } from "../seo/page-head.js";
import { breadcrumbData, companyData } from "../seo/structured-data.js";
import { pushEvent } from "../shell/data-layer.js";
import { usePageMetadata, useSiteSettings } from "../site-context.js";
import type { Route } from "./+types/contact.js";

const trail = [
	{ name: "Home", path: "/" },
	{ name: "Contact", path: "/contact" },
];

export const action = ({ context, request }: Route.ActionArgs) =>
	submitLead(leadRequest(context, request), contactLead);

export default function Contact({ actionData: rejected }: Route.ComponentProps) {
	const site = useSiteSettings();
	const [parameters] = useSearchParams();
	const { state } = useLocation();
	return (
		<div className="page contact-page">
			<PageHead
				{...usePageMetadata("contact")}
				path="/contact"
				structuredData={[breadcrumbData(site, trail), companyData(site)]}
			/>
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>Talk to a person</h1>
				<p className="lead">
					On a vehicle, a dealer, financing or your warranty: write to us, or pick up the phone.
				</p>
			</header>
			<div className="with-sidebar">
				<section className="form-card" aria-labelledby="contact-form">
					<h2 id="contact-form">Send us a message</h2>
					<FormProblem rejected={rejected} />
					<ContactForm
						action="/contact"
						draftKey="contact"
						initial={{ ...readContactLink(parameters), ...readState(state) }}
						defaultErrors={rejected?.errors}
						defaultValues={rejected?.values}
						onError={logFailure}
						confirmsInPlace={false}
						onSubmit={() => {
							pushEvent({ event: "nev:lead-submit", form: "contact" });
							location.assign("/thank-you");
						}}
					/>
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
