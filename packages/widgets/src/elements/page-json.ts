import { loadPageContent } from "./load-page-content.js";

/**
 * Makes the function that reads what a page has written as JSON for an element, if it has changed.
 *
 * @param listName the property that a list alone is for
 * @param onChange called with the properties, and with none until they have been read
 */
export function createJsonReader(
	element: Element,
	listName: string,
	onChange: (properties?: Record<string, unknown>) => void,
	onError: (error: unknown) => void,
): () => Promise<void> {
	let source: string | undefined;
	return async () => {
		// Page builders put a paragraph around it.
		const script = element.querySelector('[type="application/json"]');
		const src = element.getAttribute("src");
		const current = src || script ? [src, script?.textContent].join("") : undefined;
		if (current === source) return;
		source = current;
		onChange();
		let properties: Record<string, unknown>;
		try {
			const { readJson } = await loadPageContent();
			properties = await readJson(element, script, listName);
		} catch (error) {
			// The page has a list of its own, so never show another one.
			properties = { [listName]: [] };
			if (current === source) onError(error);
		}
		if (current === source) onChange(properties);
	};
}
