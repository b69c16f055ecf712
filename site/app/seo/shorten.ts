/**
 * A text of at most so many characters, with single spaces. A longer one is cut after the last sentence if that
 * keeps half of them, and otherwise after a word, with an ellipsis.
 *
 * @example shorten("Four seats, one roof", 12) // "Four seats…"
 */
export function shorten(text: string, maxLength: number): string {
	const plain = text.replace(/\s+/g, " ").trim();
	if (plain.length <= maxLength) return plain;
	// "St. Augustine" is no end of a sentence.
	const [sentences = ""] =
		/^.*[\p{L}\d]{3}[.!?](?= \p{Lu})/u.exec(plain.slice(0, maxLength + 2)) ?? [];
	if (sentences.length >= maxLength / 2) return sentences;
	const cut = plain.slice(0, maxLength);
	const end = cut.lastIndexOf(" ");
	// One long word is cut anywhere, but not within a character of two units.
	const kept = end > 0 ? cut.slice(0, end) : cut.slice(0, -1).replace(/[\ud800-\udbff]$/, "");
	return `${kept.replace(/[\s.,:;!?–-]{1,4}$/, "")}…`;
}
