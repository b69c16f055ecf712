const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds styles to a shadow root as a constructable style sheet, which a host page's
 * `style-src 'self'` allows, unlike an inline style. Elements with the same styles share one sheet.
 */
export function adoptStyles(shadow: ShadowRoot, styles: string): void {
	if (!("adoptedStyleSheets" in shadow)) {
		// Safari before 16.4.
		const element = document.createElement("style");
		element.textContent = styles;
		(shadow as ShadowRoot).prepend(element);
		return;
	}
	let sheet = sheets.get(styles);
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		sheets.set(styles, sheet);
	}
	if (shadow.adoptedStyleSheets.includes(sheet)) return;
	shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
