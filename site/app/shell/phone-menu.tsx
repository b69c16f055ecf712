import { Menu, X } from "lucide-react";
import { headerItems } from "./navigation.js";
import { PageLink } from "./page-link.js";

/** The header's links in a menu, for a narrow window. Opens without scripts. */
export function PhoneMenu() {
	return (
		// The visitor may have opened it before it is hydrated.
		<details className="phone-menu" suppressHydrationWarning>
			<summary className="phone-menu-button">
				<Menu className="phone-menu-closed" aria-hidden="true" />
				<X className="phone-menu-open" aria-hidden="true" />
				Menu
			</summary>
			<nav className="phone-menu-panel" aria-label="Main">
				{headerItems.map((item) =>
					"links" in item ? (
						<div key={item.label} className="phone-menu-group">
							<p className="phone-menu-title" id={`phone-menu-${item.label}`}>
								{item.label}
							</p>
							<ul aria-labelledby={`phone-menu-${item.label}`}>
								{item.links.map((link) => (
									<li key={link.to}>
										<PageLink {...link} className="menu-link" />
									</li>
								))}
							</ul>
						</div>
					) : (
						<PageLink key={item.to} {...item} className="menu-link" />
					),
				)}
			</nav>
		</details>
	);
}
