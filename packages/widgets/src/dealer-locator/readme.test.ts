import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dealerLocatorWidget } from "./element.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const readme = read("README.md");

/** The cells of a section's tables, without their heads. */
function rowsOf(section: string): string[][] {
	const [, text = ""] = readme.split(`\n## ${section}\n`);
	const [body = ""] = text.split("\n## ");
	return body
		.split("\n")
		.filter((line, index, lines) => line.startsWith("|") && !/^\| ---/.test(lines[index + 1] ?? ""))
		.filter((line) => !/^\| ---/.test(line))
		.map((line) => line.split(" | ").map((cell) => cell.replace(/^\| |[`|]/g, "").trim()));
}

const firstCells = (section: string) => rowsOf(section).map(([first]) => first);

describe("the README tells", () => {
	test("every attribute", () => {
		expect(firstCells("Attributes")).toEqual(["api", "lang", ...dealerLocatorWidget.attributes]);
	});

	test("every property, of the element and of the component", () => {
		const [, props = ""] =
			/interface DealerLocatorProps \{(.+?)\n\}/s.exec(read("dealer-locator.tsx")) ?? [];
		const names = [...props.matchAll(/^\t(\w+)\?:/gm)].map(([, name]) => name);
		expect(names).toContain("headingLevel");
		expect(firstCells("Properties")).toEqual([
			...dealerLocatorWidget.properties,
			"messages",
			...names,
		]);
	});

	test("every event", () => {
		const fired = [...read("element.tsx").matchAll(/emit\("(nev:[\w-]+)"/g)].map(
			([, name]) => name,
		);
		expect(fired.length).toBeGreaterThan(3);
		expect(firstCells("Events")).toEqual(fired);
	});

	test("every token, with its light and its dark value", () => {
		const tokens = read("../ui/tokens.css");
		const told = new Map(rowsOf("Look").map(([token = "", light, dark]) => [token, [light, dark]]));
		const used = tokens + read("dealer-locator.css");
		const known = new Set([...used.matchAll(/var\((--nev-[\w-]+)/g)].map(([, token]) => token));
		expect([...told.keys()].sort()).toEqual([...known].sort());
		const pairs = tokens.matchAll(/var\((--nev-[\w-]+), light-dark\((#\w+), (#\w+)\)\)/g);
		for (const [, token = "", light, dark] of pairs) expect(told.get(token)).toEqual([light, dark]);
	});
});
