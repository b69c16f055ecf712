/** A text with `'` for each kind of apostrophe, as searches compare it. Phones type `’`. */
export function plainApostrophes(text: string): string {
	return text.replace(/[`´ʼ‘’′]/g, "'");
}

/** Ends a sentence with one full stop, also if its last word has its own: `Gulf Carts, Inc.` */
export function sentence(text: string): string {
	return text.endsWith(".") ? text : `${text}.`;
}
