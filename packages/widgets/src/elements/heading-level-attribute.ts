import { choiceAttribute } from "./choice-attribute.js";
import type { WidgetHost } from "./widget-definition.js";

/** Parses the attribute `heading-level`: 2, 3 or 4. */
export function headingLevelAttribute(host: WidgetHost): 2 | 3 | 4 | undefined {
	const level = choiceAttribute(host, "heading-level", ["2", "3", "4"]);
	return level && (Number(level) as 2 | 3 | 4);
}
