import { parseInlineLinks } from "../content/index.js";

/** A text of the content with its links. */
export function InlineText({ text }: { text: string }) {
	return parseInlineLinks(text).map((part) =>
		typeof part === "string" ? (
			part
		) : (
			<a key={part.href + part.label} href={part.href}>
				{part.label}
			</a>
		),
	);
}
