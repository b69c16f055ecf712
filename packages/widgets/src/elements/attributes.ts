import { choiceValue } from "../host-page/page-values.js";
import { warnOnce } from "../host-page/warn-once.js";
import type { WidgetHost } from "./widget-definition.js";

/** Parses the attribute `heading-level`: 2, 3 or 4. */
export function headingLevelAttribute(host: WidgetHost): 2 | 3 | 4 | undefined {
	const level = choiceValue("heading-level", host.attribute("heading-level"), ["2", "3", "4"]);
	return level && (Number(level) as 2 | 3 | 4);
}

/** Parses an attribute as the URL of a page: relative, or http(s). */
export function addressAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || !/^[^/?#]*:/.test(text) || /^https?:/i.test(text)) return text;
	warnOnce(`${name}="${text}" is not the URL of a web page.`);
	return undefined;
}
