const listeners = new Set<() => unknown>();

/** One for all widgets of the page. A server has none. */
let observer: MutationObserver | undefined;

/**
 * Calls a function when `lang` changes somewhere in an element's document, or in a shadow root around
 * it, until `unobserveLanguage`. Call it again when the element has been moved.
 */
export function observeLanguage(element: Element, onChange: () => unknown): void {
	listeners.add(onChange);
	observer ??= new MutationObserver(() => {
		for (const listener of listeners) listener();
	});
	for (let root: Node | undefined = element.getRootNode(); root; root = outerRootOf(root)) {
		// Observing the same root twice has no effect.
		observer.observe(root, { subtree: true, attributeFilter: ["lang"] });
	}
}

/** Ends `observeLanguage`. */
export function unobserveLanguage(onChange: () => unknown): void {
	listeners.delete(onChange);
	if (listeners.size === 0) observer?.disconnect();
}

/** The root around the host of a shadow root. */
function outerRootOf(root: Node): Node | undefined {
	return (root as Partial<ShadowRoot>).host?.getRootNode();
}

/**
 * Makes the function that follows the page's language. If its texts cannot be had, the widget stays in
 * the one before it.
 *
 * @param fetchTexts fetches the texts of a locale's language where they are not always here
 */
export function createLanguageFollower(
	element: Element,
	fetchTexts: (locale: string) => Promise<unknown>,
	onChange: (locale: string) => void,
): () => Promise<void> {
	/** The page's language, and the one that the widget is in: the page's, once its texts are here. */
	let pageLocale: string | undefined;
	let locale = "en";
	let changes = 0;
	return async () => {
		const wanted = localeOf(element);
		if (wanted === pageLocale) return;
		pageLocale = wanted;
		changes += 1;
		const change = changes;
		const next = await fetchTexts(wanted)
			.catch((error: unknown) => {
				// Wanted again meanwhile: that fetch has joined this one, and fails with it.
				if (change !== changes && wanted === pageLocale) return fetchTexts(wanted);
				throw error;
			})
			.then(
				() => wanted,
				() => locale,
			);
		if (wanted !== pageLocale) return;
		locale = next;
		onChange(next);
	};
}

/** The language of the element, or of the page around it, also across shadow roots. */
function localeOf(element: Element): string {
	for (let current: Element | undefined = element; current; ) {
		const language = current.closest("[lang]")?.getAttribute("lang");
		if (language) return language;
		current = (current.getRootNode() as Partial<ShadowRoot>).host;
	}
	return "en";
}
