import { warnOnce } from "../provider/warn-once.js";
import type { WidgetHost } from "./widget-definition.js";

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
