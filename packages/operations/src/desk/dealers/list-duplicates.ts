import {
	dealerships,
	leads,
	type Orm,
	type PlaceIndex,
	storedDealershipColumns,
} from "@nev/api/operations";
import type { DuplicatePage, DuplicateSide, LikelyDuplicate } from "@nev/contract/desk";
import { count, inArray } from "drizzle-orm";
import {
	type LikelyDuplicate as FoundDuplicate,
	findDuplicates,
} from "../../dealerships/find-duplicates.js";
import { readDealerRows } from "./list-dealers.js";
import { toDealer } from "./read-dealer.js";

/** Pairs on a page. */
const pageSize = 20;

/**
 * A page of likely duplicates: the last one if there are fewer by now.
 *
 * @param page 1 for the first
 */
export async function listDuplicates(
	orm: Orm,
	page: number,
	places: Pick<PlaceIndex, "byZip">,
): Promise<DuplicatePage> {
	const found = await findDuplicates(orm);
	const pages = Math.max(1, Math.ceil(found.length / pageSize));
	const end = Math.min(page, pages) * pageSize;
	const shown = found.slice(end - pageSize, end);
	const sides = await readSides(
		orm,
		shown.flatMap(({ first, second }) => [first, second]),
		places,
	);
	return {
		pairs: shown.flatMap(({ first, second, reasons }) => {
			const [left, right] = [sides.get(first), sides.get(second)];
			// One of them may have been deleted a moment ago.
			return left && right ? [{ reasons: [...reasons], sides: [left, right] as const }] : [];
		}),
		count: found.length,
		pages,
	};
}

/** The dealers that a new one may be, by name. */
export async function nameDuplicates(
	orm: Pick<Orm, "select">,
	duplicates: readonly FoundDuplicate[],
): Promise<LikelyDuplicate[]> {
	const rows = await readDealerRows(
		orm,
		duplicates.map(({ first }) => first),
	);
	const reasonsOf = new Map(duplicates.map(({ first, reasons }) => [first, reasons]));
	return rows.map(({ id, name, city, state }) => ({
		...{ id, name, place: `${city}, ${state}` },
		reasons: reasonsOf.get(id) ?? [],
	}));
}

async function readSides(
	orm: Orm,
	ids: readonly number[],
	places: Pick<PlaceIndex, "byZip">,
): Promise<ReadonlyMap<number, DuplicateSide>> {
	if (ids.length === 0) return new Map();
	const [rows, counts] = await Promise.all([
		orm
			.select(storedDealershipColumns)
			.from(dealerships)
			.where(inArray(dealerships.id, [...ids])),
		orm
			.select({ id: leads.dealershipId, leads: count() })
			.from(leads)
			.where(inArray(leads.dealershipId, [...ids]))
			.groupBy(leads.dealershipId),
	]);
	const leadsOf = new Map(counts.map((row) => [row.id, row.leads]));
	return new Map(
		rows.map((row) => [row.id, { dealer: toDealer(row, places), leads: leadsOf.get(row.id) ?? 0 }]),
	);
}
