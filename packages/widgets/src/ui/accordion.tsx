import type { ReactNode, ToggleEvent } from "react";

export interface AccordionItem {
	id: string;
	title: string;
	content: ReactNode;
}

export interface AccordionProps {
	items: readonly AccordionItem[];
	/** Groups the items so that only one is open at a time. Must be unique on the page. */
	name: string;
	/** The heading level of the titles. Default: 3. */
	headingLevel?: 2 | 3 | 4;
}

/**
 * A list of titles that expand to their content, one at a time. It uses `details` elements, so it
 * works before scripts have loaded, and the browser's search in the page expands what it matches.
 */
export function Accordion({ items, name, headingLevel = 3 }: AccordionProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<div className="nev-accordion">
			{items.map(({ id, title, content }) => (
				<details
					key={id}
					id={id}
					name={name}
					data-accordion={name}
					className="nev-accordion-item"
					onToggle={closeOthers}
				>
					<summary className="nev-accordion-title">
						<Heading>{title}</Heading>
					</summary>
					<div className="nev-accordion-content">{content}</div>
				</details>
			))}
		</div>
	);
}

/** Closes the other items in browsers that ignore `name`: before Chrome 120, Safari 17.2, Firefox 130. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
	if ("name" in HTMLDetailsElement.prototype || !opened.open) return;
	const root = opened.getRootNode() as Document | ShadowRoot;
	for (const item of root.querySelectorAll<HTMLDetailsElement>("details[data-accordion]")) {
		if (item !== opened && item.dataset.accordion === opened.dataset.accordion) item.open = false;
	}
}
