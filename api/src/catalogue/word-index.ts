/**
 * Finds texts by a part of one of their words. Texts are only ever added, so one snapshot's index
 * serves the next one too.
 */
export interface WordIndex {
	/** Adds the text of a slot. */
	add(slot: number, text: string): void;
	/**
	 * Whether each slot has a text with such a word: 1 or 0, for the first slots up to a number. The time
	 * depends on the number of different words and of matches.
	 */
	find(isSought: (word: string) => boolean, slotCount: number): Uint8Array;
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
		find(isSought, slotCount) {
			const found = new Uint8Array(slotCount);
			for (const [word, slots] of slotsByWord) {
				// Writing beyond the end of a typed array does nothing, so later slots are left out.
				if (isSought(word)) for (const slot of slots) found[slot] = 1;
			}
			return found;
		},
	};
}

/** The words of a text: what is between its spaces and line ends. */
export function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter((word) => word !== "");
}
