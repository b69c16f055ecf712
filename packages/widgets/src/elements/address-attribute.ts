import { warnOnce } from "../provider/warn-once.js";
import type { WidgetHost } from "./widget-definition.js";

/** Parses an attribute as the URL of a page: relative, or http(s). */
export function addressAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || !/^[^/?#]*:/.test(text) || /^https?:/i.test(text)) return text;
	warnOnce(`${name}="${text}" is not the URL of a web page.`);
	return undefined;
}
