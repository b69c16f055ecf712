import type { dealerships } from "../../storage/schema.js";
import { withPauses } from "../with-pauses.js";
import { type DealershipIdentity, exactKey, identityKey } from "./dealership-identity.js";

export type StoredDealership = typeof dealerships.$inferSelect;

/**
 * Returns a function that finds the stored dealerships which a row of a file may be: the one that the
 * operator has chosen, else by the operator's own id, else by the membership id, else by name with ZIP code and street. Several are ambiguous.
 *
 * A membership id that is in the file more than once is that of a group, and finds nothing. Neither is
 * a dealership found by anything else if it has an own id and the row another one.
 *
 * @param rows all rows of the file
 */
export async function createMatcher(
	stored: readonly StoredDealership[],
	rows: readonly DealershipIdentity[],
): Promise<(row: DealershipIdentity) => readonly StoredDealership[]> {
	const byId = new Map(stored.map((one) => [one.id, one]));
	const byRef = await groupBy(stored, ({ ref }) => ref);
	const byMembershipId = await groupBy(stored, ({ membershipId }) => membershipId);
	const byIdentity = await groupBy(stored, identityKey);
	const rowsByMembershipId = await groupBy(rows, ({ membershipId }) => membershipId);

	return (row) => {
		const chosen = row.chosenId === undefined ? undefined : byId.get(row.chosenId);
		if (chosen) return [chosen];
		const own = row.ref ? (byRef.get(row.ref) ?? []) : [];
		if (own.length > 0) return own;
		const isPossible = ({ ref }: StoredDealership) => !row.ref || ref === null;
		const isOfGroup = (rowsByMembershipId.get(row.membershipId ?? "") ?? []).length > 1;
		const members = isOfGroup ? [] : (byMembershipId.get(row.membershipId ?? "") ?? []);
		const found = members.filter(isPossible);
		if (found.length > 0) return narrow(found, row);
		return narrow((byIdentity.get(identityKey(row)) ?? []).filter(isPossible), row);
	};
}

/** Of several, the one with the same name and address, as far as that names one. */
function narrow(
	found: readonly StoredDealership[],
	row: DealershipIdentity,
): readonly StoredDealership[] {
	for (const keyOf of [identityKey, exactKey]) {
		const same = found.filter((stored) => keyOf(stored) === keyOf(row));
		if (same.length === 1) return same;
	}
	return found;
}

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
