import { Menu, X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useLocation } from "react-router";
import { headerItems } from "./navigation.js";
import { PageLink } from "./page-link.js";
import { useDismissal } from "./use-dismissal.js";
import { useOpenBeforeHydration } from "./use-open-before-hydration.js";

/** The header's links in a menu, for a narrow window. Works without scripts. */
export function PhoneMenu() {
	const details = useRef<HTMLDetailsElement>(null);
	const { key: locationKey } = useLocation();
	const [openedAt, setOpenedAt] = useState<string>();
	// A change of page closes the menu.
	const isOpen = openedAt === locationKey;
	const close = useCallback(() => setOpenedAt(undefined), []);
	useOpenBeforeHydration(details, () => setOpenedAt(locationKey));
	useDismissal(details, isOpen, close);
	return (
		<details
			ref={details}
			className="phone-menu"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpenedAt(currentTarget.open ? locationKey : undefined)}
		>
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
