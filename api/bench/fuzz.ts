import { execFileSync } from "node:child_process";
import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startApiProcess } from "../test/api-process.js";
import { bundle } from "../test/bundle.js";
import { freePort } from "../test/free-port.js";
import { createTempDirectory } from "../test/temp-directory.js";
import { fuzzEnvironment } from "./fuzz/environment.js";
import { fuzz } from "./fuzz/fuzz.js";

/*
 * Sends requests made from openapi.json, most of them mutated, to a server, and checks that none is
 * answered with an error of the server, that each answer is as documented, and that memory stays flat.
 * Ends with 1 if not. The same seed gives the same requests.
 *
 *   pnpm bench fuzz [--cases 100000] [--seed 1]
 */
const { values } = parseArgs({
	options: {
		cases: { type: "string", default: "100000" },
		seed: { type: "string", default: "1" },
	},
});
const [cases, seed] = [Number(values.cases), Number(values.seed)];

/** How much more memory the second half may use than the first, in MiB. */
const allowedGrowth = 40;

const directory = createTempDirectory();
bundle({ api: "src/main.ts" }, directory);
const port = await freePort();
const dataDirectory = join(directory, "data");
const api = await startApiProcess({
	directory,
	port,
	environment: { ...fuzzEnvironment, DATA_DIR: dataDirectory },
});
const memory: number[] = [];
const start = performance.now();
const { statuses, failures } = await fuzz({
	origin: `http://127.0.0.1:${port}`,
	cases,
	seed,
	onProgress(done) {
		memory.push(residentMiB(api.pid));
		process.stderr.write(`\r${done} of ${cases} requests, ${memory.at(-1)?.toFixed(0)} MiB`);
	},
});
const seconds = (performance.now() - start) / 1000;
const isAlive = api.isRunning;
await api.end("SIGTERM");
rmSync(realpathSync(join(dataDirectory, "postgres")), { recursive: true, force: true });
rmSync(directory, { recursive: true, force: true });

// The first quarter fills caches and sizes the heap.
const quarter = Math.floor(memory.length / 4);
const growth = mean(memory.slice(-quarter)) - mean(memory.slice(quarter, 2 * quarter));
const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
process.stderr.write("\n");
process.stdout.write(
	`${[
		`requests   ${cases} in ${seconds.toFixed(0)} s, seed ${seed}`,
		`statuses   ${counts.join(", ")}`,
		`failures   ${failures.length}`,
		`process    ${isAlive ? "never exited" : "exited"}`,
		`memory     ${memory
			.map((value) => value.toFixed(0))
			.filter((_, index) => index % (quarter || 1) === 0)
			.join(", ")} MiB; growth ${growth.toFixed(0)} MiB`,
		...failures.map((failure) =>
			JSON.stringify({ ...failure, body: failure.body?.toString("latin1").slice(0, 300) }),
		),
	].join("\n")}\n`,
);
if (api.output) process.stdout.write(`The server's log:\n${api.output.slice(0, 4000)}\n`);
process.exit(failures.length === 0 && isAlive && !(growth > allowedGrowth) ? 0 : 1);

function residentMiB(pid: number): number {
	const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
	return Number(kilobytes) / 1024;
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
}
