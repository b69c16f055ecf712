import {
	type DealershipPage,
	type NearbyDealerships,
	nearbyLimit,
	searchLimit,
} from "@nev/contract";
import type { LocatorResults } from "./controller.js";
import type { SearchMode } from "./locator-search.js";

export const noResults: LocatorResults = { status: "loading", dealerships: [], total: 0 };

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
function readingOf({ state, otherPlaces = [], textMatches }: DealershipPage) {
	return {
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
