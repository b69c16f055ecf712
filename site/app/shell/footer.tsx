import { telephoneLink } from "@nev/widgets/ui";
import { OfficeHours } from "../components/office-hours.js";
import { footerText, ownershipDisclaimer, supportHoursLine } from "../content/index.js";
import { useFacts, useSiteSettings } from "../site-context.js";
import { footerMenus, type NavigationMenu } from "./navigation.js";
import { PageLink } from "./page-link.js";
import { PrivacyChoice } from "./privacy-choice.js";

/** Contact details, links to the pages, the privacy choice, and the legal notices. */
export function Footer() {
	const { company, popularVehicles } = useSiteSettings();
	const text = footerText(useFacts(), company);
	return (
		<footer className="footer">
			<div className="footer-inner">
				<div className="footer-columns">
					<About about={text.about} />
					{footerMenus(popularVehicles).map((menu) => (
						<FooterMenu key={menu.label} menu={menu} />
					))}
				</div>
				<PrivacyChoice />
				<div className="footer-small">
					<p>{text.payments}</p>
					<p>{ownershipDisclaimer(company)}</p>
					<p>{text.copyright}</p>
				</div>
			</div>
		</footer>
	);
}

function About({ about }: { about: string }) {
	const { company } = useSiteSettings();
	const facts = useFacts();
	return (
		<div className="footer-about">
			<p className="brand">{company.name}</p>
			<p>{about}</p>
			<ul className="footer-contact">
				<li>
					<a href={telephoneLink(company.phone)}>{company.phone}</a>
				</li>
				<li>
					<a href={`mailto:${company.email}`}>{company.email}</a>
				</li>
			</ul>
			<OfficeHours className="footer-hours" />
			<p>
				Support line <a href={telephoneLink(company.tollFreePhone)}>{company.tollFreePhone}</a>
				<br />
				{supportHoursLine(facts)}
			</p>
		</div>
	);
}

function FooterMenu({ menu: { label, links } }: { menu: NavigationMenu }) {
	const id = `footer-${label.toLowerCase().replaceAll(" ", "-")}`;
	return (
		<nav aria-labelledby={id}>
			<h2 className="footer-title" id={id}>
				{label}
			</h2>
			<ul>
				{links.map((link) => (
					<li key={link.to}>
						<PageLink {...link} />
					</li>
				))}
			</ul>
		</nav>
	);
}
