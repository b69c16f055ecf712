import {
	dealerships,
	identityKeys,
	insertBatchSize,
	isSeededDealership,
	type KeyedIdentity,
	type Transaction,
} from "@nev/api/operations";
import { asc, getTableColumns, gt, inArray } from "drizzle-orm";

export type StoredDealership = typeof dealerships.$inferSelect;

/**
 * What finds a stored dealership and names it in messages. An import keeps this of every one, as it was
 * before the import, and reads the rest of few at a time.
 */
export interface IndexedDealership extends KeyedIdentity {
	readonly id: number;
	readonly ref: string | null;
	readonly city: string;
	readonly state: string;
	readonly visibility: StoredDealership["visibility"];
	/** Whether it came with the sample data. */
	readonly isSeeded: boolean;
}

const { id, ref, membershipId, name, address, city, state, zipCode, visibility, email } =
	getTableColumns(dealerships);

/** What the index is made from. */
const indexed = { id, ref, membershipId, name, address, city, state, zipCode, visibility, email };

/** Reads all dealerships in parts, because the driver holds what it reads a second time. */
export async function readIndex(transaction: Transaction): Promise<IndexedDealership[]> {
	const all: IndexedDealership[] = [];
	const texts = new Map<string, string>();
	/** One string for all that have the same, as the driver gives each row its own. */
	const shared = <Text extends string>(text: Text): Text => {
		const known = texts.get(text) as Text | undefined;
		if (known === undefined) texts.set(text, text);
		return known ?? text;
	};
	for (;;) {
		const part = await transaction
			.select(indexed)
			.from(dealerships)
			.where(gt(id, all.at(-1)?.id ?? 0))
			.orderBy(asc(id))
			.limit(insertBatchSize);
		for (const row of part) {
			const { key, streetKey } = identityKeys(row);
			all.push({
				id: row.id,
				ref: row.ref,
				membershipId: row.membershipId,
				name: row.name,
				address: row.address,
				city: shared(row.city),
				state: shared(row.state),
				zipCode: shared(row.zipCode),
				visibility: shared(row.visibility),
				key,
				streetKey,
				isSeeded: isSeededDealership(row),
			});
		}
		if (part.length < insertBatchSize) return all;
	}
}

/** All values of some dealerships, by id. */
export async function readStored(
	transaction: Transaction,
	ids: readonly number[],
): Promise<ReadonlyMap<number, StoredDealership>> {
	const rows = await transaction
		.select()
		.from(dealerships)
		.where(inArray(dealerships.id, [...ids]));
	return new Map(rows.map((row) => [row.id, row]));
}
