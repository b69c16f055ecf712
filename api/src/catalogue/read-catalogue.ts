import { type Dealership, type State, stateSlug, usStates, type Vehicle } from "@nev/contract";
import { asc, eq } from "drizzle-orm";
import type { Orm } from "../storage/database.js";
import { dealerships, images, states, vehicles } from "../storage/schema.js";

/** What a snapshot is made of. */
export interface CatalogueContents {
	vehicles: Vehicle[];
	states: Omit<State, "dealerCount">[];
	/** Visible ones only, in the order of the lists: by state, city and name. */
	dealerships: Dealership[];
	/** SVG text by name. */
	images: ReadonlyMap<string, string>;
}

/** Reads everything that visitors see, in one consistent view of the database. */
export function readCatalogue(orm: Orm): Promise<CatalogueContents> {
	return orm.transaction(
		async (view) => ({
			vehicles: (await view.select().from(vehicles).orderBy(asc(vehicles.id))).map(
				({ externalUrl, ...vehicle }) => ({ ...vehicle, ...(externalUrl && { externalUrl }) }),
			),
			states: (await view.select().from(states).orderBy(asc(states.name))).map(
				({ id, name, emoji, description }) => ({
					id,
					name,
					abbreviation: usStates[name],
					slug: stateSlug(name),
					emoji,
					description,
				}),
			),
			dealerships: await view
				.select({
					id: dealerships.id,
					name: dealerships.name,
					address: dealerships.address,
					city: dealerships.city,
					state: dealerships.state,
					zipCode: dealerships.zipCode,
					phone: dealerships.phone,
					email: dealerships.email,
					latitude: dealerships.latitude,
					longitude: dealerships.longitude,
				})
				.from(dealerships)
				.where(eq(dealerships.visibility, "visible"))
				.orderBy(asc(dealerships.state), asc(dealerships.city), asc(dealerships.name)),
			images: new Map(
				(await view.select().from(images)).map(({ name, svg }) => [name, svg] as const),
			),
		}),
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}
