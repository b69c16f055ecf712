import { spawn } from "node:child_process";
import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let remover;

/** Creates a folder that is removed at the latest when this process is gone, even killed. */
export function createTempFolder(prefix, parent = realpathSync(tmpdir())) {
	const folder = mkdtempSync(join(parent, prefix));
	remover ??= startRemover();
	remover.stdin.write(`${folder}\0`);
	return folder;
}

/** It waits for the end of its input, which the system closes. Ctrl+C does not reach it. */
function startRemover() {
	const child = spawn("xargs", ["-0", "rm", "-rf"], {
		cwd: "/",
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
	// Without xargs, as on Windows, folders of a killed process stay.
	for (const one of [child, child.stdin]) one.on("error", () => {}).unref();
	return child;
}
