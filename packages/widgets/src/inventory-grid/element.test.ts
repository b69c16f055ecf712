import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { WidgetHost } from "../elements/widget-definition.js";
import { inventoryGridWidget } from "./element.js";
import type { InventoryGridProps } from "./inventory-grid-props.js";

/** The properties of the component in an element with these attributes. */
function propsOf(attributes: Record<string, string>): InventoryGridProps {
	const host: WidgetHost = {
		element: { querySelector: () => null } as unknown as HTMLElement,
		attribute: (name) => attributes[name],
		hasAttribute: (name) => name in attributes,
		property: () => undefined,
		controllerRef() {},
		derived: new Map(),
		emit: () => true,
	};
	return (inventoryGridWidget.render(host) as ReactElement<InventoryGridProps>).props;
}

const report = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => report.mockClear());

test.each([
	["vehicle-href", "javascript:alert('{slug}')", /is not the URL of a web page/],
	["default-filters", "category=9-seater&price=10k-15k", /is not one such as category=4-seater/],
	["default-filters", "color=red", /is not one such as category=4-seater/],
	["heading-level", "7", /is not one of 2, 3, 4/],
])("%s=%j is reported once and ignored", (name, value, message) => {
	const none = propsOf({});
	for (const _ of [1, 2]) {
		const { defaultFilters, vehicleHref, headingLevel } = propsOf({ [name]: value });
		expect({ defaultFilters, vehicleHref, headingLevel }).toEqual({
			defaultFilters: none.defaultFilters,
			vehicleHref: none.vehicleHref,
			headingLevel: none.headingLevel,
		});
	}
	expect(report).toHaveBeenCalledOnce();
	expect(report).toHaveBeenCalledWith(expect.stringMatching(message));
});

test("filters and the level of headings are read", () => {
	expect(
		propsOf({ "default-filters": "?price=10k-15k&search=d6+max", "heading-level": "2" }),
	).toMatchObject({
		defaultFilters: { price: "10k-15k", search: "d6 max" },
		headingLevel: 2,
	});
});

test("vehicles can have one address together, such as a part of the page", () => {
	for (const vehicleHref of ["#financing", "/carts/{slug}"])
		expect(propsOf({ "vehicle-href": vehicleHref })).toMatchObject({ vehicleHref });
	expect(report).not.toHaveBeenCalled();
});
