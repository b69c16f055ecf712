import { type DealershipIdentity, identityKey } from "./dealership-identity.js";
import type { StoredDealership } from "./match-dealerships.js";

/** Who has a ref, and who has a name with an address: `dealership 12`, `dealership 12 (hidden)`, `row 4`. */
export interface TakenNames {
	/** Who has the row's ref, except the dealership that the row is. */
	byRef(row: DealershipIdentity, own?: StoredDealership): string | undefined;
	/** Who has the row's name and address, except the dealership that the row is. */
	byAddress(row: DealershipIdentity, own?: StoredDealership): string | undefined;
	/** Gives a row its ref, and its name with its address. */
	take(row: DealershipIdentity, owner: string): void;
}

/** The refs and names of the stored dealerships. Those that a row gives up stay taken by it. */
export function createTakenNames(stored: readonly StoredDealership[]): TakenNames {
	const refs = new Map<string, string>();
	const addresses = new Map<string, string>();
	const take = (row: DealershipIdentity, owner: string) => {
		if (row.ref && !refs.has(row.ref)) refs.set(row.ref, owner);
		const key = identityKey(row);
		if (!addresses.has(key)) addresses.set(key, owner);
	};
	for (const row of stored) take(row, dealershipLabel(row));
	return {
		byRef: (row, own) => (row.ref && row.ref !== own?.ref ? refs.get(row.ref) : undefined),
		byAddress: (row, own) =>
			own && identityKey(own) === identityKey(row) ? undefined : addresses.get(identityKey(row)),
		take,
	};
}

/** How messages name a stored dealership: `dealership 12 (hidden)`. */
export function dealershipLabel({ id, visibility }: StoredDealership): string {
	return `dealership ${id}${visibility === "visible" ? "" : ` (${visibility})`}`;
}
