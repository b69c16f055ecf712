import { parseInlineLinks } from "../content/inline-links.js";

/** A text whose inline links, written as in Markdown, become anchors. */
export function InlineText({ text }: { text: string }) {
	return parseInlineLinks(text).map((node) =>
		typeof node === "string" ? (
			node
		) : (
			<a key={node.href + node.label} href={node.href}>
				{node.label}
			</a>
		),
	);
}
