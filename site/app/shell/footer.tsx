import { telephoneLink } from "@nev/widgets/ui";
import { Link } from "react-router";
import { useSite } from "../site-context.js";
import { footerLinks } from "./navigation.js";

/** The year of the copyright line (specification, section 9). */
const copyrightYear = 2024;

/** Where everything is, and how to reach the company. */
export function Footer() {
	const { company } = useSite();
	return (
		<footer className="footer">
			<div className="footer-inner">
				<div className="footer-about">
					<p className="brand">{company.name}</p>
					<p>
						Neighborhood electric vehicles, street legal where posted limits are 35 mph or lower.
					</p>
					<p>
						<a href={telephoneLink(company.phone)}>{company.phone}</a>
						<br />
						<a href={`mailto:${company.email}`}>{company.email}</a>
					</p>
				</div>
				{footerLinks.map(({ title, links }) => (
					<nav key={title} aria-labelledby={`footer-${title}`}>
						<h2 className="footer-title" id={`footer-${title}`}>
							{title}
						</h2>
						<ul>
							{links.map(({ to, label }) => (
								<li key={to}>
									<Link to={to} prefetch="intent">
										{label}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				))}
			</div>
			<p className="footer-small">
				© {copyrightYear} {company.name}. An independent dealer site, not affiliated with the
				manufacturer. Payments accepted: cash, credit card, check, financing.
			</p>
		</footer>
	);
}
