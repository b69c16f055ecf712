import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { WidgetDefinition } from "../src/elements/widget-definition.js";
import { describeReadme, sharedAttributesOf, widgetReadme } from "../src/testing/widget-readme.js";
import {
	attributeName,
	compileElements,
	cssCustomData,
	customElementsManifest,
	describeElements,
	htmlCustomData,
} from "./custom-elements.js";
import { widgets } from "./widgets.js";

// Not within a test, whose time is limited: compiling takes seconds.
const elements = describeElements();

const modules = import.meta.glob<Record<string, WidgetDefinition>>("../src/*/element.tsx", {
	eager: true,
});
const definitions = Object.values(modules).flatMap((module) => Object.values(module));

test("every widget is an element that documents and templates know", () => {
	const tags = Object.keys(widgets).map((name) => `nev-${name}`);
	expect(definitions.map(({ tag }) => tag).sort()).toEqual([...tags].sort());
	expect(elements.map(({ tagName }) => tagName).sort()).toEqual([...tags].sort());
});

const nameOf = ({ tag }: Pick<WidgetDefinition, "tag">) => tag.replace("nev-", "");

const readmeOf = (name: string) =>
	widgetReadme(new URL(`../src/${name}/README.md`, import.meta.url).href);

/** The names of the events that a file adds to an event map of the DOM. */
function eventsAddedTo(map: string, file: string): string[] {
	const program = compileElements();
	const checker = program.getTypeChecker();
	const source = program.getSourceFile(file);
	if (!source) throw new Error(`${file} is not compiled.`);
	const symbol = checker
		.getSymbolsInScope(source, ts.SymbolFlags.Interface)
		.find(({ name }) => name === map);
	return (symbol?.declarations ?? [])
		.filter((node) => node.getSourceFile() === source)
		.filter(ts.isInterfaceDeclaration)
		.flatMap(({ heritageClauses = [] }) => [...heritageClauses])
		.flatMap(({ types }) => types)
		.flatMap((type) => checker.getTypeAtLocation(type).getProperties())
		.map(({ name }) => name)
		.sort();
}

describe.each(definitions)("<$tag>", (widget) => {
	describeReadme(readmeOf(nameOf(widget)), nameOf(widget), widget);
});

describe.each(definitions)("the types of <$tag>", (widget) => {
	const element = elements.find(({ tagName }) => tagName === widget.tag);

	test("have its attributes, with their types", () => {
		const described = element?.attributes.map(({ name, type }) => [
			attributeName(name),
			/^\d/.test(type) ? "number" : (/^(number|boolean)$/.exec(type)?.[0] ?? "string"),
		]);
		const own = Object.entries(widget.attributes).map(([name, parse]) => [name, typeof parse("")]);
		const shared = sharedAttributesOf(nameOf(widget)).map((name) => [
			name,
			name === "heading-level" ? "number" : "string",
		]);
		expect(Object.fromEntries(described ?? [])).toEqual(Object.fromEntries([...shared, ...own]));
	});

	test("have its lists and methods", () => {
		expect(element?.properties.map(({ name }) => name).sort()).toEqual(
			["ready", "messages", ...Object.keys(widget.state), ...widget.properties].sort(),
		);
		expect(element?.methods.map(({ name }) => name).sort()).toEqual(
			["focus", "reset", ...widget.methods].sort(),
		);
	});

	test("have the parts and slots that the README lists", () => {
		const readme = readmeOf(nameOf(widget));
		const parts = element?.parts.map(({ name, description }) => [name, description]);
		expect(parts?.map(([name]) => name)).toContain("button");
		expect(readme.rowsOf("Parts")).toEqual(parts);
		const slots = element?.slots.map(({ name, description }) => [
			name,
			description.replaceAll("`", ""),
		]);
		expect(slots).not.toEqual([]);
		expect(readme.rowsOf("Slots")).toEqual(slots);
	});

	test("have the tokens of the README, or of the one it refers to", () => {
		const own = readmeOf(nameOf(widget));
		const [, other = ""] = /\]\(\.\.\/([\w-]+)\/README\.md#look\)/.exec(own.text) ?? [];
		const readme = own.rowsOf("Look").length > 0 ? own : readmeOf(other);
		const documented = readme.rowsOf("Look").map(([name, , , description]) => [name, description]);
		expect(documented.length).toBeGreaterThan(10);
		const tokens = element?.tokens.map(({ name, description }) => [
			name,
			description.replaceAll("`", ""),
		]);
		expect(tokens).toEqual(expect.arrayContaining(documented));
		const known = documented.map(([name]) => name);
		const others = tokens?.map(([name = ""]) => name).filter((name) => !known.includes(name));
		for (const name of others ?? []) expect(own.text).toContain(`\`${name}\``);
	});

	test("give its events to listeners where it alone is imported", () => {
		const events = element?.events.map(({ name }) => name).sort();
		expect(events).toContain("nev-ready");
		const file = fileURLToPath(new URL(`../src/${nameOf(widget)}/element.tsx`, import.meta.url));
		expect(eventsAddedTo("HTMLElementEventMap", file)).toEqual(events);
		expect(eventsAddedTo("DocumentEventMap", file)).toEqual(events);
	});

	test("describe every attribute, property, method and event", () => {
		const members = [
			element?.attributes,
			element?.properties,
			element?.methods,
			element?.events,
		].flat();
		expect(members.filter((member) => !member?.description)).toEqual([]);
	});
});

