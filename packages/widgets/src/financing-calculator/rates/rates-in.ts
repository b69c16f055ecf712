import type { WidgetHost } from "../../elements/widget-definition.js";
import type { CalculatorOptions } from "../controller.js";

/**
 * The rates that a page has given an element, not read yet: a list, JSON, or an empty attribute, which is a
 * list that came to nothing. Null while the page loads them.
 */
export function ratesIn(host: WidgetHost): CalculatorOptions["rates"] {
	const attribute = host.hasAttribute("rates") ? (host.attribute("rates") ?? "") : undefined;
	const property = host.property("rates");
	// The rules for reading it take an unknown value.
	return (property === undefined ? attribute : property) as CalculatorOptions["rates"];
}
