import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

/** Path of the repository. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Whether this Node.js is new enough. If not, says so, and the process ends with 1. */
export function requireNode() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	if (major > 20 || (major === 20 && minor >= 19)) return true;
	process.stderr.write(
		`Node.js 20.19 or newer is required, but this is ${process.version}. Install a newer version from https://nodejs.org.\n`,
	);
	process.exitCode = 1;
	return false;
}

/** Runs the pnpm version in package.json. npx downloads it if necessary. */
export async function pnpm(parameters, options = {}) {
	const { code, output, stdout } = await findPnpm();
	if (code !== 0 && !options.quiet) process.stderr.write(output);
	if (code !== 0 || options.signal?.aborted) return { code: code || 1, output };
	return run("pnpm", parameters, { ...options, env: { ...options.env, PATH: stdout.trim() } });
}

let found;

/** Resolves with a `PATH` that starts with this version, as `stdout`. npx takes two seconds, so it is asked once. */
function findPnpm() {
	const npx = ["--yes", "--loglevel=error", `--package=${manifest.packageManager}`];
	found ??= run("npx", [...npx, "--", "node", "-p", "process.env.PATH"], { quiet: true });
	return found;
}

/**
 * Runs a program, by default in the repository's root. Resolves with its exit code. Its output is printed, or
 * if `quiet` returned: `output` is all of it, `stdout` is without warnings. An aborted `signal` ends the
 * program and what it has started, and so does the end of this process, even if it is killed.
 * `isInBackground` lets other programs have the processor first. At the lowest priority, it would get nearly
 * none on a machine that is busy all the time.
 */
export function run(
	program,
	parameters,
	{ quiet = false, env = {}, cwd = root, signal, isInBackground = false } = {},
) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, parameters, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
			shell: process.platform === "win32",
			// A group of its own, which can be ended as a whole.
			detached: process.platform !== "win32",
		});
		const guard = child.pid && guardGroup(child.pid);
		if (isInBackground && child.pid)
			setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
		const end = () => (process.platform === "win32" ? child.kill() : process.kill(-child.pid));
		signal?.addEventListener("abort", end);
		let output = "";
		let stdout = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding("utf8").on("data", (text) => {
				output += text;
				if (stream === child.stdout) stdout += text;
			});
		}
		child.on("error", reject);
		child.on("close", (code, endedBy) => {
			signal?.removeEventListener("abort", end);
			guard?.kill("SIGKILL");
			resolve({ code: code ?? 1, signal: endedBy, output, stdout });
		});
	});
}

/** Ends a group when this process is gone: the shell waits for the end of its input, which the system closes. */
function guardGroup(pid) {
	if (process.platform === "win32") return undefined;
	return spawn("sh", ["-c", `read -r _; kill -s TERM -- -${pid}`], {
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
}
