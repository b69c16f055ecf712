import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a server of this directory is running or starting on this machine, as far as its process id
 * tells. A killed server leaves its `postmaster.pid` behind, and the id may belong to another program
 * now, as is usual after a container restarts.
 */
export function hasPostmaster(directory: string): boolean {
	const pid = postmasterPid(directory);
	return pid !== undefined && isAlive(pid) && isServerOf(directory, pid);
}

/** The process id in `postmaster.pid`. */
export function postmasterPid(directory: string): number | undefined {
	return readPid(postmasterFile(directory));
}

export function postmasterFile(directory: string): string {
	return join(directory, "postmaster.pid");
}

/** The process id on the first line of a file; undefined if there is no file or no number. */
export function readPid(file: string): number | undefined {
	try {
		return parsePid(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}

/**
 * Removes a lock file that has no process id, which PostgreSQL refuses to start with. A power loss
 * leaves it empty, full of zeros or with other content. Only for the holder of the server's lock. If
 * somebody else started a server, PostgreSQL still finds its shared memory.
 *
 * @returns whether it was removed
 */
export function removeDamagedLockFile(file: string): boolean {
	try {
		if (parsePid(readFileSync(file, "utf8"))) return false;
		rmSync(file);
		return true;
	} catch {
		return false;
	}
}

function parsePid(content: string): number | undefined {
	return Number.parseInt(content, 10) || undefined;
}

/** Whether a process with this id exists, of any user. */
function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** Compares the process's command line. True if the system does not report it. */
function isServerOf(directory: string, pid: number): boolean {
	const command = commandLine(pid);
	return command === undefined || `${command} `.includes(` -D ${directory} `);
}

function commandLine(pid: number): string | undefined {
	if (process.platform === "win32") return undefined;
	if (process.platform !== "linux") {
		return spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], {
			encoding: "utf8",
		}).stdout.trimEnd();
	}
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trimEnd();
	} catch {
		return "";
	}
}
