import { type DealershipIdentity, exactKey } from "./dealership-identity.js";
import type { IndexedDealership } from "./indexed-dealership.js";

/** Who has a ref, and who has a name with an address: `dealership 12`, `dealership 12 (hidden)`, `row 4`. */
export interface TakenNames {
	/** Who has a ref, except the dealership that the row is. */
	byRef(ref: Ref, own?: IndexedDealership): string | undefined;
	/**
	 * Who has a name and address, except the dealership that the row is. Several that are stored already
	 * may have the same, each in its own spelling.
	 *
	 * @param key its `identityKey`
	 */
	byAddress(key: string, identity: DealershipIdentity, own?: IndexedDealership): string | undefined;
	/** Gives a row its ref, and its name with its address. */
	take(key: string, identity: DealershipIdentity, owner: string): void;
}

type Ref = string | null | undefined;

type Owner = IndexedDealership | string;

/** The refs and names of the stored dealerships. Those that a row gives up stay taken by it. */
export function createTakenNames(stored: readonly IndexedDealership[]): TakenNames {
	const refs = new Map<string, Owner>();
	const addresses = new Map<string, Owner>();
	/** By their `exactKey`, the addresses that several stored dealerships have. */
	const spellings = new Map<string, Owner>();
	const shared = new Set<string>();

	for (const one of stored) {
		const first = addresses.get(one.key);
		if (typeof first === "object") {
			shared.add(one.key);
			spellings.set(exactKey(first), first);
		}
		take(one.key, one, one);
	}

	function take(key: string, identity: DealershipIdentity, owner: Owner): void {
		if (identity.ref) takeFirst(refs, identity.ref, owner);
		takeFirst(addresses, key, owner);
		if (shared.has(key)) takeFirst(spellings, exactKey(identity), owner);
	}

	return {
		byRef: (ref, own) => (ref && ref !== own?.ref ? labelOf(refs.get(ref)) : undefined),
		byAddress(key, identity, own) {
			if (key !== own?.key) return labelOf(addresses.get(key));
			const owner = spellings.get(exactKey(identity));
			return owner === own ? undefined : labelOf(owner);
		},
		take,
	};
}

function takeFirst(owners: Map<string, Owner>, name: string, owner: Owner): void {
	if (!owners.has(name)) owners.set(name, owner);
}

function labelOf(owner: Owner | undefined): string | undefined {
	return typeof owner === "object" ? dealershipLabel(owner) : owner;
}

/** How messages name a stored dealership: `dealership 12 (hidden)`. */
export function dealershipLabel({ id, visibility }: IndexedDealership): string {
	return `dealership ${id}${visibility === "visible" ? "" : ` (${visibility})`}`;
}
