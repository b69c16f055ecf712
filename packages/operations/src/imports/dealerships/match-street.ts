import type { KeyedIdentity } from "@nev/api/operations";
import type { IndexedDealership } from "./indexed-dealership.js";

/**
 * Returns a function that finds the stored dealership that a row is but for a suite, which only one of the
 * two has: the only one with its name at its street, if no other row of the file has both.
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
		const one = byStreet.get(streetKey);
		if (!one || shared.has(streetKey)) return undefined;
		const isOneWithout = (key === streetKey) !== (one.key === streetKey);
		return isOneWithout && (one.ref === null || !ref) ? one : undefined;
	};
}
