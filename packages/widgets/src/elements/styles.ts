/** One sheet for each document: a document rejects the sheets of another. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The styles of an element: its own, and those of the parts that are loaded later. */
export function createElementStyles(element: Element, own: string) {
	const styles = new Set([own]);
	function adopt(): void {
		const { shadowRoot } = element;
		if (shadowRoot) for (const text of styles) adoptStyles(shadowRoot, text);
	}
	return {
		adopt,
		add(text: string): void {
			styles.add(text);
			adopt();
		},
	};
}

/**
 * Adds styles to a shadow root as a constructable style sheet, which a host page's
 * `style-src 'self'` allows, unlike an inline style. Elements with the same styles share one sheet.
 */
function adoptStyles(shadow: ShadowRoot, styles: string): void {
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
