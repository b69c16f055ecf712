import { Fragment } from "react";

/** A sentence whose parts in backticks are code. */
export function CodeText({ text }: { text: string }) {
	return text
		.split("`")
		.map((part, index) =>
			index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
		);
}
