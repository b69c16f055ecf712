import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { createTempFolder } from "../../../../scripts/temp-folder.mjs";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const biome = join(repository, "node_modules/@biomejs/biome/bin/biome");
const sources = "packages/widgets/src";
const rules = ["use-signals", "load-lazily", "aria-disabled", "array-from"].map(
	(name) => `${sources}/testing/${name}.grit`,
);

const partOf = (element: string) => `const Part = ({ isBusy }) => (\n\t${element}\n);`;

/** What a rule refuses, in the second line. */
const refused: Readonly<Record<string, string>> = {
	"component.tsx": "function Count({ count }) {\n\treturn <p>{count.value}</p>;\n}",
	"arrow-component.tsx": "const Count = ({ count }) =>\n\tcount?.value;",
	"hook.tsx": "function useCount(count) {\n\treturn count.value;\n}",
	"helper.tsx": "function describe({ results }) {\n\tconst { status } = results.value;\n}",
	"handler.tsx": "const Clear = ({ text }) => (\n\t<a onClick={() => log(text.value)} />\n);",
	"no-signal.tsx": "\nfunction Count() {\n\tuseSignals();\n}",
	"disabled.tsx": partOf("<Button disabled={isBusy} />"),
	"always-disabled.tsx": partOf("<input disabled />"),
	"disabled-group.tsx": partOf("<fieldset disabled={true} />"),
	// A page may have replaced `Array.from`.
	"array-from.ts": "const list =\n\tArray.from({ length: 2 }, (_, index) => index);",
	// The script tag's loader checks what it loads.
	"unchecked-part.ts": 'const load = () =>\n\timport("./map.js");',
};

const accepted: Readonly<Record<string, string>> = {
	"count.tsx": `
		function Count({ count }) {
			useSignals();
			return <ul>{items.map((item) => <li key={item}>{textOf(count.value)}</li>)}</ul>;
		}
		function textOf(count) {
			return String(count);
		}`,
	"field.tsx": `
		function Field({ text }) {
			const field = useRef(null);
			useSignalEffect(() => log(text.value));
			const log = () => save(text.peek(), field.current.value);
			return <input ref={field} onChange={(event) => text.set(event.currentTarget.value)} />;
		}`,
	"count.stories.tsx": "const Count = ({ count }) => count.value;",
	"count.test.tsx": "const Count = ({ count }) => count.value;",
	"aria-disabled.tsx": partOf("<button aria-disabled={isBusy} />"),
	"spread-list.ts": "const list = [...Array(2).keys()].map(String);",
	"checked-part.ts": 'const load = () => loadLazily("map", () => import("./map.js"));',
};

/** The lines at fault of each file, by the repository's own settings. */
const faults = new Map<string, number[]>();

beforeAll(() => {
	const folder = createTempFolder("nev-lint-");
	try {
		mkdirSync(join(folder, sources, "testing"), { recursive: true });
		for (const file of [".biome.json", ...rules])
			copyFileSync(repository + file, join(folder, file));
		for (const [file, code] of Object.entries({ ...refused, ...accepted }))
			writeFileSync(join(folder, sources, file), code);
		const { stdout } = spawnSync(
			process.execPath,
			[biome, "lint", "--only=plugin", "--vcs-enabled=false", "--reporter=github"],
			{ cwd: folder, encoding: "utf8" },
		);
		const reports = stdout.matchAll(/^::error title=plugin,.*?file=.*?([\w.-]+),line=(\d+)/gm);
		for (const [, file = "", line] of reports)
			faults.set(file, [...(faults.get(file) ?? []), Number(line)]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test.each(Object.keys(refused))("refuses %s", (file) => {
	expect(faults.get(file)).toEqual([2]);
});

test.each(Object.keys(accepted))("accepts %s", (file) => {
	expect(faults.get(file)).toBeUndefined();
});
