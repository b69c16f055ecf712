import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { widgets } from "./widgets.js";

/* The lists of widgets that are written by hand, and that no compiler checks. */

const root = fileURLToPath(new URL("../../..", import.meta.url));

describe.each(Object.entries(widgets))("%s", (name, row) => {
	test.each([
		["packages/widgets/package.json", `"./${name}": {`],
		["packages/widgets/package.json", `"./elements/${name}": {`],
		["packages/widgets/src/index.ts", `"./${name}/index.js"`],
		["packages/widgets/src/entries/index.ts", `"../${name}/define.js"`],
		["packages/widgets/src/styles.css", `"./${name}/${name}.css"`],
		// Nothing is reserved for a line of text, which may be none.
		...(name === "payment" ? [] : [["packages/widgets/src/elements/reserve.css", `nev-${name}`]]),
		["packages/widgets/.size-limit.mjs", `"nev-${"file" in row ? row.file : name}"`],
		["packages/widgets/README.md", `(src/${name}/README.md)`],
		["README.md", `(packages/widgets/src/${name}/README.md)`],
		["docs/developers/1-quick-start.md", `(/developers/${name})`],
	])("is in %s as %s", (file, text) => {
		expect(readFileSync(`${root}/${file}`, "utf8")).toContain(text);
	});

	test.each(["", "accessibility/", "words/"])("has a page in Storybook, in pages/%s", (folder) => {
		expect(existsSync(`${root}/.storybook/pages/${folder}${name}.stories.tsx`)).toBe(true);
	});
});
