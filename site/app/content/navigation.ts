import type { VehicleCategory } from "@nev/contract";
import { policyMetadata } from "./policies/policy-metadata.js";

/** A link of the header or the footer. */
export interface NavigationLink {
	readonly to: string;
	readonly label: string;
}

/** A menu of the header or a column of the footer. */
export interface NavigationMenu {
	readonly label: string;
	readonly links: readonly NavigationLink[];
}

/** The categories as the menu names them (specification, section 2). */
export const categoryLabels: Record<VehicleCategory, string> = {
	"2-seater": "2-seaters",
	"4-seater": "4-seaters",
	"6-seater": "6-seaters",
	"8-seater": "8-seaters",
	"4x4-awd": "4x4 AWD",
	utility: "Utility",
};

/** The header's links and menus, in order. */
export const headerItems: readonly (NavigationLink | NavigationMenu)[] = [
	{
		label: "Inventory",
		links: [
			{ to: "/inventory", label: "All vehicles" },
			...Object.entries(categoryLabels).map(([category, label]) => ({
				to: `/inventory?category=${category}`,
				label,
			})),
		],
	},
	{
		label: "States",
		links: [
			{ to: "/states", label: "Dealers by state" },
			{ to: "/usa", label: "Across the USA" },
		],
	},
	{ to: "/dealerships", label: "Find a dealer" },
	{ to: "/financing", label: "Financing" },
	{ to: "/faq", label: "FAQ" },
	{ to: "/contact", label: "Contact" },
];

/** The footer's columns of links (specification, section 2). */
export const footerMenus = (popularVehicles: readonly NavigationLink[]): NavigationMenu[] => [
	{
		label: "Popular vehicles",
		links: [...popularVehicles, { to: "/inventory", label: "All vehicles" }],
	},
	{
		label: "Dealers by state",
		links: [
			...["California", "Florida", "Texas", "New York", "Georgia", "Arizona"].map((state) => ({
				to: `/states/${state.toLowerCase().replace(" ", "-")}`,
				label: state,
			})),
			{ to: "/states", label: "All states" },
		],
	},
	{
		label: "Company",
		links: [
			{ to: "/", label: "Home" },
			{ to: "/dealerships", label: "Find a dealer" },
			{ to: "/add-dealership", label: "Add your dealership" },
			{ to: "/embed", label: "Widgets for your site" },
			{ to: "/developers", label: "Developers" },
			{ to: "/financing", label: "Financing" },
			{ to: "/faq", label: "FAQ" },
			{ to: "/contact", label: "Contact" },
			{ to: "/usa", label: "Across the USA" },
		],
	},
	{
		label: "Policies",
		links: Object.entries(policyMetadata).map(([slug, { title }]) => ({
			to: `/${slug}`,
			label: title,
		})),
	},
];

/**
 * Whether a link leads to the current page: the same path, and the same `category` and `search`.
 * Other parameters are ignored.
 */
export function isCurrentPage(to: string, location: { pathname: string; search: string }): boolean {
	const link = new URL(to, "http://page");
	if (link.pathname !== location.pathname) return false;
	const parameters = new URLSearchParams(location.search);
	return ["category", "search"].every(
		(name) => (link.searchParams.get(name) ?? "") === (parameters.get(name) ?? ""),
	);
}

/** Whether a path is in a section that the menu links to: `/inventory/d6-max-gt4` in `/inventory`. */
export function isInMenu({ links }: NavigationMenu, pathname: string): boolean {
	return links.some(({ to }) => {
		const { pathname: section } = new URL(to, "http://page");
		return pathname === section || pathname.startsWith(`${section}/`);
	});
}
