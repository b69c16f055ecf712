import {
	type Dealership,
	dealershipSchema,
	type Health,
	regionNames,
	type State,
	stateNames,
	stateSchema,
	stateSlug,
	usStates,
	type Vehicle,
	vehicleCategories,
	vehicleSchema,
} from "@nev/contract";
import { asc, eq } from "drizzle-orm";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Orm } from "../storage/database.js";
import { isSampleDealership, isSampleVehicle } from "../storage/sample-rows.js";
import { dealerships, images, states, vehicles } from "../storage/schema.js";

/*
 * A client takes any category and any state, for the API of next year. This API sends only what it
 * knows.
 */
const vehicleRowSchema = z.extend(vehicleSchema, { category: z.enum(vehicleCategories) });
const dealershipRowSchema = z.extend(dealershipSchema, { state: z.enum(regionNames) });
const stateRowSchema = z.extend(z.omit(stateSchema, { dealerCount: true }), {
	name: z.enum(stateNames),
});

/** What a snapshot is made of. */
export interface CatalogueContents {
	vehicles: Vehicle[];
	states: Omit<State, "dealerCount">[];
	/** Visible ones only, in the order of the lists: by state, city and name. */
	dealerships: Dealership[];
	/** SVG text by name. */
	images: ReadonlyMap<string, string>;
	/** Whether sample rows are among them. */
	sampleData: Health["sampleData"];
}

/** Reads everything that visitors see, in one consistent view of the database. */
export function readCatalogue(orm: Orm, log: Logger): Promise<CatalogueContents> {
	return orm.transaction(
		async (view) => {
			const vehicleRows = await view.select().from(vehicles).orderBy(asc(vehicles.id));
			const stateRows = await view.select().from(states).orderBy(asc(states.name));
			const dealershipRows = await view
				.select()
				.from(dealerships)
				.where(eq(dealerships.visibility, "visible"))
				.orderBy(
					asc(dealerships.state),
					asc(dealerships.city),
					asc(dealerships.name),
					asc(dealerships.id),
				);
			const imageRows = await view.select().from(images);
			return {
				vehicles: keepValid(
					vehicleRowSchema,
					vehicleRows.map(({ externalUrl, ...row }) => ({
						...row,
						...(externalUrl && { externalUrl }),
					})),
					log,
				),
				states: keepValid(
					stateRowSchema,
					stateRows.map((row) => ({
						...row,
						abbreviation: usStates[row.name],
						slug: stateSlug(row.name),
					})),
					log,
				),
				dealerships: keepValid(dealershipRowSchema, dealershipRows, log),
				images: new Map(imageRows.map(({ name, svg }) => [name, svg])),
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
 * The rows as the contract has them. An operator may write anything into the database, so a row that
 * does not fit is left out.
 */
function keepValid<Value>(
	schema: z.ZodMiniType<Value>,
	rows: readonly unknown[],
	log: Logger,
): Value[] {
	return rows.flatMap((row) => {
		const { data, error } = schema.safeParse(row);
		if (error) log.error({ row, err: error }, "a row of the catalogue is wrong and left out");
		return error ? [] : [data];
	});
}
