import { ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { headerItems, isInMenu, type NavigationMenu } from "./navigation.js";
import { PageLink } from "./page-link.js";

/** The header's links and menus side by side, for a wide window. */
export function MainNavigation() {
	return (
		<nav className="header-nav" aria-label="Main">
			<ul>
				{headerItems.map((item) => (
					<li key={item.label}>
						{"links" in item ? (
							<HeaderMenu menu={item} />
						) : (
							<PageLink {...item} className="header-link" />
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

/**
 * A menu of the header. It is a `details` element, so that it opens without scripts; `script/menus.ts`
 * adds hover and the arrow keys.
 */
function HeaderMenu({ menu }: { menu: NavigationMenu }) {
	const { label, links } = menu;
	const { pathname } = useLocation();
	return (
		// The visitor may have opened it before it is hydrated.
		<details className="menu" name="menu" suppressHydrationWarning>
			<summary className="header-link" data-section={isInMenu(menu, pathname) || undefined}>
				{label}
				<ChevronDown className="menu-arrow" aria-hidden="true" />
			</summary>
			<ul className="menu-panel">
				{links.map((link) => (
					<li key={link.to}>
						<PageLink {...link} className="menu-link" />
					</li>
				))}
			</ul>
		</details>
	);
}
