import {
	type Dealership,
	dealershipSchema,
	formatPhoneNumbers,
	type OpeningHours,
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
import { and, asc, sql } from "drizzle-orm";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { createHoursReader } from "../opening-hours/dealership-hours.js";
import { isSampleDealership, isSampleVehicle } from "../sample/sample-rows.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, images, isListed, states, vehicles } from "../storage/schema.js";
import { batchSize, type DealershipChange } from "./dealership-rows.js";

/*
 * Clients read any category and any state, for the API of next year. This API sends only those it
 * knows.
 */
const vehicleRowSchema = z.extend(vehicleSchema, { category: z.enum(vehicleCategories) });
const dealershipRowSchema = z.extend(dealershipSchema, {
	state: z.enum(regionNames),
	// Not validated again, which would copy them: dealerships with the same hours share them. Null is no value.
	openingHours: z.exactOptional(z.custom<OpeningHours>((hours) => hours !== null)),
});
const stateRowSchema = z.extend(z.omit(stateSchema, { dealerCount: true }), {
	name: z.enum(stateNames),
});

type Reader = Pick<Orm, "select">;

/** A state without what depends on its dealerships. */
export type StateRow = Omit<State, "dealerCount">;

/** A picture that the API serves itself, as SVG text. */
export type Picture = Readonly<typeof images.$inferSelect>;

/** Reads all vehicles, and the pictures of them that the API serves. */
export async function readVehicles(
	orm: Reader,
	log: Logger,
): Promise<{ vehicles: Vehicle[]; images: Picture[] }> {
	const rows = await orm.select().from(vehicles).orderBy(asc(vehicles.id));
	const values = rows.map((row) => ({
		...row,
		externalUrl: row.externalUrl || null,
		isSample: isSampleVehicle(row) || null,
	}));
	return {
		vehicles: validRows(vehicleRowSchema, values, log),
		images: await orm.select().from(images),
	};
}

/** Reads all states, by name. */
export async function readStates(orm: Reader, log: Logger): Promise<StateRow[]> {
	const rows = await orm.select().from(states).orderBy(asc(states.name));
	const values = rows.map((row) => ({
		...row,
		abbreviation: usStates[row.name],
		slug: stateSlug(row.name),
	}));
	return validRows(stateRowSchema, values, log);
}

/** The ids of all dealerships that visitors see. In one text, because 100,000 rows take long to parse. */
export async function readVisibleIds(orm: Reader): Promise<number[]> {
	const [row] = await orm
		.select({ ids: sql<string | null>`string_agg(${dealerships.id}::text, ',')` })
		.from(dealerships)
		.where(isListed);
	return row?.ids?.split(",").map(Number) ?? [];
}

/** Reads dealerships by their ids, some at a time. Those that visitors do not see are gone. */
export async function* readDealerships(
	orm: Reader,
	ids: readonly number[],
	log: Logger,
): AsyncGenerator<DealershipChange[]> {
	const texts = new Map<string, string>();
	const hoursOf = createHoursReader(new Date(), log);
	for (let start = 0; start < ids.length; start += batchSize) {
		const batch = ids.slice(start, start + batchSize);
		const rows = await orm
			.select()
			.from(dealerships)
			.where(and(isListed, sql`${dealerships.id} = any(${sql.param(batch)})`));
		const found = new Map(
			parseDealerships(rows, texts, hoursOf, log).map((dealership) => [dealership.id, dealership]),
		);
		yield batch.map((id) => found.get(id) ?? { id, isGone: true });
	}
}

/** @param texts those that many dealerships have: each is kept once */
function parseDealerships(
	rows: readonly (typeof dealerships.$inferSelect)[],
	texts: Map<string, string>,
	hoursOf: ReturnType<typeof createHoursReader>,
	log: Logger,
): Dealership[] {
	function shared(text: string): string {
		const known = texts.get(text);
		if (known === undefined) texts.set(text, text);
		return known ?? text;
	}
	const values = rows.map((row) => ({
		...row,
		city: shared(row.city),
		state: shared(row.state),
		phone: formatPhoneNumbers(row.phone),
		openingHours: hoursOf(row),
		isSample: isSampleDealership(row) || null,
	}));
	return validRows(dealershipRowSchema, values, log);
}

/**
 * Parses rows by the contract's schema and leaves out invalid ones. Operators may write anything
 * into the database. A null is an absent field, unless the field's schema accepts null.
 */
function validRows<Shape extends z.core.$ZodShape>(
	schema: z.ZodMiniObject<Shape>,
	rows: readonly { readonly [Name in keyof Shape]: unknown }[],
	log: Logger,
): z.output<z.ZodMiniObject<Shape>>[] {
	const fields = Object.entries<z.core.$ZodType>(schema.shape).map(
		([name, field]) => [name as keyof Shape, z.safeParse(field, null).success] as const,
	);
	return rows.flatMap((row) => {
		const present: Partial<Record<keyof Shape, unknown>> = {};
		for (const [name, acceptsNull] of fields) {
			if (row[name] !== null || acceptsNull) present[name] = row[name];
		}
		const { data, error } = schema.safeParse(present);
		if (error) log.error({ row, err: error }, "left out an invalid row of the catalogue");
		return error ? [] : [data];
	});
}
