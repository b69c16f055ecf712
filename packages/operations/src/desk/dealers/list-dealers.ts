import { dealerships, isVisible, type Orm, rowVersion } from "@nev/api/operations";
import type { DealerFilter, DealerQuery, DealerRow, Page } from "@nev/contract/desk";
import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { readKeysetPage } from "../lists/keyset-page.js";
import { containsWords, dealerText } from "../lists/search.js";

const { id, name, city, state, zipCode, phone, email, visibility, pausedUntil } = dealerships;
const version = rowVersion(dealerships);
const dealerRowColumns = {
	id,
	version,
	name,
	city,
	state,
	zipCode,
	phone,
	email,
	visibility,
	pausedUntil,
};

/** A page of the dealers that match. */
export function listDealers(orm: Orm, query: DealerQuery): Promise<Page<DealerRow>> {
	return readKeysetPage<DealerRow>(orm, query, {
		filter: matchesDealers(query),
		column: dealerships[query.sort],
		idColumn: id,
		hasVersion: true,
		read: (condition, order, limit) =>
			orm
				.select(dealerRowColumns)
				.from(dealerships)
				.where(condition)
				.orderBy(...order)
				.limit(limit),
		placeOf: (row) => [row[query.sort], row.id],
	});
}

/** Dealers as a list shows them, by id. */
export function readDealerRows(
	orm: Pick<Orm, "select">,
	ids: readonly number[],
): Promise<DealerRow[]> {
	return orm
		.select(dealerRowColumns)
		.from(dealerships)
		.where(inArray(id, [...ids]))
		.orderBy(asc(id));
}

/** The condition for the dealers of a filter. */
export function matchesDealers(filter: DealerFilter): SQL | undefined {
	return and(
		containsWords(dealerText, filter.q),
		filter.visibility === "unreviewed"
			? and(isVisible, isNull(dealerships.reviewedAt))
			: filter.visibility && eq(visibility, filter.visibility),
		filter.state && eq(state, filter.state),
	);
}
