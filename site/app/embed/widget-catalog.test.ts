import elements from "@nev/widgets/custom-elements.json";
import { expect, it } from "vitest";
import { embedParameters, pageParameters } from "./embed-settings.js";
import { offeredAttributes, reasonsNotToOffer } from "./offered-attributes.js";
import { widgetCatalog } from "./widget-catalog.server.js";

const described = elements.modules.flatMap(({ declarations }) => declarations);
const attributeNames = described.flatMap(({ attributes }) => attributes.map(({ name }) => name));

it("offers every element of the manifest", () => {
	expect(widgetCatalog.widgets.map(({ tag }) => tag).sort()).toEqual(
		described.map(({ tagName }) => tagName).sort(),
	);
});

it.each(described)("every attribute of $tagName can be chosen, or is described", (element) => {
	const widget = widgetCatalog.widgets.find(({ tag }) => tag === element.tagName);
	const names = [...(widget?.attributes ?? []), ...(widget?.otherAttributes ?? [])].map(
		({ name }) => name,
	);
	expect(names.sort()).toEqual(element.attributes.map(({ name }) => name).sort());
	for (const { description } of widget?.otherAttributes ?? []) expect(description).toMatch(/\.$/);
});

it("tells why it does not offer an attribute, after what it is", () => {
	const grid = widgetCatalog.widgets.find(({ name }) => name === "inventory-grid");
	expect(grid?.otherAttributes).toContainEqual({
		name: "label",
		description: expect.stringMatching(/^The accessible name .+ For a page with several widgets/),
	});
});

it("knows no attribute that the elements do not have", () => {
	const known = [...Object.keys(offeredAttributes), ...Object.keys(reasonsNotToOffer)];
	expect(known.filter((name) => !attributeNames.includes(name))).toEqual([]);
});

it("has a parameter of its own for each choice", () => {
	const names = new Set<string>([
		...attributeNames,
		...widgetCatalog.colors.map(({ name }) => name),
	]);
	expect(pageParameters.filter((name) => names.has(name))).toEqual([]);
	expect(embedParameters(widgetCatalog)).toEqual(expect.arrayContaining(["zip", "nev-brand"]));
});

it("takes the colors from the design tokens", () => {
	const brand = widgetCatalog.colors.find(({ name }) => name === "nev-brand");
	expect(brand).toMatchObject({ light: "#0e4a36", dark: "#7fd1ae", isOffered: true });
	const accent = widgetCatalog.colors.find(({ name }) => name === "nev-accent");
	expect(accent).toMatchObject({ light: "#c9f04d", dark: "#c9f04d" });
	expect(widgetCatalog.colors.filter(({ isOffered }) => isOffered)).toHaveLength(6);
});
