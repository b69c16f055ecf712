import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const stampModule = join(import.meta.dirname, "../../.ci/build-stamp.mjs");
const { isUpToDate, writeStamp } = await import(stampModule);

it("a build is up to date until its sources, its lock file or its output change", () => {
	const root = mkdtempSync(join(tmpdir(), "nev-stamp-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	const write = (name: string, text: string) => {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), text);
	};
	const files = ["pnpm-lock.yaml", "api/src/a.ts", "api/dist/a.js", "site/build/server/index.js"];
	for (const name of [...files, "node_modules/x/index.js"]) write(name, "1");
	expect(isUpToDate(root)).toBe(false);
	writeStamp(root);
	expect(isUpToDate(root)).toBe(true);
	for (const name of files) {
		write(name, "2");
		expect(isUpToDate(root), name).toBe(false);
		write(name, "1");
		expect(isUpToDate(root)).toBe(true);
	}
	for (const name of [
		"README.md",
		"api/src/a.test.ts",
		".data/postgres/log",
		"site/e2e/a.spec.ts",
	]) {
		write(name, "2");
		expect(isUpToDate(root), name).toBe(true);
	}
});
