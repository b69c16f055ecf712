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
