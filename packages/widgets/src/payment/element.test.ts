import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import type { WidgetHost } from "../elements/widget-definition.js";
import { paymentWidget } from "./element.js";
import type { PaymentProps } from "./payment-props.js";

/** The properties of the component in an element with these attributes. */
function propsOf(attributes: Record<string, string>): PaymentProps {
	const host: Partial<WidgetHost> = {
		attribute: (name) => attributes[name],
		hasAttribute: (name) => name in attributes,
		property: () => undefined,
	};
	return (paymentWidget.render(host as WidgetHost) as ReactElement<PaymentProps>).props;
}

test.each([
	["12995", 12995],
	["$12,995.50", 12995.5],
])("price=%j is an amount", (price, amount) => {
	expect(propsOf({ price }).price).toBe(amount);
});

test.each([
	["price", "on request", /is not a positive number/],
	["price", "-7", /is not a positive number/],
	["calculator-href", "javascript:alert(1)", /is not the URL of a web page/],
])("%s=%j is reported and ignored", (name, value, message) => {
	const report = vi.spyOn(console, "error").mockReturnValue();
	const { price, calculatorHref } = propsOf({ [name]: value });
	expect([price, calculatorHref]).toEqual([undefined, undefined]);
	expect(report).toHaveBeenCalledWith(expect.stringMatching(message));
	report.mockRestore();
});

test.each([
	[{}, true],
	[{ price: "8995", vehicle: "classic-4" }, true],
	[{ vehicle: "classic-4" }, false],
])("with %j it needs no API: %j", (attributes: Record<string, string>, isFree) => {
	const host: Partial<WidgetHost> = { attribute: (name) => attributes[name] };
	expect(paymentWidget.worksWithoutApi?.(host as WidgetHost)).toBe(isFree);
});

test("its rates are a property, JSON, or an attribute that came to nothing", () => {
	const ratesOf = (attributes: Record<string, string>, rates?: unknown) => {
		const host: Partial<WidgetHost> = {
			attribute: (name) => attributes[name] || undefined,
			hasAttribute: (name) => name in attributes,
			property: () => rates,
		};
		return (paymentWidget.render(host as WidgetHost) as ReactElement<PaymentProps>).props.rates;
	};
	expect(ratesOf({})).toBeUndefined();
	expect(ratesOf({ rates: "[]" })).toBe("[]");
	expect(ratesOf({ rates: "" })).toBe("");
	expect(ratesOf({ rates: "[]" }, [])).toEqual([]);
});
