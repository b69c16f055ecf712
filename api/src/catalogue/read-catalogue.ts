import {
	type Dealership,
	dealershipSchema,
	type Health,
	type State,
	stateSchema,
	stateSlug,
	usStates,
	type Vehicle,
	vehicleSchema,
} from "@nev/contract";
import { asc } from "drizzle-orm";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Orm } from "../storage/orm.js";
import { isSampleDealership, isSampleVehicle } from "../storage/sample-rows.js";
import { dealerships, images, isVisible, states, vehicles } from "../storage/schema.js";

const stateWithoutCountSchema = z.omit(stateSchema, { dealerCount: true });

/** A picture that the API serves itself, as SVG text. */
export type Picture = Readonly<typeof images.$inferSelect>;

/** The rows that a snapshot is built from. */
export interface CatalogueContents {
	vehicles: Vehicle[];
	states: Omit<State, "dealerCount">[];
	/** Visible ones only, by state, city and name. */
	dealerships: Dealership[];
	images: Picture[];
	/** Whether vehicles or dealerships include sample rows. */
	sampleData: Health["sampleData"];
}

/** Reads everything that visitors see, in one consistent view of the database. */
export function readCatalogue(orm: Orm, log: Logger): Promise<CatalogueContents> {
	return orm.transaction(
		async (transaction) => {
			const vehicleRows = await transaction.select().from(vehicles).orderBy(asc(vehicles.id));
			const stateRows = await transaction.select().from(states).orderBy(asc(states.name));
			const dealershipRows = await transaction
				.select()
				.from(dealerships)
				.where(isVisible)
				.orderBy(
					asc(dealerships.state),
					asc(dealerships.city),
					asc(dealerships.name),
					asc(dealerships.id),
				);
			return {
				vehicles: validRows(
					vehicleSchema,
					vehicleRows.map(({ externalUrl, ...row }) => ({
						...row,
						...(externalUrl && { externalUrl }),
					})),
					log,
				),
				states: validRows(
					stateWithoutCountSchema,
					stateRows.map((row) => ({
						...row,
						abbreviation: usStates[row.name],
						slug: stateSlug(row.name),
					})),
					log,
				),
				dealerships: validRows(dealershipSchema, dealershipRows, log),
				images: await transaction.select().from(images),
				sampleData: {
					dealerships: dealershipRows.some(isSampleDealership),
					vehicles: vehicleRows.some(isSampleVehicle),
				},
			};
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}

/**
 * Parses rows by the contract's schema and leaves out invalid ones. Operators may write anything
 * into the database, and clients reject a whole list for one invalid item.
 */
function validRows<Value>(
	schema: z.ZodMiniType<Value>,
	rows: readonly unknown[],
	log: Logger,
): Value[] {
	return rows.flatMap((row) => {
		const { data, error } = schema.safeParse(row);
		if (error) log.error({ row, err: error }, "left out an invalid row of the catalogue");
		return error ? [] : [data];
	});
}
