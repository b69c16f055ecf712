import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a server of this directory is running or starting. A killed server leaves its
 * `postmaster.pid` behind. If its process id now belongs to another program, as is usual after a
 * container restarts, the file is removed: PostgreSQL would take that program for its own server and
 * refuse to start.
 */
export function hasPostmaster(directory: string): boolean {
	const pid = postmasterPid(directory);
	if (pid === undefined || !isAlive(pid)) return false;
	if (isServerOf(directory, pid)) return true;
	rmSync(fileOf(directory), { force: true });
	return false;
}

/** The process id in `postmaster.pid`. */
export function postmasterPid(directory: string): number | undefined {
	return readPid(fileOf(directory));
}

function fileOf(directory: string): string {
	return join(directory, "postmaster.pid");
}

/** The process id on the first line of a file; undefined if there is no file or no number. */
export function readPid(file: string): number | undefined {
	try {
		return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined;
	} catch {
		return undefined;
	}
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
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
