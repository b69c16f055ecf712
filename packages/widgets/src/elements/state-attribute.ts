import { type StateName, stateNames, usStates } from "@nev/contract";
import type { WidgetHost } from "./define-widget.js";
import { warnOnce } from "./warn-once.js";

/** Parses an attribute as a US state: its full name or its abbreviation, in any case. */
export function stateAttribute(host: WidgetHost, name: string): StateName | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const lowerCase = text.toLowerCase();
	const match = stateNames.find(
		(state) => state.toLowerCase() === lowerCase || usStates[state].toLowerCase() === lowerCase,
	);
	if (match) return match;
	warnOnce(`${name}="${text}" is not one of the 50 states. Use one such as "Florida".`);
	return undefined;
}
