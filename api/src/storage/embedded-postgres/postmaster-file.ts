import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a server of this folder runs or is on its way. A file left by a server that was killed
 * and whose number now belongs to another program (usual where a container starts again) is
 * removed, since PostgreSQL would take that program for a server and refuse to start.
 */
export function hasPostmaster(directory: string): boolean {
	const pid = postmasterOf(directory);
	if (pid === undefined || !isAlive(pid)) return false;
	if (isPostgres(pid)) return true;
	rmSync(fileOf(directory), { force: true });
	return false;
}

/** The process number of the server that last took this folder. */
export function postmasterOf(directory: string): number | undefined {
	return readNumber(fileOf(directory));
}

function fileOf(directory: string): string {
	return join(directory, "postmaster.pid");
}

/** The number in a file's first line; undefined where the file is absent or holds none. */
export function readNumber(file: string): number | undefined {
	try {
		return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined;
	} catch {
		return undefined;
	}
}

/** Whether a process of this number is there, whoever owns it. */
export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

function isPostgres(pid: number): boolean {
	if (process.platform !== "linux") return true;
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
	} catch {
		return false;
	}
}
