import { matchesSearch, parseRegion, searchWords } from "@nev/contract";
import { LRUCache } from "lru-cache";
import { firstIndex } from "../places/first-index.js";
import { plainApostrophes } from "../text/punctuation.js";
import type { DealershipRows } from "./dealership-rows.js";
import type { DealershipFilter } from "./located-dealership.js";
import { wordsOf } from "./word-index.js";

/** Matches are kept for the next page and the map. Room for 20 filters with 100,000 dealerships. */
const maxBytes = 10_000_000;

/** The dealerships that match a filter, by their rank in the list of all. */
export interface Matches {
	/** In ascending order. */
	readonly ranks: Uint32Array;
	/** 1 for each rank that matches. */
	readonly flags: Uint8Array;
}

/** Finds matches of a filter. */
export interface MatchFinder {
	/** Undefined if the filter lets all pass. */
	find(filter: DealershipFilter): Matches | undefined;
	/** The ranks of a state: from the first to before the end. */
	rangeOf(state: string): readonly [first: number, end: number];
}

export function createMatchFinder({ entries, words, listed }: DealershipRows): MatchFinder {
	// Later snapshots add entries.
	const slotCount = entries.length;
	const kept = new LRUCache<string, Matches>({
		maxSize: maxBytes,
		sizeCalculation: ({ ranks, flags }) => ranks.byteLength + flags.byteLength + 1,
	});

	function rangeOf(state: string): readonly [first: number, end: number] {
		const stateAt = (slot: number) => entries[slot]?.dealership.state ?? "";
		return [
			firstIndex(listed, (slot) => stateAt(slot) >= state),
			firstIndex(listed, (slot) => stateAt(slot) > state),
		];
	}

	function search(q: string, state: string | undefined): Matches {
		const flags = new Uint8Array(listed.length);
		const [first, end] = state === undefined ? [0, listed.length] : rangeOf(state);
		const parts = wordsOf(q);
		if (parts.length === 0) flags.fill(1, first, end);
		else {
			const longest = parts.reduce((best, part) => (part.length > best.length ? part : best));
			const isWhole = longest === q;
			const hasLongest = words.find((word) => word.includes(longest), slotCount);
			for (let rank = first; rank < end; rank += 1) {
				const slot = listed[rank] as number;
				if (!hasLongest[slot]) continue;
				if (isWhole || matchesSearch(entries[slot]?.searchText ?? "", q)) flags[rank] = 1;
			}
		}
		return { flags, ranks: ranksOf(flags) };
	}

	/** Those that have all words of a text. The code of a state is a word of its own. */
	function searchInAnyOrder(q: string, state: string | undefined): Matches {
		const flags = new Uint8Array(listed.length);
		const parts = searchWords(q).map((word) => ({
			range: word.length === 2 ? rangeOf(parseRegion(word) ?? "") : [0, 0],
			slots: words.findSearchWord(word, slotCount),
		}));
		const [first, end] = state === undefined ? [0, listed.length] : rangeOf(state);
		for (let rank = first; rank < end; rank += 1) {
			const hasPart = ({ range: [from = 0, to = 0], slots }: (typeof parts)[number]) =>
				slots[listed[rank] as number] || (rank >= from && rank < to);
			if (parts.length > 0 && parts.every(hasPart)) flags[rank] = 1;
		}
		return { flags, ranks: ranksOf(flags) };
	}

	return {
		rangeOf,
		find({ q: typed, anyOrder = false, state }) {
			const q = plainApostrophes(typed.trim().toLowerCase());
			if (q === "" && !state) return undefined;
			const key = `${state ?? ""}\n${anyOrder}\n${q}`;
			let matches = kept.get(key);
			if (!matches) {
				matches = anyOrder ? searchInAnyOrder(q, state) : search(q, state);
				kept.set(key, matches);
			}
			return matches;
		},
	};
}

function ranksOf(flags: Uint8Array): Uint32Array {
	const ranks = new Uint32Array(flags.length);
	let count = 0;
	for (let rank = 0; rank < flags.length; rank += 1) {
		if (flags[rank]) ranks[count++] = rank;
	}
	return ranks.slice(0, count);
}
