import { and, between, isNull, ne, or, type SQL } from "drizzle-orm";
import {
	earthRadiusKilometres,
	kilometresPerMile,
	milesBetween,
	type Point,
} from "../places/miles-between.js";
import { placeIndex } from "../places/place-index.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, isApproved, isListed } from "../storage/schema.js";

/** A dealer farther away from a visitor's ZIP code is not the nearest dealer of a lead. */
export const nearestDealerMiles = 60;

export interface DealerNear {
	readonly id: number;
	/** From the place of the search. */
	readonly miles: number;
}

type Located = Pick<typeof dealerships.$inferSelect, "latitude" | "longitude" | "zipCode">;

const { id, latitude, longitude, zipCode } = dealerships;

/**
 * The dealer nearest to a ZIP code, of those that visitors see and an operator has approved. Undefined if there is
 * none within {@link nearestDealerMiles}, or the ZIP code is unknown.
 *
 * @param exceptId a dealer that has given the lead back
 */
export async function findNearestDealer(
	orm: Pick<Orm, "select">,
	zip: string,
	exceptId: number | null = null,
): Promise<DealerNear | undefined> {
	const origin = placeIndex().byZip(zip.slice(0, 5));
	if (!origin) return undefined;
	const [nearest] = await findDealersNear(
		orm,
		origin,
		nearestDealerMiles,
		and(isApproved, isListed, exceptId === null ? undefined : ne(id, exceptId)),
	);
	return nearest;
}

/** The dealers around a point that meet a condition, by distance and then by id. */
export async function findDealersNear(
	orm: Pick<Orm, "select">,
	origin: Point,
	miles: number,
	condition: SQL | undefined,
): Promise<DealerNear[]> {
	const degrees = (miles * kilometresPerMile * 180) / (Math.PI * earthRadiusKilometres);
	// Nothing between these parallels is out of reach for its latitude. All others are not read.
	const isInReach = between(latitude, origin.latitude - degrees, origin.latitude + degrees);
	const rows = await orm
		.select({ id, latitude, longitude, zipCode })
		.from(dealerships)
		.where(and(condition, or(isInReach, isNull(latitude), isNull(longitude))));
	return rows
		.flatMap((row) => {
			const point = dealerPoint(row);
			return point ? [{ id: row.id, miles: milesBetween(origin, point) }] : [];
		})
		.filter((dealer) => dealer.miles <= miles)
		.sort((one, other) => one.miles - other.miles || one.id - other.id);
}

/** Where a dealer is, as the locator has it: at its coordinates, or else in the middle of its ZIP code. */
export function dealerPoint({ latitude, longitude, zipCode }: Located): Point | undefined {
	return latitude !== null && longitude !== null
		? { latitude, longitude }
		: placeIndex().locateZip(zipCode.slice(0, 5));
}
