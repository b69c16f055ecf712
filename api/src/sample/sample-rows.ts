import { isDeepStrictEqual } from "node:util";
import { isGeneratedContact, sampleDealerships, sampleVehicles } from "@nev/sample-data";
import type { dealerships, vehicles } from "../storage/schema.js";

/** The sample vehicles as they are stored, by slug. */
export const sampleVehicleBySlug = new Map(
	sampleVehicles.map((vehicle) => [vehicle.slug, vehicle]),
);

/** Whether a vehicle is an unchanged sample vehicle. */
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

const identityOf = (row: Identity) => [row.name, row.address, row.zipCode, row.email].join("\n");

const seededIdentities = new Set(sampleDealerships.map(identityOf));

/** Whether a dealership came with the sample data and still has its name, address and email. */
export function isSeededDealership(row: Identity): boolean {
	return seededIdentities.has(identityOf(row));
}

/**
 * Whether a dealership is invented: it came with the sample data, or `nev seed` generated it. A
 * generated one that an operator has reviewed counts as real.
 */
export function isSampleDealership(row: DealershipRow): boolean {
	return isSeededDealership(row) || (row.reviewedAt === null && isGeneratedContact(row));
}
