import { isDeepStrictEqual } from "node:util";
import { isGeneratedContact, sampleDealerships, sampleVehicles } from "@nev/sample-data";
import type { dealerships, vehicles } from "./schema.js";

/** How an operator's own rows are told from invented ones. */

/** The sample catalogue as it is stored, by slug. */
export const sampleVehicleBySlug = new Map(
	sampleVehicles.map(({ drawing: _, ...vehicle }) => [vehicle.slug, vehicle]),
);

/** Whether a vehicle came with the database and was never changed. */
export function isSampleVehicle({
	id: _,
	externalUrl,
	...row
}: typeof vehicles.$inferSelect): boolean {
	const vehicle = { ...row, ...(externalUrl !== null && { externalUrl }) };
	return isDeepStrictEqual(vehicle, sampleVehicleBySlug.get(row.slug));
}

type DealershipRow = typeof dealerships.$inferSelect;
type Identity = Pick<DealershipRow, "name" | "address" | "zipCode" | "email">;

const identity = (row: Identity) => [row.name, row.address, row.zipCode, row.email].join("\n");

const sampleIdentities = new Set(sampleDealerships.map(identity));

/** Whether a dealership came with the database and is still who it was. */
export function cameWithDatabase(row: Identity): boolean {
	return sampleIdentities.has(identity(row));
}

/**
 * Whether a dealership is invented: it came with the database, or from `nev seed`. One that an
 * operator has looked at is taken for theirs, whatever its mail address.
 */
export function isSampleDealership(row: DealershipRow): boolean {
	return cameWithDatabase(row) || (row.reviewedAt === null && isGeneratedContact(row));
}
