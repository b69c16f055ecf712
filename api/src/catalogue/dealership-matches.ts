import { matchesSearch } from "@nev/contract";
import { LRUCache } from "lru-cache";
import { firstIndex } from "../first-index.js";
import { plainApostrophes } from "../text/plain-apostrophes.js";
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
			const hasLongest = words.find(longest, slotCount);
			for (let rank = first; rank < end; rank += 1) {
				const slot = listed[rank] as number;
				if (!hasLongest[slot]) continue;
				if (isWhole || matchesSearch(entries[slot]?.searchText ?? "", q)) flags[rank] = 1;
			}
		}
		return { flags, ranks: ranksOf(flags) };
	}

	return {
		rangeOf,
		find({ q: typed, state }) {
			const q = plainApostrophes(typed.trim().toLowerCase());
			if (q === "" && !state) return undefined;
			const key = `${state ?? ""}\n${q}`;
			let matches = kept.get(key);
			if (!matches) {
				matches = search(q, state);
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
