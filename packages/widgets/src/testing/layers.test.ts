import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { createTempFolder } from "../../../../scripts/temp-folder.mjs";

const script = fileURLToPath(new URL("../../../../scripts/check-layers.mjs", import.meta.url));
const declaration = "scripts/layers.json";
const up = 'import "../roof/tile.js";';

const layers = {
	upwards: ["ground", "roof"],
	downwards: [["left", "right"], "roof"],
	folders: [["a", "b", "c", "d"], "gone"],
};

const files = {
	[declaration]: JSON.stringify(layers),
	"upwards/index.ts": "export const entry = 1;",
	"upwards/roof/tile.tsx": 'import "../ground/a.js";',
	"upwards/ground/a.ts": 'import { tile } from "../roof/tile.js";',
	"upwards/ground/b.ts": 'import type { Tile } from "../roof/tile.js";',
	"upwards/ground/c.ts": 'export * from "../roof/tile.js";',
	"upwards/ground/d.tsx": 'const load = () => import("../roof/tile.js");',
	"upwards/ground/e.ts": 'type Tile = typeof import("../roof/tile.js");',
	"upwards/ground/g.ts": 'import { entry } from "../index.js";',
	"upwards/ground/in/f.ts": 'import styles from "../../roof/tile.css?inline";',
	"downwards/index.ts": 'import "./roof/tile.js";',
	"downwards/roof/tile.ts": 'import "../left/a.js"; import "./slate.js"; import "roof/x";',
	"downwards/left/a.ts": 'import "../right/b.js"; import "../../other/c.js";',
	"downwards/right/b.ts": 'import "../left/a.js";',
	"downwards/left/a.test.ts": up,
	"downwards/left/a.stories.tsx": up,
	"downwards/left/testing/page.ts": up,
	"downwards/left/stories/page.ts": up,
	"downwards/testing/deferred.ts": up,
	...Object.fromEntries("abcd".split("").map((name) => [`folders/${name}/${name}.ts`, ""])),
	"folders/new/e.css": "",
};

let lines: readonly string[];

beforeAll(() => {
	const repository = createTempFolder("nev-layers-");
	try {
		for (const [file, text] of Object.entries(files)) {
			mkdirSync(dirname(join(repository, file)), { recursive: true });
			writeFileSync(join(repository, file), text);
		}
		const { stderr, status } = spawnSync(process.execPath, [script, repository], {
			encoding: "utf8",
		});
		expect(status, stderr).toBe(1);
		lines = stderr.split("\n");
	} finally {
		rmSync(repository, { recursive: true });
	}
});

/** What the check says of a package. */
const faultsOf = (name: keyof typeof layers) => lines.filter((line) => line.includes(`${name}/`));

test("refuses an import from below to above, of any kind", () => {
	const fault = (file: string, imported = "../roof/tile.js", to = "roof") =>
		`✗ upwards/ground/${file} imports ${imported}, but ${to} is above ground in ${declaration}. Move what it needs to a folder below, or pass it in.`;
	expect(faultsOf("upwards")).toEqual([
		...["a.ts", "b.ts", "c.ts", "d.tsx", "e.ts"].map((file) => fault(file)),
		fault("g.ts", "../index.js", "an entry"),
		fault("in/f.ts", "../../roof/tile.css?inline"),
	]);
});

test("accepts imports downwards, in a group, and of entries, tests and stories", () => {
	expect(faultsOf("downwards")).toEqual([]);
});

test("refuses folders that are not listed, listed ones that are not there, and large groups", () => {
	expect(faultsOf("folders")).toEqual([
		`✗ folders/new is not in ${declaration}. Add it above the folders it imports.`,
		`✗ ${declaration} lists folders/gone, which does not exist. Remove it there.`,
		`✗ ${declaration} has 4 folders of folders/ in one group. Move what they share to a folder below, until the group has 3 at most.`,
	]);
});
