import type { DealerFilter, DealerQuery, DealerRow, Page } from "@nev/contract/desk";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Orm } from "../../storage/orm.js";
import { dealerships, isVisible } from "../../storage/schema.js";
import { countRows, readKeysetPage } from "../lists/keyset-page.js";
import { containsWords, dealerText } from "../lists/search.js";

const { id, name, city, state, zipCode, phone, email, visibility } = dealerships;
const columns = { id, name, city, state, zipCode, phone, email, visibility };

/** A page of the dealers that match. */
export async function listDealers(orm: Orm, query: DealerQuery): Promise<Page<DealerRow>> {
	const filter = matchesDealers(query);
	const { sort, order, after, before } = query;
	const [page, count] = await Promise.all([
		readKeysetPage<DealerRow>({
			column: dealerships[sort],
			idColumn: id,
			isDescending: order === "desc",
			after,
			before,
			read: (condition, ordering, limit) =>
				orm
					.select(columns)
					.from(dealerships)
					.where(and(filter, condition))
					.orderBy(...ordering)
					.limit(limit),
			placeOf: (row) => [row[sort], row.id],
		}),
		countRows(orm, dealerships, filter),
	]);
	return { ...page, count };
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
