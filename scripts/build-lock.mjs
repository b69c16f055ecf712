import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Takes a lock, a file with the id of the process that has it. Removes it if that process is gone: then
 * the next call may take it.
 *
 * @returns whether this process has the lock now
 */
export function takeLock(lock) {
	try {
		writeFileSync(lock, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
	if (isHeld(lock)) return false;
	// Another process may have put its own lock in the place of the stale one meanwhile: check the moved file.
	const moved = `${lock}-${process.pid}`;
	try {
		renameSync(lock, moved);
	} catch (error) {
		if (error.code === "ENOENT") return false;
		throw error;
	}
	if (isHeld(moved)) renameSync(moved, lock);
	else rmSync(moved);
	return false;
}

/** Whether the process that has written its id there is alive. */
function isHeld(lock) {
	try {
		process.kill(Number(readFileSync(lock, "utf8")), 0);
		return true;
	} catch (error) {
		return error.code !== "ESRCH";
	}
}
