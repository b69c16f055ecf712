import { spawnSync } from "node:child_process";
import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../../scripts/free-port.mjs";
import { startApiProcess } from "../test/api-process.js";
import { bundle } from "../test/bundle.js";
import { createTempDirectory } from "../test/temp-directory.js";
import { fuzzEnvironment } from "./fuzz/environment.js";
import { fuzz } from "./fuzz/fuzz.js";

/*
 * Sends requests made from openapi.json, most of them mutated, to a server, and checks that none is
 * answered with an error of the server, that each answer is as documented, that memory stays flat, and
 * that a backup of what was stored can be read. Ends with 1 if not. The same seed gives the same requests.
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

/** How much more may be left in memory at the end than after the first quarter, in MiB. */
const allowedGrowth = 20;

const directory = createTempDirectory();
bundle({ api: "src/main.ts", nev: "../packages/operations/src/cli/main.ts" }, directory);
const [port, metricsPort] = [await freePort(), await freePort()];
const dataDirectory = join(directory, "data");
const api = await startApiProcess({
	directory,
	port,
	environment: {
		...fuzzEnvironment,
		DATA_DIR: dataDirectory,
		METRICS_PORT: String(metricsPort),
	},
});
const memory: number[] = [];
const start = performance.now();
const { statuses, failures } = await fuzz({
	origin: `http://127.0.0.1:${port}`,
	cases,
	seed,
	async onProgress(done) {
		memory.push(await heapMiB());
		process.stderr.write(`\r${done} of ${cases} requests, ${memory.at(-1)?.toFixed(0)} MiB`);
	},
});
const seconds = (performance.now() - start) / 1000;
const isAlive = api.isRunning;
await api.end("SIGTERM");
const backup = spawnSync(
	process.execPath,
	[join(directory, "api/test/nev.mjs"), "backup", join(directory, "all.backup")],
	{ env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDirectory }, encoding: "utf8" },
);
rmSync(realpathSync(join(dataDirectory, "postgres")), { recursive: true, force: true });
rmSync(directory, { recursive: true, force: true });

// The first quarter fills caches.
const quarter = Math.floor(memory.length / 4);
const quarters = [1, 2, 3].map((number) =>
	least(memory.slice(number * quarter, (number + 1) * quarter)),
);
const growth = (quarters.at(-1) ?? 0) - (quarters[0] ?? 0);
const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
process.stderr.write("\n");
process.stdout.write(
	`${[
		`requests   ${cases} in ${seconds.toFixed(0)} s, seed ${seed}`,
		`statuses   ${counts.join(", ")}`,
		`failures   ${failures.length}`,
		`process    ${isAlive ? "never exited" : "exited"}`,
		`backup     ${(backup.stdout + backup.stderr).trim()}`,
		`memory     ${quarters.map((value) => value.toFixed(0)).join(", ")} MiB after the last three quarters`,
		...failures.map((failure) =>
			JSON.stringify({ ...failure, body: failure.body?.toString("latin1").slice(0, 300) }),
		),
	].join("\n")}\n`,
);
if (api.output) process.stdout.write(`The server's log:\n${api.output.slice(0, 4000)}\n`);
const isGood = failures.length === 0 && isAlive && backup.status === 0 && !(growth > allowedGrowth);
process.exitCode = isGood ? 0 : 1;

/** What the process holds, and what it has not collected yet, in MiB. */
async function heapMiB(): Promise<number> {
	const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
	const bytesOf = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
	const names = ["nodejs_heap_size_used_bytes", "nodejs_external_memory_bytes"];
	return names.reduce((sum, name) => sum + bytesOf(name), 0) / 1024 ** 2;
}

/** The least of some measurements: what is left after a collection. */
function least(measurements: readonly number[]): number {
	return Math.min(...measurements);
}
