import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { compileElements } from "../../bundle/custom-elements.js";
import { widgets } from "../../bundle/widgets.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import type { CardPlaces } from "../lists/card-template.js";

/** A widget's README and the files next to it. */
export interface WidgetReadme {
	readonly text: string;
	/** The cells of a section's tables, without the header rows. */
	rowsOf(section: string): string[][];
	/** Reads a file next to the README, such as `"dealer-locator.css"`. */
	read(path: string): string;
}

/** Reads the README in the folder of a test: `widgetReadme(import.meta.url)`. */
export function widgetReadme(testUrl: string): WidgetReadme {
	const read = (path: string) => readFileSync(new URL(path, testUrl), "utf8");
	const text = read("README.md");
	const isDelimiterRow = (line = "") => /^\| ---/.test(line);
	return {
		text,
		read,
		rowsOf(section) {
			const [, after = ""] = text.split(`\n## ${section}\n`);
			const [body = ""] = after.split("\n## ");
			return body
				.split("\n")
				.filter((line, index, lines) => line.startsWith("|") && !isDelimiterRow(lines[index + 1]))
				.filter((line) => !isDelimiterRow(line))
				.map((line) => line.split(" | ").map((cell) => cell.replace(/^\| |[`|]/g, "").trim()));
		},
	};
}

/** The attributes that an element has of every widget's. One within a line of text has no heading and is no landmark. */
export const sharedAttributesOf = (name: string) =>
	name === "payment" ? ["api", "src"] : ["api", "src", "heading-level", "label"];

/** Tests that a README's tables match the source: attributes, properties, events and tokens. */
export function describeReadme(readme: WidgetReadme, name: string, widget: WidgetDefinition): void {
	const hasMap = "vector-tiles" in widget.attributes;
	const namesIn = (section: string) => readme.rowsOf(section).map(([cell]) => cell);
	const typeName = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
	// Not within a test, whose time is limited.
	const propNames = membersOf(`${typeName}Props`);
	const eventNames = membersOf(`${typeName}Events`).sort();

	describe("the README documents", () => {
		test("every attribute", () => {
			const [api, ...others] = sharedAttributesOf(name);
			const attributes = [api, "lang", ...others, ...Object.keys(widget.attributes)];
			expect(namesIn("Attributes")).toEqual(attributes);
		});

		test("every property of the element and of the component", () => {
			const names = [
				"ready",
				...Object.keys(widget.state),
				...widget.properties,
				"messages",
				...propNames,
			];
			expect(names.includes("headingLevel")).toBe(
				sharedAttributesOf(name).includes("heading-level"),
			);
			expect(namesIn("Properties").sort()).toEqual(names.sort());
		});

		test("every method", () => {
			const names = namesIn("Methods").map((name) => name?.replace(/\(.*/, ""));
			expect(names).toEqual([...widget.methods, "focus", "reset"]);
			expect(widgets[name as keyof typeof widgets].methods).toEqual(widget.methods);
		});

		test("every event", () => {
			expect(namesIn("Events").sort()).toEqual(eventNames);
			const sources = [
				"element.tsx",
				"../elements/attributes.ts",
				...(hasMap ? ["../dealer-locator/map-element.ts"] : []),
			];
			const fired = sources.flatMap((path) => eventsFiredIn(readme.read(path)));
			expect(fired.sort()).toEqual(eventNames);
		});

		// Without a table, it refers to another README.
		if (readme.rowsOf("Look").length === 0) return;
		test("every token, with its light and its dark value", () => {
			const sheets = ["../ui/tokens.css", `${name}.css`];
			if (hasMap) sheets.push("../map/map.css");
			const css = sheets.map(readme.read).join("\n");
			const documented = new Map(
				readme.rowsOf("Look").map(([token = "", light, dark]) => [token, [light, dark]]),
			);
			const tokens = new Set([...css.matchAll(/var\((--nev-[\w-]+)/g)].map(([, token]) => token));
			expect(tokens.size).toBeGreaterThan(10);
			expect([...documented.keys()].sort()).toEqual([...tokens].sort());
			const pairs = css.matchAll(/var\((--nev-[\w-]+), light-dark\((#\w+), (#\w+)\)\)/g);
			for (const [, token = "", light, dark] of pairs) {
				expect(documented.get(token)).toEqual([light, dark]);
			}
		});
	});
}

/** Tests that a README lists the places that an element's template for its cards may name. */
export function describePlaces(readme: WidgetReadme, places: CardPlaces): void {
	const { fields, links, pictures = {}, actions = {} } = places;
	const named = Object.entries({
		"data-field": fields,
		"data-href": links,
		"data-src": pictures,
		"data-action": actions,
	}).flatMap(([attribute, values]) => Object.keys(values).map((name) => `${attribute}="${name}"`));

	test("the README documents every place of a card's template", () => {
		const listed = readme.text.matchAll(/^\| `(data-\w+="[\w-]+")`/gm);
		expect([...listed].map(([, place]) => place).sort()).toEqual(named.sort());
	});
}

/** The names of an interface's members, including inherited ones. */
function membersOf(interfaceName: string): string[] {
	const program = compileElements();
	const declaration = program
		.getSourceFiles()
		.flatMap(({ statements }) => statements)
		.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === interfaceName);
	if (!declaration) throw new Error(`There is no interface ${interfaceName}.`);
	const type = program.getTypeChecker().getTypeAtLocation(declaration);
	return type.getProperties().map(({ name }) => name);
}

/** The names of the events that an element's source fires by `emit("…")`. */
function eventsFiredIn(code: string): string[] {
	const names: string[] = [];
	function visit(node: ts.Node): void {
		if (
			ts.isCallExpression(node) &&
			ts.isPropertyAccessExpression(node.expression) &&
			node.expression.name.text === "emit"
		) {
			const [name] = node.arguments;
			if (name && ts.isStringLiteral(name)) names.push(`nev-${name.text}`);
		}
		ts.forEachChild(node, visit);
	}
	visit(ts.createSourceFile("element.tsx", code, ts.ScriptTarget.Latest));
	return names;
}
