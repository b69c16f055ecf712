export interface Crumb {
	readonly name: string;
	readonly path: string;
}

/** The pages above the current one. The last crumb is the current page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
	return (
		<nav className="breadcrumbs" aria-label="Breadcrumb">
			<ol>
				{trail.map(({ name, path }, index) => (
					<li key={path}>
						{index < trail.length - 1 ? (
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
