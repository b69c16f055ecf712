import { execFileSync } from "node:child_process";
import {
	appendFileSync,
	existsSync,
	mkdirSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createTempFolder } from "../../scripts/temp-folder.mjs";

const repository = join(import.meta.dirname, "../..");
const stampModule = join(repository, "scripts/build-stamp.mjs");
const { hashSources, isUpToDate, writeStamp } = await import(stampModule);

const sources = [
	"pnpm-lock.yaml",
	".pnpmfile.cjs",
	"CHANGELOG.md",
	"api/src/a.ts",
	"docs/developers/1-quick-start.md",
	"packages/widgets/README.md",
	"packages/widgets/src/inventory-grid/stories/french.ts",
	".storybook/preview.tsx",
];
const built = ["api/dist/a.js", "site/build/server/index.js", ".storybook/dist/index.html"];

/** Committed files and folders that no build reads. Of `docs`, builds read only `docs/developers`. */
const unread = [
	".biome.json",
	".ci",
	".editorconfig",
	".githooks",
	".github",
	".gitignore",
	".knip.json",
	".node-version",
	"CONTRIBUTING.md",
	"README.md",
	"SECURITY.md",
	"deploy",
	"docs",
];

/** A folder that has just been built. */
function createBuild() {
	const root = createTempFolder("nev-stamp-");
	onTestFinished(() => rmSync(root, { recursive: true }));
	const write = (name: string, text: string) => {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), text);
	};
	for (const name of [...sources, ...built]) write(name, "1");
	write("node_modules/x/index.js", "1");
	write("api/node_modules/x/index.js", "1");
	expect(isUpToDate(root)).toBe(false);
	writeStamp(root, hashSources(root));
	expect(isUpToDate(root)).toBe(true);
	return { root, write };
}

it.each([...sources, ...built])("is out of date while %s is another", (name) => {
	const { root, write } = createBuild();
	write(name, "2");
	expect(isUpToDate(root)).toBe(false);
	write(name, "1");
	expect(isUpToDate(root)).toBe(true);
	renameSync(join(root, name), join(root, `${name}.ts`));
	expect(isUpToDate(root)).toBe(false);
});

it.skipIf(!existsSync(join(repository, ".git")))(
	"notices a change of all that is committed, except of what no build reads",
	() => {
		const committed = execFileSync("git", ["ls-tree", "--name-only", "HEAD"], {
			cwd: repository,
			encoding: "utf8",
		});
		const ignored = committed
			.trim()
			.split("\n")
			.filter((name) => {
				const { root, write } = createBuild();
				const isFolder = statSync(join(repository, name)).isDirectory();
				write(isFolder ? `${name}/a.ts` : name, "2");
				return isUpToDate(root);
			});
		expect(ignored).toEqual(unread);
	},
);

it("is out of date if a package's dependencies are gone", () => {
	const { root } = createBuild();
	rmSync(join(root, "api/node_modules"), { recursive: true });
	expect(isUpToDate(root)).toBe(false);
});

it.each([
	"README.md",
	"api/src/a.test.ts",
	"site/e2e/a.spec.ts",
	".data/postgres/log",
	"data/postgres/log",
	"server.log",
	"nev.backup",
])("is up to date whatever %s is", (name) => {
	const { root, write } = createBuild();
	write(name, "2");
	expect(isUpToDate(root)).toBe(true);
});

it("does not read a map of some gigabytes beside the sources", () => {
	const { root, write } = createBuild();
	write("us.pmtiles", "");
	truncateSync(join(root, "us.pmtiles"), 3 * 1024 ** 3);
	expect(isUpToDate(root)).toBe(true);
});

it("is out of date if a source changed during the build", () => {
	const { root } = createBuild();
	const before = hashSources(root);
	appendFileSync(join(root, "api/src/a.ts"), "2");
	writeStamp(root, before);
	expect(isUpToDate(root)).toBe(false);
});
