import * as z from "zod/mini";
import type { WidgetHost } from "./define-widget.js";
import { warnOnce } from "./warn-once.js";

const checked = new WeakMap<object, readonly unknown[]>();

/**
 * A list that the host has set as a property, each list checked once. A wrong one is told to the
 * page's programmer, and counts as empty.
 */
export function listProperty<Item>(
	host: WidgetHost,
	name: string,
	itemSchema: z.ZodMiniType<Item, unknown>,
): readonly Item[] | undefined {
	const given = host.property(name);
	if (given === undefined || given === null) return undefined;
	if (typeof given !== "object") {
		warnOnce(`The property ${name} must be a list.`);
		return [];
	}
	const known = checked.get(given);
	// What stands there has been parsed with the same schema.
	if (known) return known as readonly Item[];
	const { data, error } = z.safeParse(z.array(itemSchema), given);
	if (error) {
		const [issue] = error.issues;
		warnOnce(`${name}[${issue?.path.join(".")}]: ${issue?.message}.`);
	}
	checked.set(given, data ?? []);
	return data ?? [];
}
