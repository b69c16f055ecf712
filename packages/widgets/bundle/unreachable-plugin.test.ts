import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { omitUnreachable, unreachable } from "./unreachable-plugin.js";

const packages = fileURLToPath(new URL("../..", import.meta.url));

const files = ["financing", "widgets"].flatMap((name) =>
	readdirSync(`${packages}${name}/src`, { recursive: true, encoding: "utf8" }).map(
		(file) => `${packages}${name}/src/${file}`,
	),
);

const { transform } = omitUnreachable() as {
	transform(code: string, path: string): string | null;
};

test.each(unreachable.map(([module]) => module))("%s is shorter and whole without it", (module) => {
	const [path = "", ...others] = files.filter((file) => file.endsWith(module));
	expect(others).toEqual([]);
	const code = readFileSync(path, "utf8");
	const rest = transform(code, path) ?? code;
	expect(code.length - rest.length).toBeGreaterThan(40);
	expect(code.length - rest.length).toBeLessThan(250);
	expect(parseSync(path, rest).errors).toEqual([]);
});

test("a pattern that finds nothing fails the build", () => {
	expect(() => transform("", `/src${unreachable[0]?.[0]}`)).toThrow("nothing to remove");
});
