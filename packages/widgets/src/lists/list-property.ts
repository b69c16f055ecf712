import type { ElementProperty } from "../elements/shell.js";
import type { WidgetHost } from "../elements/widget-definition.js";

/**
 * A list that the host page has set as a property, or as JSON in the attribute of that name. It is another
 * list once the page has set the property again, because it may have changed its items.
 */
export function listProperty(host: WidgetHost, name: ElementProperty): unknown {
	const value = ownListOf(host, name);
	if (value === undefined || value === null) return value;
	// An element has one list.
	if (!host.derived.has(value)) {
		host.derived.clear();
		host.derived.set(value, typeof value === "string" ? parseJson(value) : copyOf(value));
	}
	return host.derived.get(value);
}

/** What the host page has given as its own list; undefined if it has given none. */
export function ownListOf(host: WidgetHost, name: ElementProperty): unknown {
	const property = host.property(name);
	// An empty attribute is a list that came to nothing, and no wish for another one.
	if (property !== undefined) return property;
	return host.attribute(name) ?? (host.hasAttribute(name) ? "" : undefined);
}

function copyOf(value: unknown): unknown {
	return Array.isArray(value)
		? value.map((item) => (typeof item === "object" && item ? { ...item } : item))
		: value;
}

/** Not JSON: "", which is no list either. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return "";
	}
}
