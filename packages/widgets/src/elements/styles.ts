/** One sheet for each document: a document rejects the sheets of another. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adds styles to a shadow root as a constructable style sheet, which a host page's
 * `style-src 'self'` allows, unlike an inline style. Elements with the same styles share one sheet.
 */
export function adoptStyles(shadow: ShadowRoot, styles: string): void {
	if (!("adoptedStyleSheets" in shadow)) {
		// Safari before 16.4.
		const root: ShadowRoot = shadow;
		if ([...root.querySelectorAll("style")].some((one) => one.textContent === styles)) return;
		const element = document.createElement("style");
		element.textContent = styles;
		root.prepend(element);
		return;
	}
	const { ownerDocument } = shadow;
	let sheets = sheetsOf.get(ownerDocument);
	if (!sheets) {
		sheets = new Map();
		sheetsOf.set(ownerDocument, sheets);
	}
	let sheet = sheets.get(styles);
	if (!sheet) {
		sheet = new (ownerDocument.defaultView as typeof globalThis & Window).CSSStyleSheet();
		sheet.replaceSync(styles);
		sheets.set(styles, sheet);
	}
	if (shadow.adoptedStyleSheets.includes(sheet)) return;
	shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
