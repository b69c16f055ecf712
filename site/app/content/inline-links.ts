export interface InlineLink {
	readonly label: string;
	readonly href: string;
}

/** A piece of a text: plain text, or a link. */
export type InlineNode = string | InlineLink;

/** A link leads to a path of this site, to an email address, or to a telephone number. */
const allowedHref = /^(\/(?!\/)|mailto:|tel:)/;

/**
 * Splits a text at its links, which are written as in Markdown: `[label](href)`. A label may contain
 * brackets in pairs. A href may contain neither spaces nor parentheses. Anything else stays text.
 *
 * @example
 * parseInlineLinks("See the [FAQ](/faq)."); // ["See the ", { label: "FAQ", href: "/faq" }, "."]
 */
export function parseInlineLinks(text: string): InlineNode[] {
	const nodes: InlineNode[] = [];
	let textStart = 0;
	let bracket = text.indexOf("[");
	while (bracket !== -1) {
		const link = parseLinkAt(text, bracket);
		if (link) {
			if (bracket > textStart) nodes.push(text.slice(textStart, bracket));
			nodes.push({ label: link.label, href: link.href });
			textStart = link.end;
		}
		bracket = text.indexOf("[", link ? link.end : bracket + 1);
	}
	if (textStart < text.length) nodes.push(text.slice(textStart));
	return nodes;
}

function parseLinkAt(text: string, start: number): (InlineLink & { end: number }) | undefined {
	const close = closingBracket(text, start);
	if (close === undefined) return undefined;
	const [target, href] = /^\(([^\s()]+)\)/.exec(text.slice(close + 1)) ?? [];
	const label = text.slice(start + 1, close);
	if (!target || !href || !label || !allowedHref.test(href)) return undefined;
	return { label, href, end: close + 1 + target.length };
}

function closingBracket(text: string, start: number): number | undefined {
	let depth = 0;
	for (let index = start; index < text.length; index += 1) {
		if (text[index] === "[") depth += 1;
		if (text[index] === "]") depth -= 1;
		if (depth === 0) return index;
	}
	return undefined;
}
