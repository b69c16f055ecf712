import { Fragment } from "react";

/** A sentence whose parts in backticks are code, which a browser that translates the page leaves alone. */
export function CodeText({ text }: { text: string }) {
	return text.split("`").map((part, index) =>
		index % 2 === 1 ? (
			<code key={index} translate="no">
				{part}
			</code>
		) : (
			<Fragment key={index}>{part}</Fragment>
		),
	);
}
