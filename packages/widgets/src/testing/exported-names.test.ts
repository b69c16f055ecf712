import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const reports = fileURLToPath(new URL("../../api", import.meta.url));
const libraries = dirname(fileURLToPath(import.meta.resolve("typescript")));

const declaration = /^(?:export )?(?:declare )?(?:class|const|function|interface|type|var) (\w+)/gm;
const namesIn = (text: string) => [...text.matchAll(declaration)].map(([, name = ""]) => name);

/** The names that every script of a page has, by TypeScript's own list. */
const globals = new Set(
	["lib.dom.d.ts", "lib.es5.d.ts", "lib.es2015.collection.d.ts", "lib.es2015.promise.d.ts"].flatMap(
		(file) => namesIn(readFileSync(join(libraries, file), "utf8")),
	),
);

test("nothing that the package exports has the name of a global", () => {
	expect(globals).toContain("Notification");
	for (const file of readdirSync(reports)) {
		const report = readFileSync(join(reports, file), "utf8");
		const exported = [
			...[...report.matchAll(/^export (?:declare )?(?:abstract )?\w+ (\w+)/gm)].map(
				([, name]) => name,
			),
			...[...report.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm)].map(([, name]) => name),
		];
		expect(
			exported.filter((name) => globals.has(name ?? "")),
			file,
		).toEqual([]);
	}
});
