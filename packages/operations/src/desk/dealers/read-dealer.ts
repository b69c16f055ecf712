import {
	notFound,
	type Orm,
	type PlaceIndex,
	readDealership,
	type StoredDealership,
} from "@nev/api/operations";
import { type Dealer, type DealerValues, dealerFields } from "@nev/contract/desk";
import { placeDoubts } from "./place-doubts.js";

/**
 * Reads a dealer.
 *
 * @throws {HttpError} 404
 */
export async function readDealer(
	orm: Pick<Orm, "select">,
	id: number,
	places: Pick<PlaceIndex, "byZip">,
): Promise<Dealer> {
	const stored = await readDealership(orm, id);
	return stored ? toDealer(stored, places) : notFound("There is no such dealer.");
}

/** A dealer as the desk shows it. */
export function toDealer(stored: StoredDealership, places: Pick<PlaceIndex, "byZip">): Dealer {
	const values = Object.fromEntries(
		dealerFields.map((field) => [field, stored[field]]),
	) as DealerValues;
	return {
		id: stored.id,
		version: stored.version,
		values,
		visibility: stored.visibility,
		reviewedAt: stored.reviewedAt?.toISOString() ?? null,
		isDoNotContact: stored.isDoNotContact,
		declinedAddresses: stored.declinedAddresses,
		createdAt: stored.createdAt.toISOString(),
		doubts: placeDoubts(values, places),
	};
}
