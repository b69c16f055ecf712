/** A text as HTML and XML that templates of frameworks and of shops read as it is, without placeholders. */
export function escapeText(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll("{", "&#123;")
		.replaceAll("`", "&#96;");
}
