/** A link of the header or the footer. */
export interface NavigationLink {
	readonly to: string;
	readonly label: string;
}

/** The links of the header, in order. */
export const headerLinks: readonly NavigationLink[] = [
	{ to: "/dealerships", label: "Find a dealer" },
];

/** The links of the footer, by heading. */
export const footerLinks: readonly { title: string; links: readonly NavigationLink[] }[] = [
	{
		title: "Explore",
		links: [
			{ to: "/", label: "Home" },
			{ to: "/dealerships", label: "Find a dealer" },
		],
	},
];
