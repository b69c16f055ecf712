import type { KeyedIdentity } from "@nev/api/operations";
import type { IndexedDealership } from "./indexed-dealership.js";

/**
 * Returns a function that finds the stored dealership whose suite a row tells for the first time: the only
 * one with its name at its street, if no other row of the file has both.
 *
 * @param shared the street keys that several rows of the file have
 */
export function createStreetMatcher(
	stored: readonly IndexedDealership[],
	shared: ReadonlySet<string>,
): (row: KeyedIdentity) => IndexedDealership | undefined {
	const byStreet = new Map<string, IndexedDealership | undefined>();
	for (const one of stored) {
		byStreet.set(one.streetKey, byStreet.has(one.streetKey) ? undefined : one);
	}
	return ({ ref, key, streetKey }) => {
		if (key === streetKey || shared.has(streetKey)) return undefined;
		const one = byStreet.get(streetKey);
		const isPossible = one?.key === streetKey && (one.ref === null || !ref);
		return isPossible ? one : undefined;
	};
}
