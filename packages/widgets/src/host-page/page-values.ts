import { warnOnce } from "./warn-once.js";

/*
 * What a page writes as an attribute, or passes to a method or as a prop. A value that cannot be is
 * reported once, and counts as none.
 */

/** One of several values, in any case. */
export function choiceValue<Choice extends string | number>(
	name: string,
	value: unknown,
	choices: readonly Choice[],
): Choice | undefined {
	const match = choices.find((choice) => String(choice) === String(value).toLowerCase());
	if (match === undefined) warn(name, value, `one of ${choices.join(", ")}`);
	return match;
}

/** A number above zero, or its text. */
export function positiveValue(
	name: string,
	value: unknown,
	parse: (value: unknown) => number = Number,
): number | undefined {
	const number = parse(value);
	if (number > 0 && number < Infinity) return number;
	warn(name, value, "a positive number");
	return undefined;
}

/** The address of a page: relative, or http(s). */
export function addressValue(name: string, text: string | undefined): string | undefined {
	if (!text || !/^[^/?#]*:/.test(text) || /^https?:/i.test(text)) return text;
	warn(name, text, "the URL of a web page");
	return undefined;
}

/** A page without types may pass null, or the text of an empty field. */
function warn(name: string, value: unknown, kind: string): void {
	if (value) warnOnce(`${name}="${value}" is not ${kind}.`);
}
