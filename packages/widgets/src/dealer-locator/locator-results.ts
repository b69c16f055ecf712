import type { Dealership, NearbyDealership, Origin } from "@nev/contract";

/** A dealership in the list, with its distance after a search by distance. */
export type ListedDealership = Dealership &
	Partial<Pick<NearbyDealership, "distanceMiles" | "approximate">>;

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
	/** Defined after a search by distance. */
	readonly near?: { readonly origin: Origin; readonly withinRadius: number };
	/** Defined if the status is `failed`. */
	readonly error?: Error;
}
