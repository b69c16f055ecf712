import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeLock } from "./build-lock.mjs";
import { hashSources, isUpToDate, writeStamp } from "./build-stamp.mjs";
import { whenParentEnds } from "./parent.mjs";
import { pnpm, requireNode, root } from "./pnpm.mjs";
import { runSteps } from "./run-steps.mjs";
import { servedBuilds, takenBuilds } from "./served-builds.mjs";

/**
 * `npm start`: installs, builds and starts the product. Needs only Node and npm. Starts at once if
 * nothing has changed since the last build; `npm start -- --rebuild` builds all the same. With
 * `STORYBOOK=true` it builds Storybook too, which needs the packages for development.
 */

/** The site and what is built beside it, and our packages that they need. */
const served = ["@nev/site", ...takenBuilds.map((build) => build.package)].flatMap((name) => [
	"--filter",
	`${name}...`,
]);
const install = ["install", "--frozen-lockfile", "--prefer-offline"];
const storybook = join(root, ".storybook/dist");
const lock = join(root, "node_modules/.nev-building");
try {
	process.loadEnvFile(join(root, ".env"));
} catch {
	// There is none, or the server says why it cannot be read.
}
const wantsStorybook = /^(1|true|yes)$/.test(process.env.STORYBOOK ?? "");

const stopping = new AbortController();
let server;
if (requireNode() && hasKnownOptions()) await start();

function hasKnownOptions() {
	const [unknown] = process.argv.slice(2).filter((option) => !["--", "--rebuild"].includes(option));
	if (!unknown) return true;
	process.stderr.write(
		`npm start has no option ${unknown}, only --rebuild: npm start -- --rebuild. Settings are environment variables: PORT=8080 npm start.\n`,
	);
	process.exitCode = 2;
	return false;
}

async function start() {
	// Forward signals to the server, which shuts down gracefully, and wait for it.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
	whenParentEnds(() => stop("SIGTERM"));

	const hasBuilt = (process.argv.includes("--rebuild") || needsBuild()) && (await buildAlone());
	server = spawn(process.execPath, ["site/build/server/index.js"], {
		cwd: root,
		stdio: "inherit",
	});
	server.on("exit", (code) => {
		stopping.abort();
		process.exit(code ?? 1);
	});
	if (hasBuilt) {
		await buildTaken();
		unlock();
	}
}

function stop(signal) {
	if (server) server.kill(signal);
	else stopping.abort();
}

/** Builds what the server can run without, beside it. If that fails, it goes on without. */
async function buildTaken() {
	const sourcesHash = hashSources(root);
	for (const { package: name, script } of takenBuilds) {
		const parameters = ["--filter", name, script];
		const { code, output } = await pnpm(parameters, { quiet: true, signal: stopping.signal });
		if (stopping.signal.aborted) return;
		if (code !== 0) return void process.stderr.write(`${output}\n${name} could not be built.\n`);
	}
	writeStamp(root, sourcesHash);
	process.stdout.write(
		"The command line, the desk, the npm package and the WordPress plugin are built too.\n",
	);
}

function needsBuild() {
	return !isUpToDate(root) || (wantsStorybook && !existsSync(storybook));
}

/**
 * Two builds at once would write the same files. So the second waits, and may have nothing to do.
 *
 * @returns whether it has built, and keeps the lock
 */
async function buildAlone() {
	mkdirSync(join(root, "node_modules"), { recursive: true });
	let hasWaited = false;
	while (!takeLock(lock)) {
		if (!hasWaited) process.stdout.write("Another npm start builds. Waiting for it …\n");
		hasWaited = true;
		await sleep(500);
		if (stopping.signal.aborted) process.exit(1);
	}
	process.on("exit", unlock);
	const builds = !hasWaited || needsBuild();
	if (builds) await build();
	else unlock();
	return builds;
}

function unlock() {
	rmSync(lock, { force: true });
	process.off("exit", unlock);
}

async function build() {
	const sourcesHash = hashSources(root);
	// An older Storybook may be from other sources, which the stamp does not tell.
	rmSync(storybook, { recursive: true, force: true });
	const steps = [
		{ name: "Installing packages", needs: [], parameters: [...install, ...served] },
		...servedBuilds.map(({ package: name, script, needs }) => ({
			name: `${name} ${script}`,
			needs: ["Installing packages", ...needs],
			parameters: ["--filter", name, script],
		})),
		...(wantsStorybook
			? [
					// Beside the builds it would change the packages that they read.
					{
						name: "Installing Storybook",
						needs: servedBuilds.map(({ package: name, script }) => `${name} ${script}`),
						parameters: install,
					},
					{
						name: "Building Storybook",
						needs: ["Installing Storybook"],
						parameters: ["build-storybook"],
					},
				]
			: []),
	];
	await runSteps(
		steps.map((step) => ({ ...step, run: () => runStep(step) })),
		(text) => process.stdout.write(text),
	);
	writeStamp(root, sourcesHash);
}

async function runStep({ name, parameters }) {
	const { code, output } = await pnpm(parameters, {
		quiet: true,
		// A `NODE_ENV` that is set is meant for another program. React's development build is slower.
		env: { NODE_ENV: "production" },
		signal: stopping.signal,
	});
	if (stopping.signal.aborted) process.exit(1);
	if (code === 0) return;
	// The reader of a pipe may be slow.
	await new Promise((written) => process.stderr.write(`${output}\n${name} failed.\n`, written));
	// Ends what runs beside it.
	stopping.abort();
	process.exit(1);
}
