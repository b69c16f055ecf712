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
import {
	type Receiver,
	type Receivers,
	receiverMiles,
	type receiverQuerySchema,
} from "@nev/contract/desk";
import { and, asc } from "drizzle-orm";
import type * as z from "zod/mini";
import { containsWords, dealerText } from "../lists/search.js";
import { dealerRowColumns, readDealerRows } from "./list-dealers.js";

type Places = Pick<PlaceIndex, "byZip" | "read">;

/** Dealers that are shown at once. */
const shownCount = 6;

/** Of those with the searched words, as many are looked at. */
const maxMatches = 200;

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
	const shown = near.slice(0, shownCount);
	const rows = await readDealerRows(
		orm,
		shown.map(({ id }) => id),
	);
	const items = shown.flatMap(({ id, miles }) => {
		const row = rows.find((one) => one.id === id);
		return row ? [{ ...row, miles }] : [];
	});
	return { items, hasMore: near.length > shownCount, place: place.label };
}

async function findNamed(orm: Orm, text: string, origin: Point | undefined): Promise<Receivers> {
	const { latitude, longitude, name, id } = dealerships;
	const rows = await orm
		.select({ ...dealerRowColumns, latitude, longitude })
		.from(dealerships)
		.where(and(isVisible, containsWords(dealerText, text)))
		.orderBy(asc(name), asc(id))
		.limit(maxMatches);
	const found = rows.map(({ latitude, longitude, ...row }): Receiver => {
		const point = dealerPoint({ latitude, longitude, zipCode: row.zipCode });
		return { ...row, miles: origin && point ? milesBetween(origin, point) : null };
	});
	found.sort((one, other) => (one.miles ?? Infinity) - (other.miles ?? Infinity) || 0);
	return { items: found.slice(0, shownCount), hasMore: found.length > shownCount, place: null };
}
