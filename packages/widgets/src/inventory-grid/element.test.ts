import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { WidgetHost } from "../elements/widget-definition.js";
import { inventoryGridWidget } from "./element.js";
import type { GridWidgetProps } from "./inventory-grid.js";

/** The properties of the component in an element with these attributes. */
function propsOf(attributes: Record<string, string>): GridWidgetProps {
	const host: WidgetHost = {
		element: { querySelector: () => null } as unknown as HTMLElement,
		attribute: (name) => attributes[name],
		hasAttribute: (name) => name in attributes,
		property: () => undefined,
		stored: () => undefined,
		derived: new Map(),
		emit: () => true,
		adoptStyles() {},
	};
	return (inventoryGridWidget.render(host) as ReactElement<GridWidgetProps>).props;
}

const report = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => report.mockClear());

const hrefFor = (pattern: string, slug: string) =>
	propsOf({ "href-of": pattern }).hrefOf?.({ slug } as never);

test("a vehicle's link is the pattern with its slug, which cannot leave its place", () => {
	expect(hrefFor("/carts/{slug}?from=grid", "d6-max")).toBe("/carts/d6-max?from=grid");
	expect(hrefFor("https://example.com/{slug}", "../a?b#$&")).toBe(
		"https://example.com/..%2Fa%3Fb%23%24%26",
	);
	expect(report).not.toHaveBeenCalled();
});

test.each([
	["href-of", "javascript:alert('{slug}')", /is not the URL of a web page/],
	["href-of", "/carts", /has no \{slug\}/],
	["filters", "category=9-seater&price=10k-15k", /is not one such as category=4-seater/],
	["filters", "color=red", /is not one such as category=4-seater/],
	["heading-level", "7", /is not one of 2, 3, 4/],
])("%s=%j is reported once and ignored", (name, value, message) => {
	const none = propsOf({});
	for (const _ of [1, 2]) {
		const { filters, hrefOf, headingLevel } = propsOf({ [name]: value });
		expect({ filters, hrefOf, headingLevel }).toEqual({
			filters: none.filters,
			hrefOf: none.hrefOf,
			headingLevel: none.headingLevel,
		});
	}
	expect(report).toHaveBeenCalledOnce();
	expect(report).toHaveBeenCalledWith(expect.stringMatching(message));
});

test("filters and the level of headings are read", () => {
	expect(propsOf({ filters: "?price=10k-15k&search=d6+max", "heading-level": "2" })).toMatchObject({
		filters: { price: "10k-15k", search: "d6 max" },
		headingLevel: 2,
	});
});
