import { parseInlineLinks } from "../inline-links.js";

/**
 * Replaces each link of a text by its label.
 *
 * @example plainText("See the [FAQ](/faq)."); // "See the FAQ."
 */
export function plainText(text: string): string {
	return parseInlineLinks(text)
		.map((node) => (typeof node === "string" ? node : node.label))
		.join("");
}
