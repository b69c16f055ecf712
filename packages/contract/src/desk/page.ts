import * as z from "zod/mini";

/** How many rows match. Counting stops at `maxCount`. */
export const countSchema = z.object({
	n: z.int(),
	/** False if there are more. */
	isExact: z.boolean(),
});

export type Count = z.infer<typeof countSchema>;

/** The number at which counting stops. */
export const maxCount = 10_001;

/** Where a page begins or ends, as `next` or `previous` of another page gave it. */
export const pageQueryFields = {
	after: z.exactOptional(z.string()),
	before: z.exactOptional(z.string()),
};

/** A page of a list, by key: rows that are added meanwhile move no other row to another page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
	return z.object({
		items: z.array(item),
		/** The `after` of the next page; absent on the last one. */
		next: z.exactOptional(z.string()),
		/** The `before` of the previous page; absent on the first one. */
		previous: z.exactOptional(z.string()),
		count: countSchema,
	});
}

/** A page of a list. */
export interface Page<Item> {
	items: Item[];
	next?: string;
	previous?: string;
	count: Count;
}

/** A text to search for: every word of it is in the row. */
export const searchText = z.exactOptional(z.string().check(z.maxLength(200)));
