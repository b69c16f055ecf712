import { type StateName, stateNames, usStates } from "@nev/contract";
import type { WidgetHost } from "./define-widget.js";
import { warnOnce } from "./warn-once.js";

/** A state's name from an attribute: its full name in any case, or its abbreviation. */
export function stateAttribute(host: WidgetHost, name: string): StateName | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const wanted = text.toLowerCase();
	const found = stateNames.find(
		(state) => state.toLowerCase() === wanted || usStates[state].toLowerCase() === wanted,
	);
	if (found) return found;
	warnOnce(`${name}="${text}" is none of the 50 states. Write one such as "Florida".`);
	return undefined;
}
