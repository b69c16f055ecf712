import { Menu, X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { headerItems, isCurrentPage, type NavigationLink } from "./navigation.js";
import { useDismissal } from "./use-dismissal.js";
import { useViewTransition } from "./view-transition.js";

/** The header's links below a button, for a narrow window. Works without scripts. */
export function PhoneMenu() {
	const details = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	const [openedOn, setOpenedOn] = useState<string>();
	// A change of page closes the menu.
	const isOpen = openedOn === key;
	const close = useCallback(() => setOpenedOn(undefined), []);
	useDismissal(details, isOpen, close);
	return (
		<details
			ref={details}
			className="phone-menu"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpenedOn(currentTarget.open ? key : undefined)}
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
										<PhoneMenuLink {...link} />
									</li>
								))}
							</ul>
						</div>
					) : (
						<PhoneMenuLink key={item.to} {...item} />
					),
				)}
			</nav>
		</details>
	);
}

function PhoneMenuLink({ to, label }: NavigationLink) {
	const location = useLocation();
	const viewTransition = useViewTransition();
	return (
		<Link
			className="menu-link"
			to={to}
			prefetch="intent"
			viewTransition={viewTransition}
			aria-current={isCurrentPage(to, location) ? "page" : undefined}
		>
			{label}
		</Link>
	);
}
