import type { CountedSearch } from "../http/counted-search.js";
import { dayNumber, utcDay } from "../opening-hours/day.js";

/** The searches of a day and a place. */
export interface SearchSum {
	readonly day: string;
	readonly state: string;
	readonly zip3: string;
	searches: number;
	foundNobody: number;
}

/**
 * More than a thousand beginnings of ZIP codes with their states have in ten days, for as long as the
 * database does not answer.
 */
const maxSums = 10_000;

/** Counts searches in memory. */
export interface SearchCounter {
	/** Adds a search. What would be one sum too many is left out. */
	count(search: CountedSearch): void;
	/** Returns the sums since the last time, and begins anew. */
	take(): SearchSum[];
	/** Adds sums that could not be stored. */
	putBack(sums: readonly SearchSum[]): void;
}

/** @param now milliseconds since 1970 */
export function createSearchCounter(now: () => number = Date.now): SearchCounter {
	let sums = new Map<string, SearchSum>();
	// Writing a date takes longer than everything else that is done for a search.
	let today = { number: Number.NaN, day: "" };

	function currentDay(): string {
		const time = now();
		const number = dayNumber(time);
		if (number !== today.number) today = { number, day: utcDay(time) };
		return today.day;
	}

	function add({ day, state, zip3, searches, foundNobody }: SearchSum): void {
		const key = `${day} ${zip3} ${state}`;
		const sum = sums.get(key);
		if (sum) {
			sum.searches += searches;
			sum.foundNobody += foundNobody;
		} else if (sums.size < maxSums) {
			sums.set(key, { day, state, zip3, searches, foundNobody });
		}
	}

	return {
		count: ({ state, zip3, foundNobody }) =>
			add({ day: currentDay(), state, zip3, searches: 1, foundNobody: foundNobody ? 1 : 0 }),
		take() {
			const taken = [...sums.values()];
			sums = new Map();
			return taken;
		},
		putBack(taken) {
			for (const sum of taken) add(sum);
		},
	};
}
