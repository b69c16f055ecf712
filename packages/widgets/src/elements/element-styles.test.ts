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
