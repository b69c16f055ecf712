import { exactKey, type KeyedIdentity } from "@nev/api/operations";
import { withPauses } from "../with-pauses.js";
import type { IndexedDealership } from "./indexed-dealership.js";
import type { createStreetMatcher } from "./match-street.js";

/** Finds the stored dealerships that rows of a file are. */
interface Matcher {
	/**
	 * Those which a row may be: the one that the operator has chosen, else by the operator's own id, else
	 * by the membership id, else by name with ZIP code and street, else by these without a suite.
	 * Several are ambiguous.
	 *
	 * A membership id of a group finds nothing. Neither is a dealership found by anything else if it has an
	 * own id and the row another one.
	 */
	match(row: KeyedIdentity, chosenId?: number): readonly IndexedDealership[];
	/**
	 * Those which a refused row names by any of these. Where one of its name, street and ZIP code is
	 * missing or unreadable, the other two name a dealership.
	 */
	named(row: KeyedIdentity): Promise<readonly IndexedDealership[]>;
}

/** @param groups the membership ids that are in the file more than once */
export async function createMatcher(
	stored: readonly IndexedDealership[],
	groups: ReadonlySet<string>,
	findAtStreet: ReturnType<typeof createStreetMatcher>,
): Promise<Matcher> {
	const byId = new Map(stored.map((one) => [one.id, one]));
	const byRef = await groupBy(stored, ({ ref }) => ref);
	const byMembershipId = await groupBy(stored, ({ membershipId }) => membershipId);
	const byIdentity = await groupBy(stored, keyOf);
	/** By their key without the part of this number. */
	const byOthers = new Map<number, ReturnType<typeof groupBy<IndexedDealership>>>();
	const withRef = ({ ref }: KeyedIdentity) => (ref && byRef.get(ref)) || [];
	const members = ({ membershipId: id }: KeyedIdentity) =>
		(id && !groups.has(id) && byMembershipId.get(id)) || [];

	return {
		match(row, chosenId) {
			const chosen = chosenId === undefined ? undefined : byId.get(chosenId);
			if (chosen) return [chosen];
			const own = withRef(row);
			if (own.length > 0) return own;
			const isPossible = ({ ref }: IndexedDealership) => !row.ref || ref === null;
			const found = members(row).filter(isPossible);
			if (found.length > 0) return narrow(found, row);
			const same = (byIdentity.get(row.key) ?? []).filter(isPossible);
			return same.length > 0 ? narrow(same, row) : [findAtStreet(row) ?? []].flat();
		},
		async named(row) {
			const same = byIdentity.get(row.key) ?? [findAtStreet(row) ?? []].flat();
			const found = [...withRef(row), ...members(row), ...same];
			const missing = missingPart(row);
			if (found.length > 0 || missing === undefined) return found;
			const keyOfOthers = ({ key }: KeyedIdentity) => key.split("\n").with(missing, "").join("\n");
			const index = byOthers.get(missing) ?? groupBy(stored, keyOfOthers);
			byOthers.set(missing, index);
			return (await index).get(keyOfOthers(row)) ?? [];
		},
	};
}

/** Which part of a row's key says nothing, if only one does. */
function missingPart({ key }: KeyedIdentity): number | undefined {
	const [name, street, zipCode = ""] = key.split("\n");
	const isMissing = [!name, !street, !/^\d{5}$/.test(zipCode)];
	return isMissing.filter(Boolean).length === 1 ? isMissing.indexOf(true) : undefined;
}

/** Of several, the one with the same name and address, as far as that names one. */
function narrow(
	found: readonly IndexedDealership[],
	row: KeyedIdentity,
): readonly IndexedDealership[] {
	for (const nameOf of [keyOf, exactKey]) {
		const same = found.filter((stored) => nameOf(stored) === nameOf(row));
		if (same.length === 1) return same;
	}
	return found;
}

const keyOf = ({ key }: KeyedIdentity) => key;

/** Items without a key are left out. */
async function groupBy<Item>(
	items: readonly Item[],
	keyOf: (item: Item) => string | null | undefined,
): Promise<ReadonlyMap<string, Item[]>> {
	const groups = new Map<string, Item[]>();
	for await (const item of withPauses(items)) {
		const key = keyOf(item);
		if (!key) continue;
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}
