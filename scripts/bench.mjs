import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { pnpm, root } from "./pnpm.mjs";

/** `pnpm bench NAME`: the package and the script of each benchmark, by name, and what it needs. */
const benchmarks = {
	desk: ["@nev/operations", "bench:desk", needsBuild],
	embed: ["@nev/site", "bench:embed", needsBuild, needsBrowser],
	faults: ["@nev/api", "bench:faults"],
	fuzz: ["@nev/api", "bench:fuzz"],
	growth: ["@nev/site", "bench:growth", needsBuild, needsWrk],
	leads: ["@nev/api", "bench:leads"],
	"leads-crash": ["@nev/api", "bench:leads-crash"],
	map: ["@nev/site", "bench:map", needsBuild, needsBrowser],
	server: ["@nev/site", "bench:server", needsBuild, needsWrk],
	"test-run": ["nev-dealer-network", "bench:test-run"],
};

/** `pnpm bench`: these, one after the other, with parameters that keep all of it to some minutes. */
const short = [
	["server", "1"],
	["growth", "1"],
	["desk", "10000", "5000"],
	["leads", "2"],
	["leads-crash", "--kills", "10"],
	["faults", "--seconds", "1"],
	["fuzz", "--cases", "5000"],
	["map", "1"],
	["embed"],
];

// Each benchmark removes what it has written. This is for one that was interrupted.
const directory = mkdtempSync(join(tmpdir(), "nev-bench-"));
// PostgreSQL's user may have to enter it.
chmodSync(directory, 0o755);
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopping.abort());

const [name, ...parameters] = process.argv.slice(2);
if (name === undefined) await runAll();
else if (!benchmarks[name]) {
	process.stderr.write(
		`Usage: pnpm bench [NAME]. NAME is one of ${Object.keys(benchmarks).join(", ")}.\n`,
	);
	process.exitCode = 2;
} else {
	const { code, output } = await runBenchmark(name, parameters);
	process.stderr.write(output);
	process.exitCode = code;
}

async function runBenchmark(name, parameters, options = {}) {
	const [packageName, script, ...needs] = benchmarks[name];
	const env = { TMPDIR: directory };
	try {
		for (const need of needs) Object.assign(env, await need());
	} catch (error) {
		return { code: 1, output: `Not run: ${error.message}\n` };
	}
	const silence = options.quiet ? ["--silent"] : [];
	return pnpm([...silence, "--filter", packageName, "run", script, ...parameters], {
		env,
		signal: stopping.signal,
		...options,
	});
}

/**
 * Prints each table as it is there, and at last how long each took and whether it ended well, and one
 * table of all goals.
 */
async function runAll() {
	const summary = [];
	const goals = [];
	for (const [name, ...parameters] of short) {
		const start = performance.now();
		const { code, output } = await runBenchmark(name, parameters, { quiet: true });
		if (stopping.signal.aborted) {
			process.exitCode = 1;
			return;
		}
		const lines = output.split("\n").filter((line) => line && !line.startsWith("npm warn"));
		goals.push(...lines.filter(isGoal).map((line) => readGoal(name, line)));
		const command = `pnpm bench ${[name, ...parameters].join(" ")}`;
		process.stdout.write(`\n${command}\n\n${lines.filter((line) => !isGoal(line)).join("\n")}\n`);
		const seconds = ((performance.now() - start) / 1000).toFixed(0);
		summary.push(`${command.padEnd(60)}${seconds.padStart(6)} s  ${code === 0 ? "ok" : "failed"}`);
		if (code !== 0) process.exitCode = 1;
	}
	process.stdout.write(`\n${summary.join("\n")}\n\n`);
	printGoals(goals);
}

/** A benchmark ends with a line for each of its goals: `goal: /api/vehicles | 0.89 | at least 0.85 | ok`. */
function isGoal(line) {
	return line.startsWith("goal: ");
}

function readGoal(benchmark, line) {
	const [row, measured, goal] = line.slice("goal: ".length).split(" | ");
	const [, kind, limit] = /^(at least|at most) (.+)$/.exec(goal);
	const room = 1 - (kind === "at least" ? limit / measured : measured / limit);
	return { row: `${benchmark}: ${row}`, measured, goal, room };
}

/** Room is the part of a value that it may lose, or of its limit that is left. */
function printGoals(goals) {
	const print = (row, ...cells) =>
		process.stdout.write(`${row.padEnd(50)}${cells.map((cell) => cell.padStart(18)).join("")}\n`);
	print("what", "measured", "goal", "room");
	for (const { row, measured, goal, room } of goals) {
		print(row, measured, goal, `${(room * 100).toFixed(0)} %${room < 0 ? ", MISSED" : ""}`);
	}
	const reached = goals.filter(({ room }) => room >= 0).length;
	process.stdout.write(`${reached} of ${goals.length} goals reached\n`);
}

function needsBuild() {
	if (existsSync(join(root, "site/build/server/index.js"))) return;
	throw new Error("the product is not built. Run `pnpm build`.");
}

function needsWrk() {
	if (spawnSync("wrk", ["--version"]).error)
		throw new Error("wrk is not installed. Debian and Homebrew have a package of that name.");
}

async function needsBrowser() {
	return { CHROMIUM_PATH: await findChromium() };
}
