import { existsSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createTempFolder } from "../../../../../scripts/temp-folder.mjs";
import { CliError } from "../cli-error.js";
import { makeFolder } from "./write-file.js";

const context = { resolvePath: (path: string) => resolve(path) };
const root = createTempFolder("nev-folders-");
afterAll(() => rm(root, { recursive: true }));

it("makes a folder with those that it is in, and takes one that is there", async () => {
	const folder = join(root, "a", "b", "c");
	for (const _ of [1, 2]) expect(makeFolder(context, folder)).toBe(folder);
	expect((await stat(folder)).isDirectory()).toBe(true);
});

it("refuses a folder whose place is taken by a file", async () => {
	const file = join(root, "file");
	await writeFile(file, "");
	for (const folder of [file, join(file, "a"), join(file, "a", "b")])
		expect(() => makeFolder(context, folder)).toThrow(CliError);
});

it.runIf(existsSync("/proc/self"))("refuses a folder where there can be none", async () => {
	for (const folder of ["/proc/nev", "/proc/nev/lists"])
		expect(() => makeFolder(context, folder)).toThrow(/cannot be created: .*Name another folder/);
});
