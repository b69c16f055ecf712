import {
	closeSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createTempFolder } from "../../scripts/temp-folder.mjs";
import { embedFiles, type StaticFiles, siteFiles, storybookFiles } from "./static-files.js";

function tempFolder(): string {
	const folder = createTempFolder("nev-embed-");
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

function openFiles(
	built: string,
	{ kept = join(tempFolder(), "embed"), released = [] as string[] } = {},
) {
	return embedFiles({ built, kept, released });
}

async function textOf(files: StaticFiles, path: string): Promise<string> {
	const file = files.get(path);
	const content = await file?.read();
	if (!content) throw new Error(`There is no ${path}.`);
	return Buffer.from(content.body.variants.identity.bytes).toString();
}

it("serves the parts of an earlier build, and the loader of this one", async () => {
	const kept = join(tempFolder(), "embed");
	openFiles(makeBuild("map-one.js", "loader one"), { kept });
	const files = openFiles(makeBuild("map-two.js", "loader two"), { kept });
	expect(await textOf(files, "/embed/1.1.0/map-one.js")).toBe("map-one.js");
	expect(await textOf(files, "/embed/1.1.0/map-two.js")).toBe("map-two.js");
	expect(await textOf(files, "/embed/1.1.0/nev-widgets.js")).toBe("loader two");
	expect(files.get("/embed/1.1.0/map-three.js")).toBeUndefined();
});

it("serves what a later server adds to a shared folder, and bounds how often it looks", async () => {
	const kept = join(tempFolder(), "embed");
	const files = openFiles(makeBuild("map-one.js", "loader one"), { kept });
	vi.useFakeTimers({ toFake: ["Date"] });
	onTestFinished(() => void vi.useRealTimers());
	for (let name = 0; name < 100; name++) files.get(`/embed/1.1.0/none-${name}.js`);
	openFiles(makeBuild("map-two.js", "loader two"), { kept });
	expect(files.get("/embed/1.1.0/map-two.js")).toBeUndefined();
	vi.advanceTimersByTime(1000);
	expect(await textOf(files, "/embed/1.1.0/map-two.js")).toBe("map-two.js");
	expect(files.get("/embed/1.1.0/../1.1.0/map-two.js")).toBeUndefined();
});

it("copies a file again that was cut off, and leaves no other file behind", () => {
	const kept = join(tempFolder(), "embed");
	const build = makeBuild("map-one.js", "loader one");
	mkdirSync(join(kept, "1.1.0"), { recursive: true });
	writeFileSync(join(kept, "1.1.0", "map-one.js"), "map-");
	openFiles(build, { kept });
	expect(readFileSync(join(kept, "1.1.0", "map-one.js"), "utf8")).toBe("map-one.js");
	expect(readdirSync(join(kept, "1.1.0")).sort()).toEqual(["map-one.js", "nev-widgets.js"]);
});

it("a server that shares the folder reads the whole file that another replaces", () => {
	const kept = join(tempFolder(), "embed");
	openFiles(makeBuild("map-one.js", "loader one"), { kept });
	const open = openSync(join(kept, "1.1.0", "nev-widgets.js"), "r");
	onTestFinished(() => closeSync(open));
	openFiles(makeBuild("map-two.js", "another loader"), { kept });
	expect(readFileSync(open, "utf8")).toBe("loader one");
	expect(readFileSync(join(kept, "1.1.0", "nev-widgets.js"), "utf8")).toBe("another loader");
});

it("a file that was deleted since the start is missing, unless the kept folder has it", async () => {
	const kept = join(tempFolder(), "embed");
	const built = makeBuild("map-one.js", "loader one");
	const files = openFiles(built, { kept });
	rmSync(join(built, "1.1.0", "map-one.js"));
	expect(await textOf(files, "/embed/1.1.0/map-one.js")).toBe("map-one.js");
	rmSync(join(kept, "1.1.0", "map-one.js"));
	expect(await files.get("/embed/1.1.0/map-one.js")?.read()).toBeUndefined();
});

it("a file may change while it is written, and not once nobody has written to it for a while", async () => {
	const kept = join(tempFolder(), "embed");
	const built = makeBuild("map-one.js", "loader one");
	// The folder may be listed in the millisecond that the file was written in.
	utimesSync(join(built, "1.1.0", "map-one.js"), 0, 0);
	const files = openFiles(built, { kept });
	const isChanging = async (name: string) =>
		(await files.get(`/embed/1.1.0/${name}`)?.read())?.isChanging;
	expect(await isChanging("map-one.js")).toBe(false);
	const file = join(kept, "1.1.0", "map-two.js");
	writeFileSync(file, "half");
	// After the folder was listed, which may have been in this very millisecond.
	const written = new Date(Date.now() + 1000);
	utimesSync(file, written, written);
	vi.useFakeTimers({ toFake: ["Date"], now: written });
	onTestFinished(() => void vi.useRealTimers());
	expect(await isChanging("map-two.js")).toBe(true);
	vi.setSystemTime(written.getTime() + 10_001);
	expect(await isChanging("map-two.js")).toBe(false);
});

it("serves the package and the plugin beside the script tag of their version", async () => {
	const built = makeBuild("map-one.js", "loader one");
	writeFileSync(join(built, "1.1.0", "nev-widgets.tgz"), "package");
	writeFileSync(join(built, "1.1.0", "nev-widgets-wordpress.zip"), "plugin");
	const files = openFiles(built);
	expect(await textOf(files, "/embed/1.1.0/nev-widgets.tgz")).toBe("package");
	expect(await textOf(files, "/embed/1.1.0/nev-widgets-wordpress.zip")).toBe("plugin");
	const file = files.get("/embed/1.1.0/nev-widgets.tgz");
	expect((await file?.read())?.body.contentType).toBe("application/gzip");
});

it("serves no package of an earlier build of its version, and that of its own once it is there", async () => {
	const kept = join(tempFolder(), "embed");
	const earlier = makeBuild("map-one.js", "loader one");
	writeFileSync(join(earlier, "1.1.0", "nev-widgets.tgz"), "package one");
	openFiles(earlier, { kept });
	const built = makeBuild("map-two.js", "loader two");
	const files = openFiles(built, { kept });
	expect(files.get("/embed/1.1.0/nev-widgets.tgz")).toBeUndefined();
	expect(await textOf(files, "/embed/1.1.0/map-one.js")).toBe("map-one.js");
	writeFileSync(join(built, "1.1.0", "nev-widgets.tgz"), "package two");
	expect(await textOf(files, "/embed/1.1.0/nev-widgets.tgz")).toBe("package two");
});

it("lets browsers keep for ever what has a hash in its name, and released versions", () => {
	const built = makeBuild("map-one.js", "loader one");
	const cacheControl = (released: string[], name: string) =>
		openFiles(built, { released }).get(`/embed/1.1.0/${name}`)?.headers["cache-control"];
	expect(cacheControl([], "map-one.js")).toContain("immutable");
	expect(cacheControl([], "nev-widgets.js")).toBe("public, max-age=300");
	expect(cacheControl(["1.1.0"], "nev-widgets.js")).toContain("immutable");
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
	const files = openFiles(makeBuild("map-one.js", "loader one"), { kept: join(folder, "embed") });
	expect(files.get(path)).toBeUndefined();
});

it("keeps a released version when a later one is built", async () => {
	const kept = join(tempFolder(), "embed");
	openFiles(makeBuild("map-one.js", "loader one"), { kept });
	const later = tempFolder();
	mkdirSync(join(later, "1.2.0"));
	const files = openFiles(later, { kept });
	expect(await textOf(files, "/embed/1.1.0/nev-widgets.js")).toBe("loader one");
});

it("serves the assets of the earlier and the next build, while servers are replaced one after the other", async () => {
	const kept = join(tempFolder(), "assets");
	const open = (asset: string) => {
		const build = tempFolder();
		mkdirSync(join(build, "assets"));
		writeFileSync(join(build, "assets", asset), asset);
		writeFileSync(join(build, "favicon.svg"), asset);
		return siteFiles(build, kept);
	};
	const [earlier, next] = [open("root-one.js"), open("root-two.js")];
	expect(await textOf(earlier, "/assets/root-two.js")).toBe("root-two.js");
	expect(await textOf(next, "/assets/root-one.js")).toBe("root-one.js");
	expect(next.get("/assets/root-one.js")?.headers["cache-control"]).toContain("immutable");
	expect(await textOf(next, "/favicon.svg")).toBe("root-two.js");
	expect(next.get("/favicon.svg")?.headers["cache-control"]).toBe("public, max-age=300");
});

it("serves Storybook's page at the address of its folder", async () => {
	const folder = tempFolder();
	writeFileSync(join(folder, "index.html"), "stories");
	const files = storybookFiles(folder);
	expect(await textOf(files, "/storybook/")).toBe("stories");
	expect(files.get("/storybook/other.js")).toBeUndefined();
	expect(() => storybookFiles(join(folder, "none"))).toThrow("pnpm build-storybook");
});
