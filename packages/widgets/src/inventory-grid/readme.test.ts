import { readFileSync } from "node:fs";
import { vehicleCategories } from "@nev/contract";
import { describe, expect, test } from "vitest";
import { inventoryGridWidget } from "./element.js";
import { compareLimit } from "./inventory-state.js";

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
	test("every attribute, and every category", () => {
		expect(firstCells("Attributes")).toEqual(["api", "lang", ...inventoryGridWidget.attributes]);
		const [, told] = rowsOf("Attributes").find(([name]) => name === "category") ?? [];
		expect(told).toBe(`the category to start with: ${vehicleCategories.join(", ")}`);
	});

	test("every property, of the element and of the component", () => {
		const [, props = ""] =
			/interface InventoryGridProps \{(.+?)\n\}/s.exec(read("inventory-grid.tsx")) ?? [];
		const names = [...props.matchAll(/^\t(\w+)\?:/gm)].map(([, name]) => name);
		expect(names).toContain("headingLevel");
		expect(firstCells("Properties")).toEqual([
			...inventoryGridWidget.properties,
			"messages",
			...names,
		]);
	});

	test("every event", () => {
		const fired = [...read("element.tsx").matchAll(/emit\("(nev:[\w-]+)"/g)];
		expect(firstCells("Events")).toEqual(fired.map(([, name]) => name));
		expect(fired).toHaveLength(3);
	});

	test("how many vehicles stand side by side, and from which width on the filters do", () => {
		expect(readme).toContain(`up to ${compareLimit} vehicles side by side`);
		const [, width] = /min-width: (\d+)px\)/.exec(read("inventory-grid.css")) ?? [];
		expect(readme).toContain(`from ${width} pixels on`);
	});

	test("every token, with its light and its dark value", () => {
		const tokens = read("../ui/tokens.css");
		const told = new Map(rowsOf("Look").map(([token = "", light, dark]) => [token, [light, dark]]));
		const known = new Set([...tokens.matchAll(/var\((--nev-[\w-]+)/g)].map(([, token]) => token));
		// The grid has no map that could stick to the page's top.
		known.delete("--nev-sticky-top");
		expect([...told.keys()].sort()).toEqual([...known].sort());
		const pairs = tokens.matchAll(/var\((--nev-[\w-]+), light-dark\((#\w+), (#\w+)\)\)/g);
		for (const [, token = "", light, dark] of pairs) expect(told.get(token)).toEqual([light, dark]);
	});
});
