import { DOMImplementation, type Document, type Element, XMLSerializer } from "@xmldom/xmldom";

export type XmlElement = Element;

/** Creates a document with a root element. */
export function createXml(name: string): { document: Document; root: XmlElement } {
	const document = new DOMImplementation().createDocument(null, name);
	const root = document.documentElement;
	if (!root) throw new Error("The document has no root.");
	return { document, root };
}

/** Appends an element on a line of its own. Its text may be anything. */
export function appendElement(
	parent: XmlElement,
	name: string,
	attributes: Readonly<Record<string, string>> = {},
	text?: string,
): XmlElement {
	const document = parent.ownerDocument as Document;
	const element = document.createElement(name);
	for (const [attribute, value] of Object.entries(attributes)) {
		element.setAttribute(attribute, xmlText(value));
	}
	if (text !== undefined) element.appendChild(document.createTextNode(xmlText(text)));
	parent.appendChild(document.createTextNode("\n"));
	parent.appendChild(element);
	return element;
}

/** Serializes a document in ASCII: some dealer systems read nothing else. */
export function serializeXml(document: Document): string {
	return new XMLSerializer()
		.serializeToString(document, { requireWellFormed: true })
		.replace(/[^\0-\x7f]/gu, (character) => `&#x${character.codePointAt(0)?.toString(16)};`);
}

/** What XML 1.0 does not allow, even escaped (production 2, Char). */
const forbidden = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text with line breaks as XML has them, and U+FFFD for each character that XML does not allow. */
function xmlText(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(forbidden, "\u{FFFD}");
}
