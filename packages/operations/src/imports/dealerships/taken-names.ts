import { type DealershipIdentity, exactKey, isOther } from "@nev/api/operations";
import type { IndexedDealership } from "./indexed-dealership.js";

/** Who has a ref, and who has a name with an address: `dealership 12`, `dealership 12 (hidden)`, `row 4`. */
export interface TakenNames {
	/** Who has a ref, except the dealership that the row is. */
	byRef(ref: Ref, own?: IndexedDealership): string | undefined;
	/**
	 * Whether who has a ref is somebody else than the row: a dealership with neither the name nor the address
	 * of the row, or another row that is not the same.
	 */
	isCopiedRef(ref: Ref, key: string): boolean;
	/**
	 * Who has a name and address, except the dealership that the row is. Several that are stored already
	 * may have the same, each in its own spelling.
	 *
	 * @param key its `identityKey`
	 */
	byAddress(key: string, identity: DealershipIdentity, own?: IndexedDealership): string | undefined;
	/** The ref of who has a name and address first. */
	refAt(key: string): Ref;
	/** Gives a row its ref, and its name with its address. */
	take(key: string, identity: DealershipIdentity, row: number): void;
}

type Ref = string | null | undefined;

type Owner = IndexedDealership | RowOwner;

/** A row of the file, with its `identityKey`. */
interface RowOwner {
	readonly row: number;
	readonly ref: Ref;
	readonly key: string;
}

/** The refs and names of the stored dealerships. Those that a row gives up stay taken by it. */
export function createTakenNames(stored: readonly IndexedDealership[]): TakenNames {
	const refs = new Map<string, Owner>();
	const addresses = new Map<string, Owner>();
	/** By their `exactKey`, the addresses that several stored dealerships have. */
	const spellings = new Map<string, Owner>();
	const shared = new Set<string>();

	for (const one of stored) {
		const first = addresses.get(one.key);
		if (first && "id" in first) {
			shared.add(one.key);
			spellings.set(exactKey(first), first);
		}
		takeAll(one.key, one, one);
	}

	function takeAll(key: string, identity: DealershipIdentity, owner: Owner): void {
		if (identity.ref) takeFirst(refs, identity.ref, owner);
		takeFirst(addresses, key, owner);
		if (shared.has(key)) takeFirst(spellings, exactKey(identity), owner);
	}

	return {
		byRef: (ref, own) => (ref && ref !== own?.ref ? labelOf(refs.get(ref)) : undefined),
		isCopiedRef(ref, key) {
			const owner = ref ? refs.get(ref) : undefined;
			if (!owner) return false;
			return "id" in owner ? isOther(owner.key, key) : owner.key !== key;
		},
		byAddress(key, identity, own) {
			if (key !== own?.key) return labelOf(addresses.get(key));
			const owner = spellings.get(exactKey(identity));
			return owner === own ? undefined : labelOf(owner);
		},
		take: (key, identity, row) => takeAll(key, identity, { row, key, ref: identity.ref }),
		refAt: (key) => addresses.get(key)?.ref,
	};
}

function takeFirst(owners: Map<string, Owner>, name: string, owner: Owner): void {
	if (!owners.has(name)) owners.set(name, owner);
}

function labelOf(owner: Owner | undefined): string | undefined {
	if (!owner) return undefined;
	return "id" in owner ? dealershipLabel(owner) : `row ${owner.row}`;
}

/** How messages name a stored dealership: `dealership 12 (hidden)`. */
export function dealershipLabel({ id, visibility }: IndexedDealership): string {
	return `dealership ${id}${visibility === "visible" ? "" : ` (${visibility})`}`;
}
