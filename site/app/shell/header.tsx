import { telephoneLink } from "@nev/widgets/ui";
import { ChevronDown, Menu, Phone, X } from "lucide-react";
import { useLocation } from "react-router";
import { officeHoursLine } from "../content/hours.js";
import { headerItems, isInMenu, type NavigationMenu } from "../content/navigation.js";
import { useFacts, useSiteSettings } from "../page/site-context.js";
import { PageLink } from "./page-link.js";

/** The company's name, the menus, and the telephone number. */
export function Header() {
	const { company } = useSiteSettings();
	return (
		<header className="header">
			<div className="header-inner">
				<a className="brand" href="/">
					<BrandMark />
					{company.name}
				</a>
				<MainNavigation />
				<span className="tooltip-anchor">
					<a
						className="header-call"
						href={telephoneLink(company.phone)}
						aria-describedby="office-hours-tooltip"
					>
						<Phone aria-hidden="true" />
						<span className="nev-visually-hidden">Call </span>
						<span className="header-call-number">{company.phone}</span>
					</a>
					{/* `script/tooltips.ts` shows it. */}
					<span
						className="tooltip"
						role="tooltip"
						id="office-hours-tooltip"
						hidden
						suppressHydrationWarning
					>
						Open {officeHoursLine(useFacts())}
					</span>
				</span>
				<PhoneMenu />
			</div>
		</header>
	);
}

/** The same route shield as in the favicon. */
function BrandMark() {
	return (
		<svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
			<rect className="brand-mark-ground" width="32" height="32" rx="8" />
			<path
				className="brand-mark-shield"
				d="M16 5.500 18.200 7.200 25 7.500v9c0 5-4 8-9 10.500-5-2.500-9-5.500-9-10.500v-9l6.800-.3z"
			/>
			<path className="brand-mark-lane" d="M16 10v4m0 3.500v4" />
		</svg>
	);
}

/** The header's links and menus side by side, for a wide window. */
function MainNavigation() {
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

/** The header's links in a menu, for a narrow window. Opens without scripts. */
function PhoneMenu() {
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
