import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { embedFiles, type StaticFiles, storybookFiles } from "./static-files.js";

function tempFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "nev-embed-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

/** A build of the script tag with one part. */
function makeBuild(part: string, loader: string): string {
	const folder = tempFolder();
	mkdirSync(join(folder, "1.1.0"));
	writeFileSync(join(folder, "1.1.0", part), part);
	writeFileSync(join(folder, "1.1.0", "nev-widgets.js"), loader);
	return folder;
}

async function textOf(files: StaticFiles, path: string): Promise<string> {
	const file = files.get(path);
	if (!file) throw new Error(`There is no ${path}.`);
	return Buffer.from((await file.body).variants.identity.bytes).toString();
}

it("serves the parts of an earlier build, and the loader of this one", async () => {
	const kept = join(tempFolder(), "embed");
	embedFiles(makeBuild("map-one.js", "loader one"), kept);
	const files = embedFiles(makeBuild("map-two.js", "loader two"), kept);
	expect(await textOf(files, "/embed/1.1.0/map-one.js")).toBe("map-one.js");
	expect(await textOf(files, "/embed/1.1.0/map-two.js")).toBe("map-two.js");
	expect(await textOf(files, "/embed/1.1.0/nev-widgets.js")).toBe("loader two");
	expect(files.get("/embed/1.1.0/map-three.js")).toBeUndefined();
});

it("serves the package beside the script tag of its version, for ever", async () => {
	const built = makeBuild("map-one.js", "loader one");
	writeFileSync(join(built, "1.1.0", "nev-widgets.tgz"), "package");
	const files = embedFiles(built, join(tempFolder(), "embed"));
	expect(await textOf(files, "/embed/1.1.0/nev-widgets.tgz")).toBe("package");
	const file = files.get("/embed/1.1.0/nev-widgets.tgz");
	expect(file?.headers["cache-control"]).toContain("immutable");
	expect((await file?.body)?.contentType).toBe("application/gzip");
});

it.each([
	"/embed/",
	"/embed/1.1.0",
	"/embed/1.1.0/",
	"/embed/../secret",
	"/embed/1.1.0/../../secret",
])("serves its own files only, and lists no folder: %s", (path) => {
	const folder = tempFolder();
	writeFileSync(join(folder, "secret"), "secret");
	const files = embedFiles(makeBuild("map-one.js", "loader one"), join(folder, "embed"));
	expect(files.get(path)).toBeUndefined();
});

it("keeps a released version when a later one is built", async () => {
	const kept = join(tempFolder(), "embed");
	embedFiles(makeBuild("map-one.js", "loader one"), kept);
	const later = tempFolder();
	mkdirSync(join(later, "1.2.0"));
	const files = embedFiles(later, kept);
	expect(await textOf(files, "/embed/1.1.0/nev-widgets.js")).toBe("loader one");
});

it("serves Storybook's page at the address of its folder", async () => {
	const folder = tempFolder();
	writeFileSync(join(folder, "index.html"), "stories");
	const files = storybookFiles(folder);
	expect(await textOf(files, "/storybook/")).toBe("stories");
	expect(files.get("/storybook/other.js")).toBeUndefined();
	expect(() => storybookFiles(join(folder, "none"))).toThrow("pnpm build-storybook");
});
