import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bundleStyles } from "../../bundle/styles.js";

const source = fileURLToPath(new URL("..", import.meta.url));

/** Every style sheet that an element adopts, and the one that reserves room for elements. */
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" })
	.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
	.flatMap((name) => {
		const imports = readFileSync(join(source, name), "utf8").matchAll(/"(\.[^"]+\.css)\?inline"/g);
		return [...imports].map(([, path = ""]) => join(dirname(join(source, name)), path));
	})
	.concat(join(source, "elements/reserve.css"));

test("every element has a style sheet", () => {
	expect(sheets.length).toBeGreaterThan(6);
});

/** On a page with `html { font-size: 62.5% }`, as many themes have it, a rem is 10 pixels. */
test.each(sheets)("%s has no size that depends on the page's root", (sheet) => {
	expect(bundleStyles(sheet).match(/[^{};]*\drem\b[^{};]*/g)).toBeNull();
});

/** What is a circle whatever the page's corners are: markers, clusters, where the search begins, and the spinner. */
const circles = /\.nev-(marker|origin|spinner)/;

test.each(sheets)("%s has no corner that `--nev-radius: 0` leaves round", (sheet) => {
	const rules = bundleStyles(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g);
	const round = [...rules].flatMap(([, selector = "", declarations = ""]) =>
		[...declarations.matchAll(/border-radius:([^;]+)/g)]
			.filter(([, value = ""]) => value !== "0" && !value.includes("--_radius"))
			.map(([corner]) => `${selector} ${corner}`),
	);
	expect(round.filter((rule) => !circles.test(rule))).toEqual([]);
});

/** Whether a declaration tells left from right, or begins each paragraph where its own letters begin. */
function hasPhysicalSides(declaration: string): boolean {
	const [property = "", value = ""] = declaration.split(":");
	const [, right, , left] = value.trim().split(/\s+/);
	return (
		/\b(left|right)\b/.test(declaration) ||
		(property === "text-align" && value === "start") ||
		(/^(inset|margin|padding)$/.test(property) && left !== undefined && left !== right)
	);
}

/** A page that is written from right to left has everything the other way round, but for maps and charts. */
test.each(sheets.filter((sheet) => !/[/\\]map[/\\]/.test(sheet)))(
	"%s is for pages from right to left too",
	(sheet) => {
		const declarations = bundleStyles(sheet).match(/[\w-]+:[^;{}]+/g) ?? [];
		expect(declarations.filter(hasPhysicalSides)).toEqual([]);
	},
);
