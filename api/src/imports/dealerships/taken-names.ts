import type { IndexedDealership } from "./indexed-dealership.js";

/** Who has a ref, and who has a name with an address: `dealership 12`, `dealership 12 (hidden)`, `row 4`. */
export interface TakenNames {
	/** Who has a ref, except the dealership that the row is. */
	byRef(ref: Ref, own?: IndexedDealership): string | undefined;
	/** Who has a name and address, by their `identityKey`, except the dealership that the row is. */
	byAddress(key: string, own?: IndexedDealership): string | undefined;
	/** Gives a row its ref, and its name with its address. */
	take(ref: Ref, key: string, owner: string): void;
}

type Ref = string | null | undefined;

/** The refs and names of the stored dealerships. Those that a row gives up stay taken by it. */
export function createTakenNames(stored: readonly IndexedDealership[]): TakenNames {
	const refs = new Map<string, string>();
	const addresses = new Map<string, string>();
	const take = (ref: Ref, key: string, owner: string) => {
		if (ref && !refs.has(ref)) refs.set(ref, owner);
		if (!addresses.has(key)) addresses.set(key, owner);
	};
	for (const one of stored) take(one.ref, one.key, dealershipLabel(one));
	return {
		byRef: (ref, own) => (ref && ref !== own?.ref ? refs.get(ref) : undefined),
		byAddress: (key, own) => (key === own?.key ? undefined : addresses.get(key)),
		take,
	};
}

/** How messages name a stored dealership: `dealership 12 (hidden)`. */
export function dealershipLabel({ id, visibility }: IndexedDealership): string {
	return `dealership ${id}${visibility === "visible" ? "" : ` (${visibility})`}`;
}
