import * as z from "zod/mini";
import type { WidgetHost } from "./define-widget.js";
import { warnOnce } from "./warn-once.js";

const parsedLists = new WeakMap<object, readonly unknown[]>();

/**
 * Parses a list that the host page has set as a property, once per list. An invalid list is reported
 * in the console and counts as empty.
 */
export function listProperty<Item>(
	host: WidgetHost,
	name: string,
	itemSchema: z.ZodMiniType<Item, unknown>,
): readonly Item[] | undefined {
	const value = host.property(name);
	if (value === undefined || value === null) return undefined;
	if (typeof value !== "object") {
		warnOnce(`The property ${name} must be a list.`);
		return [];
	}
	const cached = parsedLists.get(value);
	// An element parses all its lists of one name with the same schema.
	if (cached) return cached as readonly Item[];
	const { data, error } = z.safeParse(z.array(itemSchema), value);
	if (error) {
		const [issue] = error.issues;
		warnOnce(`${name}[${issue?.path.join(".")}]: ${issue?.message}.`);
	}
	parsedLists.set(value, data ?? []);
	return data ?? [];
}
