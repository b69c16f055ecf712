/*
 * A widget of today reads the API of next year, so it takes what it knows and does not fail for the
 * rest:
 *
 * - Unknown fields are ignored.
 * - An item of a list that cannot be read is left out and counted.
 * - A field that says what something is (id, name, slug, price, the position of a point on the map)
 *   is required. An item without it cannot be read.
 * - Any other field has a fallback, or is left out if it is optional.
 * - A value that is only shown, such as a vehicle's category, is any text.
 * - An answer of another kind (no JSON, no list, no total) is an `UnexpectedResponseError`.
 *
 * What is sent to the API stays strict.
 */

import * as z from "zod/mini";

/**
 * A schema that reads an object although some of its fields cannot be read: such a field gets its
 * fallback; without one it is left out, which makes the object invalid if the field is required.
 *
 * @example tolerant(z.object({ id: z.int(), emoji: z.string() }), { emoji: "" })
 */
/* @__NO_SIDE_EFFECTS__ */
export function tolerant<Shape extends z.core.$ZodShape>(
	schema: z.ZodMiniObject<Shape>,
	fallbacks: Partial<z.output<z.ZodMiniObject<Shape>>> = {},
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>, unknown> {
	function repair(value: unknown): unknown {
		if (typeof value !== "object" || value === null) return value;
		const repaired: Record<string, unknown> = { ...value };
		for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
			const isRequired = field._zod.def.type !== "optional" && !(key in fallbacks);
			// Without it the object is invalid, as the schema says, so a long list is read only once.
			if (isRequired || z.safeParse(field, repaired[key]).success) continue;
			delete repaired[key];
			if (key in fallbacks) repaired[key] = fallbacks[key as keyof typeof fallbacks];
		}
		return repaired;
	}
	return z.pipe(z.transform(repair), schema);
}

const omissions = new WeakMap<object, number>();

/** A list without the items that cannot be read. {@link omittedFrom} counts them. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(item: z.ZodMiniType<Item, unknown>): z.ZodMiniType<Item[], unknown> {
	function readItems(values: unknown[]): Item[] {
		const results = values.map((value) => z.safeParse(item, value));
		const items = results.flatMap(({ success, data }) => (success ? [data] : []));
		omissions.set(items, values.length - items.length);
		return items;
	}
	return z.pipe(z.array(z.unknown()), z.transform(readItems));
}

/** How many items were left out of a response's lists because they could not be read. */
export function omittedFrom(response: unknown): number {
	if (typeof response !== "object" || response === null) return 0;
	return Object.values(response).reduce<number>(
		(sum, part) => sum + omittedFrom(part),
		omissions.get(response) ?? 0,
	);
}
