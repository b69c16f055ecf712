import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a server of this folder runs or is on its way. A file left by a server that was killed
 * and whose number now belongs to another program (usual where a container starts again), be it
 * another PostgreSQL, is removed, since PostgreSQL would take that program for its own server and
 * refuse to start.
 */
export function hasPostmaster(directory: string): boolean {
	const pid = postmasterOf(directory);
	if (pid === undefined || !isAlive(pid)) return false;
	if (isServerOf(directory, pid)) return true;
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

/** By the command that started the process; where the system does not tell it, any will do. */
function isServerOf(directory: string, pid: number): boolean {
	const command = commandOf(pid);
	return command === undefined || `${command} `.includes(` -D ${directory} `);
}

function commandOf(pid: number): string | undefined {
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
