import { warnOnce } from "../provider/warn-once.js";
import type { WidgetHost } from "./widget-definition.js";

/** Parses an attribute as a ZIP code. */
export function zipAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || /^\d{5}$/.test(text)) return text;
	warnOnce(`${name}="${text}" is not a ZIP code of five digits.`);
	return undefined;
}
