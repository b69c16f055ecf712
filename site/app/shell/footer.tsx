import { telephoneLink } from "@nev/widgets/ui";
import { Link, useLocation } from "react-router";
import {
	facts,
	footerText,
	officeHours,
	ownershipDisclaimer,
	supportHoursLine,
} from "../content/index.js";
import { useSiteSettings } from "../site-settings.js";
import { footerMenus, isCurrentPage, type NavigationMenu } from "./navigation.js";
import { PrivacyChoice } from "./privacy-choice.js";
import { useViewTransition } from "./view-transition.js";

/** Where everything is, how to reach the company, and whose site this is. */
export function Footer() {
	const { company } = useSiteSettings();
	const text = footerText(facts, company);
	return (
		<footer className="footer">
			<div className="footer-inner">
				<div className="footer-columns">
					<About about={text.about} />
					{footerMenus.map((menu) => (
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
	return (
		<div className="footer-about">
			<p className="brand">{company.name}</p>
			<p>{about}</p>
			<ul className="footer-reach">
				<li>
					<a href={telephoneLink(company.phone)}>{company.phone}</a>
				</li>
				<li>
					<a href={`mailto:${company.email}`}>{company.email}</a>
				</li>
			</ul>
			<dl className="footer-hours">
				{officeHours(facts).map(({ days, hours }) => (
					<div key={days}>
						<dt>{days}</dt>
						<dd>{hours}</dd>
					</div>
				))}
			</dl>
			<p>
				Support line <a href={telephoneLink(company.tollFreePhone)}>{company.tollFreePhone}</a>
				<br />
				{supportHoursLine(facts)}
			</p>
		</div>
	);
}

function FooterMenu({ menu: { label, links } }: { menu: NavigationMenu }) {
	const location = useLocation();
	const viewTransition = useViewTransition();
	const id = `footer-${label.toLowerCase().replaceAll(" ", "-")}`;
	return (
		<nav aria-labelledby={id}>
			<h2 className="footer-title" id={id}>
				{label}
			</h2>
			<ul>
				{links.map((link) => (
					<li key={link.to}>
						<Link
							to={link.to}
							prefetch="intent"
							viewTransition={viewTransition}
							aria-current={isCurrentPage(link.to, location) ? "page" : undefined}
						>
							{link.label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
