import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { WidgetDefinition } from "../elements/define-widget.js";

/** A widget's README and the files beside it. */
export interface WidgetReadme {
	readonly text: string;
	/** The cells of a section's tables, without their heads. */
	rowsOf(section: string): string[][];
	/** A file beside the README, such as `"element.tsx"`. */
	read(path: string): string;
}

/** Reads the README of the folder that a test stands in: `widgetReadme(import.meta.url)`. */
export function widgetReadme(testUrl: string): WidgetReadme {
	const read = (path: string) => readFileSync(new URL(path, testUrl), "utf8");
	const text = read("README.md");
	const isRule = (line = "") => /^\| ---/.test(line);
	return {
		text,
		read,
		rowsOf(section) {
			const [, after = ""] = text.split(`\n## ${section}\n`);
			const [body = ""] = after.split("\n## ");
			return body
				.split("\n")
				.filter((line, index, lines) => line.startsWith("|") && !isRule(lines[index + 1]))
				.filter((line) => !isRule(line))
				.map((line) => line.split(" | ").map((cell) => cell.replace(/^\| |[`|]/g, "").trim()));
		},
	};
}

export interface ReadmeSource {
	widget: WidgetDefinition;
	/** The component's file and the interface of its properties. */
	component: readonly [path: string, props: string];
	/** How many events the element fires, so that a pattern that finds none is no proof. */
	events: number;
	/** The sheets whose tokens the README tells; none where it refers to another one. */
	sheets?: readonly string[];
}

/** Holds a README's tables to the source: attributes, properties, events and tokens. */
export function describeReadme(readme: WidgetReadme, source: ReadmeSource): void {
	const { widget, component, events, sheets } = source;
	const namesIn = (section: string) => readme.rowsOf(section).map(([name]) => name);

	describe("the README tells", () => {
		test("every attribute", () => {
			expect(namesIn("Attributes")).toEqual(["api", "lang", ...widget.attributes]);
		});

		test("every property, of the element and of the component", () => {
			const [path, name] = component;
			const pattern = new RegExp(`interface ${name} \\{(.+?)\\n\\}`, "s");
			const [, body = ""] = pattern.exec(readme.read(path)) ?? [];
			const props = [...body.matchAll(/^\t(\w+)\?:/gm)].map(([, prop]) => prop);
			expect(props).toContain("headingLevel");
			expect(namesIn("Properties")).toEqual([...widget.properties, "messages", ...props]);
		});

		test("every event", () => {
			const fired = readme.read("element.tsx").matchAll(/emit\("(nev:[\w-]+)"/g);
			const names = [...fired].map(([, event]) => event);
			expect(names).toHaveLength(events);
			expect(namesIn("Events")).toEqual(names);
		});

		if (!sheets) return;
		test("every token, with its light and its dark value", () => {
			const used = sheets.map(readme.read).join("\n");
			const told = new Map(
				readme.rowsOf("Look").map(([token = "", light, dark]) => [token, [light, dark]]),
			);
			const known = new Set([...used.matchAll(/var\((--nev-[\w-]+)/g)].map(([, token]) => token));
			expect(known.size).toBeGreaterThan(10);
			expect([...told.keys()].sort()).toEqual([...known].sort());
			const pairs = used.matchAll(/var\((--nev-[\w-]+), light-dark\((#\w+), (#\w+)\)\)/g);
			for (const [, token = "", light, dark] of pairs) {
				expect(told.get(token)).toEqual([light, dark]);
			}
		});
	});
}
