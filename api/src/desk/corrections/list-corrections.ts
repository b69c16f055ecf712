import type { CorrectionPage, CorrectionQuery, Count, WaitingCorrection } from "@nev/contract/desk";
import { and, eq, type SQL, sql } from "drizzle-orm";
import {
	isWaiting,
	listCorrections,
	type StoredCorrection,
} from "../../corrections/review-corrections.js";
import { corrections } from "../../storage/correction-schema.js";
import type { Orm } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";
import { countRows, readKeysetPage } from "../lists/keyset-page.js";
import { readSeenValues, type SeenValues } from "./seen-values.js";

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
			read: (where, order, limit) => listCorrections(orm, { where, order, limit }),
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
	return countRows(orm, corrections, waitingOf(undefined));
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
		dealer: { id: listing.id, name: listing.name, place: `${listing.city}, ${listing.state}` },
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
