import { changeRows, changes, corrections, dealerships, type Orm } from "@nev/api/operations";
import type { CorrectionPage, CorrectionQuery, Count, WaitingCorrection } from "@nev/contract/desk";
import { and, desc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { fieldOfColumn } from "../../changes/recorded-tables.js";
import { countRows, readKeysetPage } from "../lists/keyset-page.js";
import { isWaiting, listCorrections, type StoredCorrection } from "./read-corrections.js";

/** A page of the corrections that wait, the oldest first. */
export async function listWaiting(
	orm: Orm,
	{ dealer, ...query }: CorrectionQuery,
): Promise<CorrectionPage> {
	const { items, ...page } = await readKeysetPage<StoredCorrection>(
		orm,
		{ ...query, order: "asc" },
		{
			filter: waitingOf(dealer),
			column: corrections.id,
			idColumn: corrections.id,
			read: (where, order, limit) => listCorrections(orm, where, order, limit),
			placeOf: ({ correction: { id } }) => [id, id],
		},
	);
	const seenOf = await readSeenValues(
		orm,
		items.map(({ correction }) => correction.id),
	);
	return {
		...page,
		items: items.map((stored) => toWaiting(stored, seenOf(stored.correction.id))),
	};
}

/** How many corrections wait. */
export function countWaiting(orm: Orm): Promise<Count> {
	return countRows(orm, corrections.id, waitingOf(undefined));
}

/** What is left of a deleted dealer waits for nobody. */
function waitingOf(dealer: number | undefined): SQL | undefined {
	return and(
		isWaiting,
		dealer === undefined ? undefined : eq(corrections.dealershipId, dealer),
		sql`exists (select from ${dealerships} where ${dealerships.id} = ${corrections.dealershipId})`,
	);
}

function toWaiting(
	{ correction, listing, differences }: StoredCorrection,
	seen: SeenValues,
): WaitingCorrection {
	return {
		id: correction.id,
		dealer: {
			id: listing.id,
			name: listing.name,
			place: `${listing.city}, ${listing.state}`,
			isListed: listing.visibility === "visible" && listing.pausedUntil === null,
		},
		version: listing.version,
		createdAt: correction.createdAt.toISOString(),
		email: correction.email,
		differences: differences.map((difference) => {
			const { field, before } = difference;
			const isChanged = field in seen && seen[field] !== before;
			return { ...difference, ...(isChanged && { seen: seen[field] ?? null }) };
		}),
	};
}

/** The values that a dealer saw of fields that were changed since. */
type SeenValues = Readonly<Record<string, string | null>>;

/**
 * Reads from the past what dealers saw when they sent their corrections.
 *
 * @returns a function from the id of a correction
 */
async function readSeenValues(
	orm: Pick<Orm, "select">,
	ids: readonly number[],
): Promise<(id: number) => SeenValues> {
	if (ids.length === 0) return () => ({});
	const rows = await orm
		.select({ id: corrections.id, before: changeRows.before })
		.from(corrections)
		.innerJoin(
			changeRows,
			and(
				eq(changeRows.tableName, "dealerships"),
				eq(changeRows.rowId, corrections.dealershipId),
				isNotNull(changeRows.before),
			),
		)
		.innerJoin(
			changes,
			and(eq(changes.id, changeRows.changeId), gt(changes.at, corrections.createdAt)),
		)
		.where(inArray(corrections.id, [...ids]))
		// The oldest of them comes last, and wins.
		.orderBy(desc(changes.id));
	return (id) =>
		Object.fromEntries(
			rows
				.filter((row) => row.id === id)
				.flatMap(({ before }) => Object.entries(before ?? {}))
				.map(([column, value]) => [
					fieldOfColumn("dealerships", column) ?? column,
					value === null ? null : String(value),
				]),
		);
}
