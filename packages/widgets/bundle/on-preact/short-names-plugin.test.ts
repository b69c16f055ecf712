import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { shortPreactNames } from "./short-names-plugin.js";

const files = ["preact", "preact/hooks"].map((name) => fileURLToPath(import.meta.resolve(name)));

function shortened(paths: readonly string[]): Map<string, string> {
	const { transform } = shortPreactNames() as {
		transform(code: string, path: string): { code: string };
	};
	return new Map(paths.map((path) => [path, transform(readFileSync(path, "utf8"), path).code]));
}

test("a build that reads the files in another order gives the same bytes", () => {
	const texts = shortened(files);
	expect([...texts.values()].join()).toContain("_");
	expect(shortened(files.toReversed())).toEqual(texts);
});
