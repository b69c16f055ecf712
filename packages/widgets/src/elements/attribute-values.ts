import { type StateName, stateNames, usStates } from "@nev/contract";
import { tellProgrammer } from "./console.js";
import type { WidgetHost } from "./define-widget.js";

/** A state's name from an attribute: its full name in any case, or its abbreviation. */
export function stateAttribute(host: WidgetHost, name: string): StateName | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const wanted = text.toLowerCase();
	const found = stateNames.find(
		(state) => state.toLowerCase() === wanted || usStates[state].toLowerCase() === wanted,
	);
	if (found) return found;
	tellProgrammer(`${name}="${text}" is none of the 50 states. Write one such as "Florida".`);
	return undefined;
}

/** A ZIP code from an attribute. */
export function zipAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || /^\d{5}$/.test(text)) return text;
	tellProgrammer(`${name}="${text}" is no ZIP code. Write its five digits, such as "33101".`);
	return undefined;
}

/** A positive number from an attribute. */
export function numberAttribute(host: WidgetHost, name: string): number | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const number = Number(text);
	if (Number.isFinite(number) && number > 0) return number;
	tellProgrammer(`${name}="${text}" is no positive number.`);
	return undefined;
}

/** One of several words from an attribute. */
export function choiceAttribute<Choice extends string>(
	host: WidgetHost,
	name: string,
	choices: readonly Choice[],
): Choice | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const found = choices.find((choice) => choice === text.toLowerCase());
	if (found) return found;
	tellProgrammer(`${name}="${text}" is none of ${choices.join(", ")}.`);
	return undefined;
}
