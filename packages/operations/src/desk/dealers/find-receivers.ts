import {
	dealerPoint,
	dealerships,
	findDealersNear,
	isVisible,
	milesBetween,
	type Orm,
	type PlaceIndex,
	type Point,
} from "@nev/api/operations";
import type { Place } from "@nev/contract";
import { type Receivers, receiverMiles, type receiverQuerySchema } from "@nev/contract/desk";
import { and, asc } from "drizzle-orm";
import type * as z from "zod/mini";
import { containsWords, dealerText } from "../lists/search.js";
import { readDealerRows } from "./list-dealers.js";

type Places = Pick<PlaceIndex, "byZip" | "read">;

/** Dealers that are shown at once. */
const shownCount = 6;

/**
 * The dealers that leads may be handed to: those around a place, or those with the words. A text that may be a place
 * or a name, such as "Naples", is a name if a dealer has it.
 */
export async function findReceivers(
	orm: Orm,
	places: Places,
	{ q = "", zipCode = "" }: z.infer<typeof receiverQuerySchema>,
): Promise<Receivers> {
	const { place, isCertain } = readPlace(q, places);
	if (place && isCertain) {
		const near = await findNear(orm, place);
		if (near.items.length > 0) return near;
	}
	const origin = places.byZip(zipCode.slice(0, 5));
	const named = await findNamed(orm, q, origin);
	if (named.items.length > 0 || !place) return named;
	return findNear(orm, place);
}

/** The place in a text: a ZIP code that is known, a city or a county, but no state. */
function readPlace(text: string, places: Places): { place?: Place; isCertain?: boolean } {
	const { places: [place] = [], isCertain = false } = places.read(text) ?? {};
	return place && !place.approximate && (place.zip ?? place.city) ? { place, isCertain } : {};
}

async function findNear(orm: Orm, place: Place): Promise<Receivers> {
	const near = await findDealersNear(orm, place, receiverMiles, isVisible);
	return readReceivers(orm, near, place.label);
}

async function findNamed(orm: Orm, text: string, origin: Point | undefined): Promise<Receivers> {
	const { id, latitude, longitude, zipCode, name } = dealerships;
	const rows = await orm
		.select({ id, latitude, longitude, zipCode })
		.from(dealerships)
		.where(and(isVisible, containsWords(dealerText, text)))
		.orderBy(asc(name), asc(id));
	const found = rows.map((row) => {
		const point = dealerPoint(row);
		return { id: row.id, miles: origin && point ? milesBetween(origin, point) : null };
	});
	found.sort((one, other) => (one.miles ?? Infinity) - (other.miles ?? Infinity) || 0);
	return readReceivers(orm, found, null);
}

/** The first of the dealers that were found. */
async function readReceivers(
	orm: Orm,
	found: readonly { readonly id: number; readonly miles: number | null }[],
	place: string | null,
): Promise<Receivers> {
	const shown = found.slice(0, shownCount);
	const rows = await readDealerRows(
		orm,
		shown.map(({ id }) => id),
	);
	const items = shown.flatMap(({ id, miles }) => {
		const row = rows.find((one) => one.id === id);
		return row ? [{ ...row, miles }] : [];
	});
	return { items, hasMore: found.length > shownCount, place };
}
