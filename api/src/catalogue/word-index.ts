/**
 * Finds texts by a part of one of their words. Texts are only ever added, so the index of a snapshot is
 * that of the next one too.
 */
export interface WordIndex {
	/** Adds the text of a slot. */
	add(slot: number, text: string): void;
	/**
	 * Calls `visit` with the slot of every text that has a word with this part, and more than once for
	 * some. The time depends on the number of different words and of matches.
	 */
	visit(part: string, visit: (slot: number) => void): void;
}

export function createWordIndex(): WordIndex {
	const slotsByWord = new Map<string, number[]>();
	return {
		add(slot, text) {
			for (const word of wordsOf(text)) {
				const slots = slotsByWord.get(word);
				if (slots) slots.push(slot);
				else slotsByWord.set(word, [slot]);
			}
		},
		visit(part, visit) {
			for (const [word, slots] of slotsByWord) {
				if (word.includes(part)) for (const slot of slots) visit(slot);
			}
		},
	};
}

/** The words of a text: what is between its spaces and line ends. */
export function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter((word) => word !== "");
}
