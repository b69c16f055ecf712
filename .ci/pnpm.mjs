import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Ends the program with a sentence where this Node.js is too old. */
export function requireNode() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	if (major > 20 || (major === 20 && minor >= 19)) return;
	process.stderr.write(
		`This needs Node.js 20.19 or newer, and this is ${process.version}. Install a newer one from https://nodejs.org.\n`,
	);
	process.exit(1);
}

/** Runs the pnpm that package.json names, which npx fetches where it is not there. */
export function pnpm(parameters, options = {}) {
	return run("npx", ["--yes", manifest.packageManager, ...parameters], options);
}

/**
 * Runs a program in the repository's folder and gives its exit code. With `quiet` its output is
 * kept, and given beside the code.
 */
export function run(program, parameters, { quiet = false, env = {}, cwd = root } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, parameters, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
			shell: process.platform === "win32",
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding("utf8").on("data", (text) => {
				output += text;
			});
		}
		child.on("error", reject);
		child.on("close", (code, signal) => resolve({ code: code ?? 1, signal, output }));
	});
}
