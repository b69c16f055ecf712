import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import type { WidgetHost } from "../elements/widget-definition.js";
import { financingCalculatorWidget } from "./element.js";
import type { FinancingCalculatorProps } from "./financing-calculator.js";

/** The price of the component in an element whose attributes have this value. */
function priceOf(text: string) {
	const host: Partial<WidgetHost> = {
		attribute: (name) => (name === "price" ? text : undefined),
		hasAttribute: () => false,
		property: () => undefined,
	};
	const element = financingCalculatorWidget.render(host as WidgetHost);
	return (element as ReactElement<FinancingCalculatorProps>).props.price;
}

test.each([
	["12995", 12995],
	["12,995", 12995],
	["$12,995.50", 12995.5],
	["12995,50", 12995.5],
])("price=%j is an amount", (text, price) => {
	expect(priceOf(text)).toBe(price);
	expect(financingCalculatorWidget.attributes.price?.(text)).toBe(price);
});

test.each(["ask us", "0", "-5"])("price=%j is reported and ignored", (text) => {
	const report = vi.spyOn(console, "error").mockReturnValue();
	expect(priceOf(text)).toBeUndefined();
	expect(report).toHaveBeenCalledOnce();
	expect(report).toHaveBeenCalledWith(expect.stringContaining("is not a positive number"));
	report.mockRestore();
});
