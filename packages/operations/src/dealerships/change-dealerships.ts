import {
	type Author,
	changeOf,
	dealerships,
	type Orm,
	recordAs,
	removeNotices,
	type StoredDealership,
	storedDealershipColumns,
	waitForImport,
} from "@nev/api/operations";
import { asc, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

/** A change that an operator makes to dealerships. */
export interface DealershipChange {
	readonly values: PgUpdateSetSource<typeof dealerships>;
	readonly isDone: (row: StoredDealership) => boolean;
}

/** Makes it visible. From now on its leads are mailed to it. */
export const approve: DealershipChange = {
	values: { visibility: "visible", reviewedAt: sql`now()` },
	isDone: ({ visibility, reviewedAt }) => visibility === "visible" && reviewedAt !== null,
};

/** Refuses a submission. It is not visible, and cannot be submitted again. */
export const reject: DealershipChange = {
	values: { visibility: "rejected" },
	isDone: ({ visibility }) => visibility === "rejected",
};

/** Hides it until it is approved again. */
export const hide: DealershipChange = {
	values: { visibility: "hidden" },
	isDone: ({ visibility }) => visibility === "hidden",
};

/** Shows again what is hidden. Whether it was approved stays as it was. */
export const unhide: DealershipChange = {
	values: { visibility: "visible" },
	isDone: ({ visibility }) => visibility !== "hidden",
};

/** What became of one of the dealerships. */
export type DealershipOutcome =
	| {
			readonly kind: "changed" | "unchanged";
			readonly id: number;
			readonly dealership: StoredDealership;
	  }
	| { readonly kind: "missing"; readonly id: number };

export interface ChangedDealerships {
	/** The recorded change, which can be undone; absent if nothing had to be changed. */
	readonly change?: number | undefined;
	/** In the order of the ids. Each dealership is as it was before. */
	readonly outcomes: readonly DealershipOutcome[];
}

/** Changes dealerships in one transaction. Those that do not exist do not keep the others from it. */
export function changeDealerships(
	orm: Pick<Orm, "transaction">,
	ids: readonly number[],
	{ values, isDone }: DealershipChange,
	author: Author,
): Promise<ChangedDealerships> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		await waitForImport(transaction, dealerships);
		const rows = await transaction
			.select(storedDealershipColumns)
			.from(dealerships)
			.where(inArray(dealerships.id, [...ids]))
			// In this order in every transaction, so that two of them do not wait for each other.
			.orderBy(asc(dealerships.id))
			.for("update");
		const changed = rows.filter((row) => !isDone(row)).map(({ id }) => id);
		if (changed.length > 0) {
			await transaction.update(dealerships).set(values).where(inArray(dealerships.id, changed));
			const unrejected = rows
				.filter(({ visibility }) => visibility !== "rejected")
				.map(({ id }) => id);
			await removeNotices(transaction, "rejection", unrejected);
		}
		const byId = new Map(rows.map((row) => [row.id, row]));
		const outcomes = [...new Set(ids)].map((id): DealershipOutcome => {
			const dealership = byId.get(id);
			if (!dealership) return { kind: "missing", id };
			return { kind: isDone(dealership) ? "unchanged" : "changed", id, dealership };
		});
		return { change: await changeOf(transaction), outcomes };
	});
}
