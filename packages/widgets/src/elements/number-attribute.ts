import { warnOnce } from "../provider/warn-once.js";
import type { WidgetHost } from "./widget-definition.js";

/** Parses an attribute as a positive number. */
export function numberAttribute(host: WidgetHost, name: string): number | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const number = Number(text);
	if (Number.isFinite(number) && number > 0) return number;
	warnOnce(`${name}="${text}" is not a positive number.`);
	return undefined;
}
