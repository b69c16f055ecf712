import * as z from "zod/mini";

/** How many rows match. Counting stops at `maxCount`. */
export interface Count {
	n: number;
	/** False if there are more. */
	isExact: boolean;
}

/** The number at which counting stops. */
export const maxCount = 10_001;

/** Where a page begins or ends, as `next` or `previous` of another page gave it. */
export const pageQueryFields = {
	after: z.exactOptional(z.string()),
	before: z.exactOptional(z.string()),
};

/** A page of a list, by key: rows that are added meanwhile move no other row to another page. */
export interface Page<Item> {
	items: Item[];
	/** The `after` of the next page; absent on the last one. */
	next?: string;
	/** The `before` of the previous page; absent on the first one. */
	previous?: string;
	count: Count;
}

/** A text to search for: every word of it is in the row. */
export const searchText = z.exactOptional(z.string().check(z.maxLength(200)));

/** Rows that an action may name one by one. */
const maxIds = 1000;

/** What an action applies to: rows by id, or all that match a filter. */
export type BulkTarget<Filter> =
	| { ids: number[] }
	| {
			filter: Filter;
			/** How many match, as the operator saw it. If others do by now, nothing is done. */
			count: number;
	  };

/** The schema of what an action applies to. A filter whose rows were not counted to the end has none. */
export function bulkTargetSchema<Filter>(
	filter: z.ZodMiniType<Filter>,
): z.ZodMiniType<BulkTarget<Filter>> {
	return z.union([
		z.object({ ids: z.array(z.int()).check(z.minLength(1), z.maxLength(maxIds)) }),
		z.object({ filter, count: z.int().check(z.gte(1), z.lt(maxCount)) }),
	]);
}

/** The answer 409 to an action on a filter that other rows match by now. */
export interface Miscounted {
	error: string;
	/** How many match now. */
	count: number;
}
