/** One step of the way to a page. */
export interface Crumb {
	readonly name: string;
	readonly path: string;
}

/** The way to a page; its last step is the page itself. */
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
