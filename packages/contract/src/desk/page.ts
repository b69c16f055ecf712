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
	/**
	 * Differs when other rows match, or a matching row was changed. Absent where no action applies to all
	 * matches, or where they were not counted to the end.
	 */
	version?: string;
}

/** A text to search for: every word of it is in the row. */
export const searchText = z.exactOptional(z.string().check(z.maxLength(200)));

/** Only the rows of this dealer. */
export const ofDealer = z.exactOptional(
	z.coerce.number().check(z.int(), z.positive(), z.lt(2 ** 31)),
);

/** Rows that an action may name one by one. */
const maxRows = 1000;

/** A row as the operator saw it. */
export const seenRowSchema = z.object({ id: z.int(), version: z.string() });

export type SeenRow = z.infer<typeof seenRowSchema>;

/** What an action applies to: rows one by one, or all that match a filter. */
export type BulkTarget<Filter> =
	/** Those that were changed since are left as they are. */
	| { rows: SeenRow[] }
	| {
			filter: Filter;
			/** How many match, and their page's version, as the operator saw them. If either differs, nothing is done. */
			count: number;
			version: string;
	  };

/** The schema of what an action applies to. A filter whose rows were not counted to the end has none. */
export function bulkTargetSchema<Filter>(
	filter: z.ZodMiniType<Filter>,
): z.ZodMiniType<BulkTarget<Filter>> {
	return z.union([
		z.object({ rows: z.array(seenRowSchema).check(z.minLength(1), z.maxLength(maxRows)) }),
		z.object({ filter, count: z.int().check(z.gte(1), z.lt(maxCount)), version: z.string() }),
	]);
}

/** The answer 409 to an action on a filter that other rows match by now, or rows that were changed. */
export interface ListChanged {
	error: string;
	/** How many match now. */
	count: number;
}
