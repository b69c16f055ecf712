import { expect, test } from "vitest";
import { dealerLocatorWidget } from "../dealer-locator/element.js";
import { dealerMapWidget } from "../dealer-map/element.js";
import { financingCalculatorWidget } from "../financing-calculator/element.js";
import { inquiryFormWidget } from "../inquiry-form/element.js";
import { inventoryGridWidget } from "../inventory-grid/element.js";
import type { ElementAttributes, WidgetTags } from "./jsx.js";

/** A name that a template may not write, or one that is missing, does not compile. */
type Names<Tag extends keyof WidgetTags> = Readonly<Record<keyof ElementAttributes<Tag>, true>>;

const shared = {
	api: true,
	src: true,
	"heading-level": true,
	label: true,
	messages: true,
} as const;

const map = {
	...shared,
	state: true,
	zip: true,
	radius: true,
	"gesture-handling": true,
	"vector-tiles": true,
	"raster-tiles": true,
	"raster-tiles-attribution": true,
	dealerships: true,
} as const;

const locator: Names<"nev-dealer-locator"> = map;
const mapAlone: Names<"nev-dealer-map"> = map;
const calculator: Names<"nev-financing-calculator"> = {
	...shared,
	price: true,
	vehicle: true,
	"apply-url": true,
	"sync-url": true,
};
const form: Names<"nev-inquiry-form"> = {
	...shared,
	vehicle: true,
	"dealership-id": true,
	"consent-seller": true,
	"consent-phone": true,
};
const grid: Names<"nev-inventory-grid"> = {
	...shared,
	category: true,
	limit: true,
	"default-filters": true,
	"vehicle-href": true,
	"can-compare": true,
	vehicles: true,
};

test.each([
	[dealerLocatorWidget, locator],
	[dealerMapWidget, mapAlone],
	[financingCalculatorWidget, calculator],
	[inquiryFormWidget, form],
	[inventoryGridWidget, grid],
])("a template of $tag may write its attributes, its lists and its texts", (widget, offered) => {
	const { attributes, properties } = widget;
	expect(Object.keys(offered).sort()).toEqual(
		[
			...["api", "src", "heading-level", "label", "messages"],
			...Object.keys(attributes),
			...properties,
		].sort(),
	);
});
