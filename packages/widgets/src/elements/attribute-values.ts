import type { WidgetHost } from "./define-widget.js";
import { warnOnce } from "./warn-once.js";

/** A ZIP code from an attribute. */
export function zipAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || /^\d{5}$/.test(text)) return text;
	warnOnce(`${name}="${text}" is no ZIP code. Write its five digits, such as "33101".`);
	return undefined;
}

/** A positive number from an attribute. */
export function numberAttribute(host: WidgetHost, name: string): number | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const number = Number(text);
	if (Number.isFinite(number) && number > 0) return number;
	warnOnce(`${name}="${text}" is no positive number.`);
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
	warnOnce(`${name}="${text}" is none of ${choices.join(", ")}.`);
	return undefined;
}

/** The address of a page, from an attribute: relative, or of the web. */
export function addressAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || !/^[^/?#]*:/.test(text) || /^https?:/i.test(text)) return text;
	warnOnce(`${name}="${text}" is no address of a web page.`);
	return undefined;
}
