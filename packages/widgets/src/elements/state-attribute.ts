import { type RegionName, regionAbbreviation, regionNames } from "@nev/contract";
import { warnOnce } from "../provider/warn-once.js";
import type { WidgetHost } from "./widget-definition.js";

/** Parses an attribute as a US state, a territory or the District of Columbia: its full name or its abbreviation, in any case. */
export function stateAttribute(host: WidgetHost, name: string): RegionName | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const lowerCase = text.toLowerCase();
	const match = regionNames.find(
		(region) =>
			region.toLowerCase() === lowerCase || regionAbbreviation(region)?.toLowerCase() === lowerCase,
	);
	if (match) return match;
	warnOnce(`${name}="${text}" is not a US state. Use one such as "Florida".`);
	return undefined;
}
