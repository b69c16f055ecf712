import {
	corrections,
	dealerships,
	distinctDealerships,
	mails,
	type Orm,
	vehicles,
} from "@nev/api/operations";
import { type RecordedTable, type RowName, recordedTables } from "@nev/contract/desk";
import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

/** A row that was changed. */
export type RowId = Pick<RowName, "table" | "id">;

interface Named {
	readonly id: number;
	readonly name: string;
}

/**
 * How rows are called now: a correction as its dealer, and a mail `lead 7 to Gulf Carts`. Leads have no name
 * here, because recorded changes hold nothing about people.
 */
export async function rowNames(
	orm: Pick<Orm, "select">,
	rows: readonly RowId[],
): Promise<(row: RowId) => string | null> {
	const read: Readonly<Partial<Record<RecordedTable, (ids: number[]) => PromiseLike<Named[]>>>> = {
		dealerships: (ids) =>
			orm
				.select({ id: dealerships.id, name: dealerships.name })
				.from(dealerships)
				.where(inArray(dealerships.id, ids)),
		vehicles: (ids) =>
			orm
				.select({ id: vehicles.id, name: vehicles.name })
				.from(vehicles)
				.where(inArray(vehicles.id, ids)),
		corrections: (ids) =>
			orm
				.select({ id: corrections.id, name: dealerships.name })
				.from(corrections)
				.innerJoin(dealerships, eq(dealerships.id, corrections.dealershipId))
				.where(inArray(corrections.id, ids)),
		mails: (ids) =>
			orm
				.select({
					id: mails.id,
					name: sql<string>`'lead ' || ${mails.leadId} || ' to ' || coalesce(${dealerships.name}, 'the ' || ${mails.recipient})`,
				})
				.from(mails)
				.leftJoin(dealerships, eq(dealerships.id, mails.dealershipId))
				.where(inArray(mails.id, ids)),
		distinct_dealerships: (ids) => {
			const [first, second] = [alias(dealerships, "first"), alias(dealerships, "second")];
			return orm
				.select({
					id: distinctDealerships.id,
					name: sql<string>`${first.name} || ' (' || ${first.id} || ') and ' || ${second.name} || ' (' || ${second.id} || ')'`,
				})
				.from(distinctDealerships)
				.innerJoin(first, eq(first.id, distinctDealerships.firstId))
				.innerJoin(second, eq(second.id, distinctDealerships.secondId))
				.where(inArray(distinctDealerships.id, ids));
		},
	};
	const named = await Promise.all(
		recordedTables.map(async (name) => {
			const ids = rows.flatMap((row) => (row.table === name ? row.id : []));
			const found = ids.length === 0 ? [] : ((await read[name]?.(ids)) ?? []);
			return [name, new Map(found.map((row) => [row.id, row.name]))] as const;
		}),
	);
	const names = new Map<RecordedTable, ReadonlyMap<number, string>>(named);
	return ({ table, id }) => names.get(table)?.get(id) ?? null;
}
