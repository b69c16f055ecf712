import { searchWords } from "@nev/contract";

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
	/** The same for one of the words that searches compare (`searchWords`). The time depends on the matches alone. */
	findSearchWord(word: string, slotCount: number): Uint8Array;
}

export function createWordIndex(): WordIndex {
	const slotsByWord = new Map<string, number[]>();
	const wordsBySearchWord = new Map<string, string[]>();
	function slotsOf(words: Iterable<string>, slotCount: number): Uint8Array {
		const found = new Uint8Array(slotCount);
		for (const word of words) {
			// Writing beyond the end of a typed array does nothing, so later slots are left out.
			for (const slot of slotsByWord.get(word) ?? []) found[slot] = 1;
		}
		return found;
	}
	return {
		add(slot, text) {
			for (const word of wordsOf(text)) {
				const slots = slotsByWord.get(word);
				if (slots) {
					slots.push(slot);
					continue;
				}
				slotsByWord.set(word, [slot]);
				for (const part of searchWords(word)) {
					const words = wordsBySearchWord.get(part);
					if (words) words.push(word);
					else wordsBySearchWord.set(part, [word]);
				}
			}
		},
		find: (isSought, slotCount) => slotsOf([...slotsByWord.keys()].filter(isSought), slotCount),
		findSearchWord: (word, slotCount) => slotsOf(wordsBySearchWord.get(word) ?? [], slotCount),
	};
}

/** The words of a text: what is between its spaces and line ends. */
export function wordsOf(text: string): string[] {
	return text.split(/\s+/).filter((word) => word !== "");
}
