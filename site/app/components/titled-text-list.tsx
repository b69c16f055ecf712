import type { ReactNode } from "react";
import type { TitledText } from "../content/pages/titled-texts.js";
import { InlineText } from "./inline-text.js";

export interface TitledTextListProps {
	texts: readonly TitledText[];
	headingLevel?: 2 | 3;
	className?: string;
	/** Renders a sign above a text's title. */
	renderSign?: (id: string) => ReactNode;
}

/** Short texts side by side, each under its title. */
export function TitledTextList(props: TitledTextListProps) {
	const { texts, headingLevel = 3, className = "titled-texts", renderSign } = props;
	const Heading = `h${headingLevel}` as const;
	return (
		<ul className={className}>
			{texts.map(({ id, title, text }) => (
				<li key={id}>
					{renderSign?.(id)}
					<Heading>{title}</Heading>
					<p>
						<InlineText text={text} />
					</p>
				</li>
			))}
		</ul>
	);
}
