import { HeaderMenu } from "./header-menu.js";
import { headerItems } from "./navigation.js";
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
