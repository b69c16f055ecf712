const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives a shadow root its styles through a constructable style sheet, which needs no inline style
 * and so passes a host's `style-src 'self'`. One sheet serves every element of a kind.
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
