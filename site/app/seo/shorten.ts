/**
 * A text of at most so many characters. A longer one is cut after a word, and ends with an ellipsis.
 *
 * @example shorten("Four seats, one roof", 12) // "Four seats…"
 */
export function shorten(text: string, maxLength: number): string {
	if (text.length <= maxLength) return text;
	const cut = text.slice(0, maxLength);
	const end = cut.lastIndexOf(" ");
	// One long word is cut anywhere, but not within a character of two units.
	const kept = end > 0 ? cut.slice(0, end) : cut.slice(0, -1).replace(/[\ud800-\udbff]$/, "");
	return `${kept.replace(/[\s.,:;!?–-]{1,4}$/, "")}…`;
}
