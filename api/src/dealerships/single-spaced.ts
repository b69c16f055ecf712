/** Repeated spaces must not make a duplicate look new. */
export function singleSpaced(text: string): string {
	return text.replace(/\s+/g, " ");
}
