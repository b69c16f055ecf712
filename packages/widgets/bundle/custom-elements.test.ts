import { describe, expect, test } from "vitest";
import { dealerLocatorWidget } from "../src/dealer-locator/element.js";
import { dealerMapWidget } from "../src/dealer-map/element.js";
import type { WidgetHost } from "../src/elements/start-widget.js";
import { financingCalculatorWidget } from "../src/financing-calculator/element.js";
import { inquiryFormWidget } from "../src/inquiry-form/element.js";
import { inventoryGridWidget } from "../src/inventory-grid/element.js";
import { widgetReadme } from "../src/testing/widget-readme.js";
import {
	attributeName,
	cssCustomData,
	customElementsManifest,
	describeElements,
	htmlCustomData,
} from "./custom-elements.js";

// Not within a test, whose time is limited: compiling takes seconds.
const elements = describeElements();

describe.each([
	dealerLocatorWidget,
	dealerMapWidget,
	financingCalculatorWidget,
	inquiryFormWidget,
	inventoryGridWidget,
])("the types of <$tag>", (widget) => {
	const element = elements.find(({ tagName }) => tagName === widget.tag);

	test("have its attributes, with their types", () => {
		const typeOf = { string: String, number: Number, boolean: Boolean } as const;
		const described = element?.attributes.map(({ name, type }) => [
			attributeName(name),
			typeOf[type as keyof typeof typeOf] ?? String,
		]);
		expect(Object.fromEntries(described ?? [])).toEqual({
			api: String,
			src: String,
			"heading-level": Number,
			...widget.attributes,
		});
	});

	test("have its lists and methods", () => {
		expect(element?.properties.map(({ name }) => name).sort()).toEqual(
			["messages", ...widget.properties].sort(),
		);
		expect(element?.methods.map(({ name }) => name).sort()).toEqual(
			["focus", "reset", ...Object.keys(widget.methods?.({} as WidgetHost) ?? {})].sort(),
		);
	});

	test("have the parts and slots that the README lists", () => {
		const folder = widget.tag.replace("nev-", "");
		const readme = widgetReadme(new URL(`../src/${folder}/README.md`, import.meta.url).href);
		const parts = element?.parts.map(({ name, description }) => [name, description]);
		expect(parts?.length).toBeGreaterThan(10);
		expect(readme.rowsOf("Parts")).toEqual(parts);
		const slots = element?.slots.map(({ name, description }) => [
			name,
			description.replaceAll("`", ""),
		]);
		expect(slots).not.toEqual([]);
		expect(readme.rowsOf("Slots")).toEqual(slots);
	});

	test("describe every attribute, property and method", () => {
		const members = [element?.attributes, element?.properties, element?.methods].flat();
		expect(members.filter((member) => !member?.description)).toEqual([]);
	});
});

test("the manifest and the editor's data name every element and a choice's values", () => {
	const [locator] = customElementsManifest(elements).modules;
	expect(locator?.declarations[0]).toMatchObject({
		tagName: "nev-dealer-locator",
		name: "NevDealerLocatorElement",
	});
	expect(locator?.declarations[0]?.events).toContainEqual({
		name: "nev-dealer-select",
		type: { text: "CustomEvent<Dealership>" },
	});
	const { tags } = htmlCustomData(elements);
	expect(tags.map(({ name }) => name)).toEqual(elements.map(({ tagName }) => tagName));
	expect(tags[0]?.attributes.find(({ name }) => name === "gestures")?.values).toEqual([
		{ name: "cooperative" },
		{ name: "greedy" },
	]);
	expect(locator?.declarations[0]?.cssParts).toContainEqual({
		name: "card",
		description: "a dealership",
	});
	expect(cssCustomData(elements).pseudoElements).toContainEqual({
		name: "::part(suggestion)",
		description: "`<nev-dealer-locator>`: one of these places",
	});
});
