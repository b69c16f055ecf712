import { warnOnce } from "../provider/warn-once.js";
import type { WidgetHost } from "./widget-definition.js";

/** Parses an attribute as a positive number. */
export function numberAttribute(
	host: WidgetHost,
	name: string,
	parse: (text: string) => number = Number,
): number | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const number = parse(text);
	if (Number.isFinite(number) && number > 0) return number;
	warnOnce(`${name}="${text}" is not a positive number.`);
	return undefined;
}

/** Parses an attribute as one of several values, in any case. */
export function choiceAttribute<Choice extends string>(
	host: WidgetHost,
	name: string,
	choices: readonly Choice[],
): Choice | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const match = choices.find((choice) => choice === text.toLowerCase());
	if (match) return match;
	warnOnce(`${name}="${text}" is not one of ${choices.join(", ")}.`);
	return undefined;
}

/** Parses the attribute `heading-level`: 2, 3 or 4. */
export function headingLevelAttribute(host: WidgetHost): 2 | 3 | 4 | undefined {
	const level = choiceAttribute(host, "heading-level", ["2", "3", "4"]);
	return level && (Number(level) as 2 | 3 | 4);
}

/** Parses an attribute as the URL of a page: relative, or http(s). */
export function addressAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || !/^[^/?#]*:/.test(text) || /^https?:/i.test(text)) return text;
	warnOnce(`${name}="${text}" is not the URL of a web page.`);
	return undefined;
}
