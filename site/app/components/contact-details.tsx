import { ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { contactNotes, facts, serviceArea } from "../content/index.js";
import { useSiteSettings } from "../site-context.js";
import { OfficeHours } from "./office-hours.js";
import { TitledTextList } from "./titled-text-list.js";

/** The contact page's sidebar: how, where and when to reach the company. */
export function ContactDetails() {
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
					<OfficeHours className="hours" />
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
