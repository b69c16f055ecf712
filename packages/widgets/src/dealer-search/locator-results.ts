import {
	type DealershipPage,
	type ListedDealership,
	type NearbyDealerships,
	nearbyLimit,
	type Origin,
	type Place,
	searchLimit,
} from "@nev/contract";
import type { SearchMode } from "./locator-search.js";

/** The content of the list. */
export interface LocatorResults {
	/**
	 * While loading, the dealerships are those of the previous search. If a further page has failed,
	 * they are those of the pages before it.
	 */
	readonly status: "loading" | "ready" | "failed";
	readonly dealerships: readonly ListedDealership[];
	/** The number of all matches, without those that could not be read. */
	readonly total: number;
	/** How many matches could not be read and were left out, if any. */
	readonly omitted?: number | undefined;
	/** True if the source has nothing more, whatever the total. */
	readonly isComplete?: boolean;
	/** Defined after a search by distance, also around the place that a text names. */
	readonly near?: { readonly origin: Origin; readonly withinRadius: number };
	/** The state that the searched text names. The dealerships are those in it. */
	readonly state?: string | undefined;
	/** The city that the searched text names, if it is not known where that is. The dealerships are those in it. */
	readonly unlocatedCity?: string | undefined;
	/** Other places that the searched text may name, or that it may be a misspelling of. */
	readonly otherPlaces?: readonly Place[] | undefined;
	/** How many dealerships have the searched text in their name, city or state, if others are listed. */
	readonly textMatches?: number | undefined;
	/** Defined if the status is `failed`. */
	readonly error?: Error;
}

export const noResults: LocatorResults = { status: "loading", dealerships: [], total: 0 };

/** The answer of the API, or of a page's own list. */
export type LocalPage = DealershipPage & Pick<LocatorResults, "unlocatedCity">;

/** The results in an answer of the API. */
export function resultsOf(data: DealershipPage | NearbyDealerships, omitted = 0): LocatorResults {
	const { dealerships, origin, withinRadius = 0 } = data;
	const results = { status: "ready", dealerships, ...(omitted > 0 && { omitted }) } as const;
	const read = "total" in data ? readingOf(data) : {};
	if (!origin) return { ...results, total: ("total" in data ? data.total : 0) - omitted, ...read };
	const total = withinRadius ? withinRadius - omitted : dealerships.length;
	return { ...results, total, near: { origin, withinRadius }, ...read };
}

/** What the API has read a text as. */
function readingOf({ state, unlocatedCity, otherPlaces = [], textMatches }: LocalPage) {
	return {
		...(unlocatedCity && { unlocatedCity }),
		...(state && { state }),
		...(otherPlaces.length > 0 && { otherPlaces }),
		...(textMatches && { textMatches }),
	};
}

/** How many dealerships the list shows at most. */
export function maximumOf({ kind }: SearchMode): number {
	return (kind === "text" ? searchLimit : nearbyLimit).maximum;
}

/** How many matches the source has sent, with those that could not be read. */
export function receivedCount({ dealerships, omitted = 0 }: LocatorResults): number {
	return dealerships.length + omitted;
}

/**
 * Appends the next part of the same search. A source that does not know `offset` sends the first
 * part again: what is there already is not added twice, and there is nothing more to ask for.
 */
export function joinResults(shown: LocatorResults, part: LocatorResults): LocatorResults {
	const ids = new Set(shown.dealerships.map(({ id }) => id));
	const added = part.dealerships.filter(({ id }) => !ids.has(id));
	const omitted = (shown.omitted ?? 0) + (part.omitted ?? 0);
	return {
		...part,
		dealerships: [...shown.dealerships, ...added],
		total: part.total - (shown.omitted ?? 0),
		...(omitted > 0 && { omitted }),
		...(added.length === 0 && !part.omitted && { isComplete: true }),
	};
}
