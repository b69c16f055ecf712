import type { ReactNode } from "react";

export interface AccordionItem {
	id: string;
	title: string;
	content: ReactNode;
}

export interface AccordionProps {
	items: readonly AccordionItem[];
	/** The same for items of which one is open at a time; unique on the page. */
	name: string;
	/** The level of the titles, as headings. Default: 3. */
	headingLevel?: 2 | 3 | 4;
}

/**
 * Titles that open to their content, one at a time, and close again. It is the browser's own
 * disclosure, so it works before scripts arrive, and a search within the page opens what it finds.
 */
export function Accordion({ items, name, headingLevel = 3 }: AccordionProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<div className="nev-accordion">
			{items.map(({ id, title, content }) => (
				<details key={id} id={id} name={name} className="nev-accordion-item">
					<summary className="nev-accordion-title">
						<Heading>{title}</Heading>
					</summary>
					<div className="nev-accordion-content">{content}</div>
				</details>
			))}
		</div>
	);
}
