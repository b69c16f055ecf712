import { inlineParts } from "../content/index.js";

/** A text of the content with its links. */
export function InlineText({ text }: { text: string }) {
	return inlineParts(text).map((part) =>
		typeof part === "string" ? (
			part
		) : (
			<a key={part.href + part.words} href={part.href}>
				{part.words}
			</a>
		),
	);
}
