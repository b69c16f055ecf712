import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isUpToDate, writeStamp } from "./build-stamp.mjs";
import { pnpm, requireNode, root } from "./pnpm.mjs";

/**
 * `npm start`: installs, builds and starts the product. Needs only Node and npm. Starts at once if
 * nothing has changed since the last build; `npm start -- --rebuild` builds all the same. With
 * `STORYBOOK=true` it builds Storybook too, which needs the packages for development.
 */
requireNode();
if (process.argv.includes("--rebuild") || !isUpToDate(root)) {
	await step("Installing", [
		"install",
		"--frozen-lockfile",
		"--prefer-offline",
		"--filter",
		"@nev/site...",
	]);
	await step("Building", ["--filter", "@nev/site...", "build"]);
	writeStamp(root);
	await buildStorybook();
} else if (!existsSync(join(root, ".storybook/dist/index.html"))) await buildStorybook();

const server = spawn(process.execPath, ["site/build/server/index.js"], {
	cwd: root,
	stdio: "inherit",
	// Otherwise glibc keeps an area of memory for each thread, and large blocks after they are freed:
	// 40 MB each, of 400.
	env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", ...process.env },
});
// Forward signals to the server, which shuts down gracefully, and wait for it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
	process.on(signal, () => server.kill(signal));
}
// npm exits on a signal without forwarding it. Stop the server if npm is gone.
const npmPid = process.ppid;
setInterval(() => {
	if (process.ppid !== npmPid) server.kill("SIGTERM");
}, 500).unref();
server.on("exit", (code) => process.exit(code ?? 1));

async function buildStorybook() {
	if (!/^(1|true|yes)$/.test(process.env.STORYBOOK ?? "")) return;
	await step("Installing Storybook", ["install", "--frozen-lockfile", "--prefer-offline"]);
	await step("Building Storybook", ["build-storybook"]);
}

async function step(name, parameters) {
	process.stdout.write(`${name} …\n`);
	const { code, output } = await pnpm(parameters, { quiet: true });
	if (code === 0) return;
	process.stderr.write(`${output}\n${name} failed.\n`);
	process.exit(1);
}
