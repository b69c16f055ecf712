import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTempFolder } from "../../scripts/temp-folder.mjs";

const { takeLock } = await import(join(import.meta.dirname, "../../scripts/build-lock.mjs"));

let folder: string;
let lock: string;
beforeEach(() => {
	folder = createTempFolder("nev-lock-");
	lock = join(folder, "lock");
});
afterEach(() => {
	vi.restoreAllMocks();
	rmSync(folder, { recursive: true });
});

/** A lock of a process that is gone. Something happens while that is found out. */
function leaveStaleLock(meanwhile: () => void) {
	writeFileSync(lock, "1");
	vi.spyOn(process, "kill").mockImplementationOnce(() => {
		meanwhile();
		throw Object.assign(new Error("No such process"), { code: "ESRCH" });
	});
}

it("is taken once while its process is alive", () => {
	expect(takeLock(lock)).toBe(true);
	expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
	expect(takeLock(lock)).toBe(false);
	expect(readdirSync(folder)).toEqual(["lock"]);
});

it("is removed if its process is gone, and can be taken then", () => {
	const { pid } = spawnSync(process.execPath, ["--version"]);
	writeFileSync(lock, String(pid));
	expect(takeLock(lock)).toBe(false);
	expect(readdirSync(folder)).toEqual([]);
	expect(takeLock(lock)).toBe(true);
});

it("is left to another process that has removed the stale one and taken it meanwhile", () => {
	leaveStaleLock(() => writeFileSync(lock, String(process.pid)));
	expect(takeLock(lock)).toBe(false);
	expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
	expect(readdirSync(folder)).toEqual(["lock"]);
});

it("may be removed by another process meanwhile", () => {
	leaveStaleLock(() => rmSync(lock));
	expect(takeLock(lock)).toBe(false);
	expect(existsSync(lock)).toBe(false);
});
