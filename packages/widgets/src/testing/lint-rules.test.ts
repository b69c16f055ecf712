import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createTempFolder } from "../../../../scripts/temp-folder.mjs";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const biome = join(repository, "node_modules/@biomejs/biome/bin/biome");
const sources = "packages/widgets/src";
const rules = ["use-signals", "load-lazily", "aria-disabled", "array-from"].map(
	(name) => `${sources}/testing/${name}.grit`,
);

/** Lints a file of this package by the repository's own settings; returns the lines at fault. */
function lint(fileName: string, code: string): number[] {
	const folder = createTempFolder("nev-lint-");
	try {
		mkdirSync(join(folder, sources, "testing"), { recursive: true });
		for (const file of [".biome.json", ...rules])
			copyFileSync(repository + file, join(folder, file));
		writeFileSync(join(folder, sources, fileName), code);
		const { stdout } = spawnSync(
			process.execPath,
			[biome, "lint", "--only=plugin", "--vcs-enabled=false", "--reporter=github"],
			{ cwd: folder, encoding: "utf8" },
		);
		return [...stdout.matchAll(/^::error title=plugin,.*?,line=(\d+)/gm)].map(([, line]) =>
			Number(line),
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

describe("the rule of signals", () => {
	test.each([
		["a component", "function Count({ count }) {\n\treturn <p>{count.value}</p>;\n}"],
		["an arrow component", "const Count = ({ count }) =>\n\tcount?.value;"],
		["a hook", "function useCount(count) {\n\treturn count.value;\n}"],
		["a helper", "function describe({ results }) {\n\tconst { status } = results.value;\n}"],
		["a handler", "const Clear = ({ text }) => (\n\t<a onClick={() => log(text.value)} />\n);"],
	])("refuses a signal that %s reads without useSignals()", (_, code) => {
		expect(lint("count.tsx", code)).toEqual([2]);
	});

	test("refuses useSignals() in a component that reads no signal", () => {
		expect(lint("count.tsx", "function Count() {\n\tuseSignals();\n}")).toEqual([1]);
	});

	test("accepts a component that calls useSignals(), and what it calls with values", () => {
		const code = `
			function Count({ count }) {
				useSignals();
				return <ul>{items.map((item) => <li key={item}>{textOf(count.value)}</li>)}</ul>;
			}
			function textOf(count) {
				return String(count);
			}`;
		expect(lint("count.tsx", code)).toEqual([]);
	});

	test("accepts effects, peek(), and the values of fields and refs", () => {
		const code = `
			function Field({ text }) {
				const field = useRef(null);
				useSignalEffect(() => log(text.value));
				const log = () => save(text.peek(), field.current.value);
				return <input ref={field} onChange={(event) => text.set(event.currentTarget.value)} />;
			}`;
		expect(lint("field.tsx", code)).toEqual([]);
	});

	test("leaves stories and tests alone", () => {
		const code = "const Count = ({ count }) => count.value;";
		expect(lint("count.stories.tsx", code)).toEqual([]);
		expect(lint("count.test.tsx", code)).toEqual([]);
	});
});

describe("the rule of what is inactive", () => {
	test.each(["<Button disabled={isBusy} />", "<input disabled />", "<fieldset disabled={true} />"])(
		"refuses %s",
		(element) => {
			const code = `const Part = ({ isBusy }) => (\n\t${element}\n);`;
			expect(lint("part.tsx", code)).toEqual([2]);
		},
	);

	test("accepts aria-disabled", () => {
		const code = "const Part = ({ isBusy }) => <button aria-disabled={isBusy} />;";
		expect(lint("part.tsx", code)).toEqual([]);
	});
});

describe("the rule of lists", () => {
	test("refuses the mapping function of Array.from, which a page may have replaced", () => {
		expect(
			lint("list.ts", "const list =\n\tArray.from({ length: 2 }, (_, index) => index);"),
		).toEqual([2]);
	});

	test("accepts a spread list", () => {
		expect(lint("list.ts", "const list = [...Array(2).keys()].map(String);")).toEqual([]);
	});
});

describe("the rule of later parts", () => {
	test("refuses an import that the script tag's loader does not check", () => {
		expect(lint("lazy.ts", 'const load = () =>\n\timport("./map.js");')).toEqual([2]);
	});

	test("accepts one by loadLazily", () => {
		const code = 'const load = () => loadLazily("map", () => import("./map.js"));';
		expect(lint("lazy.ts", code)).toEqual([]);
	});
});
