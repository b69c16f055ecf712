/** A text with `'` for each kind of apostrophe, as searches compare it. Phones type `’`. */
export function plainApostrophes(text: string): string {
	return text.replace(/[`´ʼ‘’′]/g, "'");
}
