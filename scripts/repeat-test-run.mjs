import { spawn } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root, run } from "./pnpm.mjs";
import { createTempFolder } from "./temp-folder.mjs";

/*
 * `pnpm bench test-run [runs] [busy]`: runs `npm test` of the last commit in a new clone, several times
 * one after the other, and prints the time and the failures of each. In the last `busy` runs two other
 * processes keep the machine's cores busy.
 */
const [runs = 10, busy = 3] = process.argv.slice(2).map(Number);
const limitSeconds = 660;
const folder = createTempFolder("nev-test-run-");
// PostgreSQL's user has to enter it.
chmodSync(folder, 0o755);

const times = [];
let hasFailed = false;
for (let number = 1; number <= runs; number += 1) {
	const clone = join(folder, `run-${number}`);
	await run("git", ["clone", "--quiet", root, clone]);
	const isBusy = number > runs - busy;
	const load = isBusy ? keepBusy() : [];
	const start = performance.now();
	const { code, output } = await run("npm", ["test"], { cwd: clone, quiet: true });
	const seconds = Math.round((performance.now() - start) / 1000);
	for (const child of load) child.kill();
	rmSync(clone, { recursive: true, force: true });
	if (!isBusy) times.push(seconds);
	hasFailed ||= code !== 0;
	const result = output.trim().split("\n").at(-1);
	process.stdout.write(`run ${number}${isBusy ? ", busy" : ""}: ${seconds} s, ${result}\n`);
	if (code !== 0) process.stdout.write(`${output.trim()}\n`);
}
times.sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)];
if (median !== undefined) {
	process.stdout.write(`goal: median of the quiet runs, s | ${median} | at most ${limitSeconds}\n`);
}
process.exitCode = hasFailed || (median ?? 0) > limitSeconds ? 1 : 0;

/** A process for each core that does nothing else. */
function keepBusy() {
	return Array.from({ length: availableParallelism() }, () =>
		spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
	);
}
