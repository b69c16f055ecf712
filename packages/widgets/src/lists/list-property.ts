import type * as z from "zod/mini";
import type { ElementProperty } from "../elements/shell.js";
import type { WidgetHost } from "../elements/widget-definition.js";
import { warnOnce } from "../provider/index.js";

/**
 * Parses a list that the host page has set as a property, or as JSON in the attribute of that name.
 * An invalid item is left out and reported. What is not a list is reported and counts as empty: a
 * widget whose page has given it a list never shows another one.
 */
export function listProperty<Item>(
	host: WidgetHost,
	name: ElementProperty,
	itemSchema: z.ZodMiniType<Item, unknown>,
): readonly Item[] | undefined {
	const value = host.property(name) ?? host.attribute(name);
	if (value === undefined || value === null) return undefined;
	const cached = host.derived.get(value);
	// An element has one list, and parses it with the same schema.
	if (cached) return cached as readonly Item[];
	const list = parseList(name, typeof value === "string" ? parseJson(value) : value, itemSchema);
	host.derived.clear();
	host.derived.set(value, list);
	return list;
}

function parseList<Item>(
	name: string,
	value: unknown,
	itemSchema: z.ZodMiniType<Item, unknown>,
): readonly Item[] {
	if (!Array.isArray(value)) {
		warnOnce(
			`${name} is not a list, so the widget is empty. Set the property ${name} after the element is defined, or write the attribute ${name} as JSON.`,
		);
		return [];
	}
	return value.flatMap((item: unknown, index) => {
		const { data, error } = itemSchema.safeParse(item);
		if (data) return [data];
		const [issue] = error?.issues ?? [];
		const path = [`${name}[${index}]`, ...(issue?.path ?? [])].join(".");
		warnOnce(`${path}: ${issue?.message}. This item is left out.`);
		return [];
	});
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
