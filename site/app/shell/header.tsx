import { telephoneLink } from "@nev/widgets/ui";
import { Phone } from "lucide-react";
import { Link, NavLink } from "react-router";
import { useSite } from "../site-context.js";

import { headerLinks } from "./navigation.js";

/** The site's name, its menu, and the telephone. */
export function Header() {
	const { company } = useSite();
	return (
		<header className="header">
			<div className="header-inner">
				<Link className="brand" to="/" prefetch="intent">
					{company.name}
				</Link>
				<nav className="header-nav" aria-label="Main">
					<ul>
						{headerLinks.map(({ to, label }) => (
							<li key={to}>
								<NavLink className="header-link" to={to} prefetch="intent">
									{label}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<a className="header-call" href={telephoneLink(company.phone)}>
					<Phone aria-hidden="true" />
					<span>{company.phone}</span>
				</a>
			</div>
		</header>
	);
}
