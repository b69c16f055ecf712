/** A link inside a text. */
export interface InlineLink {
	readonly label: string;
	readonly href: string;
}

/** A piece of a text: plain words, or a link. */
export type InlineNode = string | InlineLink;

/** Where a link may lead: a path of our own, a mailbox or a telephone. */
const allowedHref = /^(\/(?!\/)|mailto:|tel:)/;

/**
 * Splits a text at its links, which are written `[words](href)`. The words may hold brackets in
 * pairs, the address neither spaces nor parentheses. Whatever is not quite a link stays a text.
 *
 * @example
 * inlineParts("See the [FAQ](/faq)."); // ["See the ", { words: "FAQ", href: "/faq" }, "."]
 */
export function parseInlineLinks(text: string): InlineNode[] {
	const parts: InlineNode[] = [];
	let plainFrom = 0;
	let at = text.indexOf("[");
	while (at !== -1) {
		const link = linkAt(text, at);
		if (link) {
			if (at > plainFrom) parts.push(text.slice(plainFrom, at));
			parts.push({ label: link.label, href: link.href });
			plainFrom = link.end;
		}
		at = text.indexOf("[", link ? link.end : at + 1);
	}
	if (plainFrom < text.length) parts.push(text.slice(plainFrom));
	return parts;
}

/**
 * A text without its links, the words of each left standing: for structured data and meta tags.
 *
 * @example plainText("See the [FAQ](/faq)."); // "See the FAQ."
 */
export function plainText(text: string): string {
	return parseInlineLinks(text)
		.map((part) => (typeof part === "string" ? part : part.label))
		.join("");
}

function linkAt(text: string, start: number): (InlineLink & { end: number }) | undefined {
	const close = closingBracket(text, start);
	if (close === undefined) return undefined;
	const address = /^\(([^\s()]+)\)/.exec(text.slice(close + 1));
	const [whole, href] = address ?? [];
	const words = text.slice(start + 1, close);
	if (!whole || !href || !words || !allowedHref.test(href)) return undefined;
	return { label: words, href, end: close + 1 + whole.length };
}

function closingBracket(text: string, start: number): number | undefined {
	let depth = 0;
	for (let at = start; at < text.length; at += 1) {
		if (text[at] === "[") depth += 1;
		if (text[at] === "]") depth -= 1;
		if (depth === 0) return at;
	}
	return undefined;
}