test("the manifest has what a method takes and returns, and the values of a choice", () => {
	const declarations = customElementsManifest(elements).modules.flatMap(
		({ declarations }) => declarations,
	);
	const memberOf = (tag: string, name: string) =>
		declarations
			.find(({ tagName }) => tagName === tag)
			?.members.find((member) => member.name === name);
	expect(memberOf("nev-dealer-locator", "fitTo")).toEqual({
		kind: "method",
		name: "fitTo",
		description: expect.stringContaining("Moves the map"),
		parameters: [{ name: "dealerships", type: { text: "readonly Dealership[]" } }],
		return: { type: { text: "void" } },
	});
	expect(memberOf("nev-dealer-locator", "select")).toMatchObject({
		parameters: [{ name: "id", type: { text: "number | undefined" } }],
	});
	expect(memberOf("nev-dealer-locator", "focus")).toMatchObject({
		parameters: [{ name: "options", type: { text: "FocusOptions" }, optional: true }],
	});
	expect(memberOf("nev-inventory-grid", "category")).toMatchObject({
		type: { text: expect.stringMatching(/^"[\w-]+"( \| "[\w-]+")+$/) },
	});
	expect(memberOf("nev-dealer-map", "headingLevel")).toMatchObject({ type: { text: "2 | 3 | 4" } });
});

test("the manifest and the editor's data name every element and a choice's values", () => {
	const [locator] = customElementsManifest(elements).modules;
	expect(locator?.declarations[0]).toMatchObject({
		tagName: "nev-dealer-locator",
		name: "NevDealerLocatorElement",
	});
	expect(locator?.declarations[0]?.events).toContainEqual({
		name: "nev-selected-change",
		type: { text: "CustomEvent<Dealership | null>" },
		description:
			"Another dealership is selected, or none, or the selected one's details have changed.",
	});
	const { tags } = htmlCustomData(elements);
	expect(tags.map(({ name }) => name)).toEqual(elements.map(({ tagName }) => tagName));
	expect(tags[0]?.attributes.find(({ name }) => name === "gesture-handling")?.values).toEqual([
		{ name: "cooperative" },
		{ name: "greedy" },
	]);
	expect(locator?.declarations[0]?.cssParts).toContainEqual({
		name: "card",
		description: "a dealership",
	});
	expect(cssCustomData(elements).properties).toContainEqual({
		name: "--nev-accent",
		description: expect.stringContaining("the main button"),
	});
	expect(locator?.declarations[0]?.cssProperties).toContainEqual({
		name: "--nev-coast",
		description: "coasts and shores on the map",
		default: "#9dbcc3",
	});
	expect(locator?.declarations[0]?.cssProperties).toContainEqual({
		name: "--nev-radius",
		description: "corners of fields and buttons",
		default: "12px",
	});
	expect(cssCustomData(elements).pseudoElements).toContainEqual({
		name: "::part(suggestion)",
		description: "`<nev-dealer-locator>`: one of these places",
	});
});
