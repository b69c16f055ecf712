import { type Orm, vehicles } from "@nev/api/operations";
import type { Page, VehicleQuery, VehicleRow } from "@nev/contract/desk";
import { and, eq, sql } from "drizzle-orm";
import { readKeysetPage } from "../lists/keyset-page.js";
import { containsWords } from "../lists/search.js";

const { id, name, category, series, model, price, isAvailable, isFeatured, imageUrl } = vehicles;
const columns = { id, name, category, model, price, isAvailable, isFeatured, imageUrl };

/** A catalogue is short, so its search needs no index. */
const vehicleText = sql`lower(${name} || ' ' || ${series} || ' ' || ${model})`;

/** A page of the vehicles that match. */
export function listVehicles(orm: Orm, query: VehicleQuery): Promise<Page<VehicleRow>> {
	const { q, available, sort } = query;
	return readKeysetPage<VehicleRow>(orm, query, {
		filter: and(
			containsWords(vehicleText, q),
			query.category && eq(category, query.category),
			available && eq(isAvailable, available === "yes"),
		),
		column: vehicles[sort],
		idColumn: id,
		read: (condition, order, limit) =>
			orm
				.select(columns)
				.from(vehicles)
				.where(condition)
				.orderBy(...order)
				.limit(limit),
		placeOf: (row) => [row[sort], row.id],
	});
}
