import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

interface Manifest {
	name: string;
	scripts?: Record<string, string>;
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
}

const root = join(import.meta.dirname, "../..");
const folders = [
	...readdirSync(join(root, "packages")).map((name) => `packages/${name}`),
	"api",
	"site",
];
const manifests = new Map(
	folders.map((folder) => {
		const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
		return [manifest.name, manifest];
	}),
);

/** The packages and their dependencies among ours, as pnpm's filter `NAME...` selects them. */
function withDependencies(names: Iterable<string>): Set<string> {
	const found = new Set(names);
	for (const name of found) {
		const { dependencies, devDependencies } = manifests.get(name) ?? {};
		for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
			if (manifests.has(dependency)) found.add(dependency);
		}
	}
	return found;
}

function packagesWithBuild(): string[] {
	return [...manifests].flatMap(([name, { scripts }]) => (scripts?.build ? [name] : []));
}

// The tests run after `pnpm build`, which builds all, and so would not miss one.
it("the image has every package built", () => {
	const lines = readFileSync(join(root, "deploy/Dockerfile"), "utf8").split("\n");
	const selections = lines.flatMap((line) => line.match(/@nev\/[a-z-]+(?=\.\.\.)/g)?.join() ?? []);
	expect(selections).not.toEqual([]);
	for (const selection of selections) {
		expect([...withDependencies(selection.split(","))], selection).toEqual(
			expect.arrayContaining(packagesWithBuild()),
		);
	}
});

it("`npm start` builds every package that the site needs", async () => {
	const { servedBuilds } = await import(join(root, "scripts/served-builds.mjs"));
	const built = new Set(servedBuilds.map((build: { package: string }) => build.package));
	const needed = withDependencies(["@nev/site"]);
	expect([...built].sort()).toEqual(
		packagesWithBuild()
			.filter((name) => needed.has(name))
			.sort(),
	);
});

it("`npm start` builds every other package, and each after those that it needs", async () => {
	const { servedBuilds, takenBuilds } = await import(join(root, "scripts/served-builds.mjs"));
	const built: string[] = [...servedBuilds, ...takenBuilds].map(
		(build: { package: string }) => build.package,
	);
	expect(new Set(built)).toEqual(new Set(packagesWithBuild()));
	for (const { package: name } of takenBuilds) {
		const needed = withDependencies([name]);
		const later = built.slice(built.lastIndexOf(name) + 1);
		expect(later.filter((other) => needed.has(other))).toEqual([]);
	}
});
