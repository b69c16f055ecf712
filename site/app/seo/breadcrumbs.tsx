import type { BreadcrumbList } from "schema-dts";

export interface Crumb {
	readonly name: string;
	readonly path: string;
}

const home: Crumb = { name: "Home", path: "/" };

/** The pages above the current one, from Home. The last crumb is the current page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
	return (
		<nav className="breadcrumbs" aria-label="Breadcrumb">
			<ol>
				{[home, ...trail].map(({ name, path }, index) => (
					<li key={path}>
						{index < trail.length ? (
							<a href={path}>{name}</a>
						) : (
							<span aria-current="page">{name}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

/** The same for search engines. */
export function breadcrumbData(origin: string, trail: readonly Crumb[]): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: [home, ...trail].map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: origin + path,
		})),
	};
}
