import type { Page, VehicleQuery, VehicleRow } from "@nev/contract/desk";
import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "../../storage/orm.js";
import { vehicles } from "../../storage/schema.js";
import { countRows, readKeysetPage } from "../lists/keyset-page.js";
import { containsWords } from "../lists/search.js";

const { id, name, category, series, model, price, isAvailable, isFeatured, imageUrl } = vehicles;
const columns = { id, name, category, model, price, isAvailable, isFeatured, imageUrl };

/** A catalogue is short, so its search needs no index. */
const vehicleText = sql`lower(${name} || ' ' || ${series} || ' ' || ${model})`;

/** A page of the vehicles that match. */
export async function listVehicles(orm: Orm, query: VehicleQuery): Promise<Page<VehicleRow>> {
	const { q, available, sort, order, after, before } = query;
	const filter = and(
		containsWords(vehicleText, q),
		query.category && eq(category, query.category),
		available && eq(isAvailable, available === "yes"),
	);
	const [page, count] = await Promise.all([
		readKeysetPage<VehicleRow>({
			column: vehicles[sort],
			idColumn: id,
			isDescending: order === "desc",
			after,
			before,
			read: (condition, ordering, limit) =>
				orm
					.select(columns)
					.from(vehicles)
					.where(and(filter, condition))
					.orderBy(...ordering)
					.limit(limit),
			placeOf: (row) => [row[sort], row.id],
		}),
		countRows(orm, vehicles, filter),
	]);
	return { ...page, count };
}
