import { exactKey, type KeyedIdentity } from "@nev/api/operations";
import { withPauses } from "../with-pauses.js";
import type { IndexedDealership } from "./indexed-dealership.js";

/**
 * Returns a function that finds the stored dealerships which a row of a file may be: the one that the
 * operator has chosen, else by the operator's own id, else by the membership id, else by name with ZIP
 * code and street. Several are ambiguous.
 *
 * A membership id of a group finds nothing. Neither is a dealership found by anything else if it has an
 * own id and the row another one.
 *
 * @param groups the membership ids that are in the file more than once
 */
export async function createMatcher(
	stored: readonly IndexedDealership[],
	groups: ReadonlySet<string>,
): Promise<(row: KeyedIdentity, chosenId?: number) => readonly IndexedDealership[]> {
	const byId = new Map(stored.map((one) => [one.id, one]));
	const byRef = await groupBy(stored, ({ ref }) => ref);
	const byMembershipId = await groupBy(stored, ({ membershipId }) => membershipId);
	const byIdentity = await groupBy(stored, keyOf);

	return (row, chosenId) => {
		const chosen = chosenId === undefined ? undefined : byId.get(chosenId);
		if (chosen) return [chosen];
		const own = row.ref ? (byRef.get(row.ref) ?? []) : [];
		if (own.length > 0) return own;
		const isPossible = ({ ref }: IndexedDealership) => !row.ref || ref === null;
		const membershipId = row.membershipId ?? "";
		const members = groups.has(membershipId) ? [] : (byMembershipId.get(membershipId) ?? []);
		const found = members.filter(isPossible);
		if (found.length > 0) return narrow(found, row);
		return narrow((byIdentity.get(row.key) ?? []).filter(isPossible), row);
	};
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
