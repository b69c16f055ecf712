import { type ReactNode, useId } from "react";

export interface ContentsListProps {
	title: string;
	entries: readonly { id: string; title: string; note?: ReactNode }[];
}

/** The table of contents of a long page. */
export function ContentsList({ title, entries }: ContentsListProps) {
	const id = useId();
	return (
		<nav className="contents" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<ol>
				{entries.map((entry) => (
					<li key={entry.id}>
						<a href={`#${entry.id}`}>{entry.title}</a>
						{entry.note}
					</li>
				))}
			</ol>
		</nav>
	);
}
