import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { isResponding, waitForServer } from "../../scripts/wait-for-server.mjs";
import { atEnd, cleanUp } from "./clean-up.js";
import { goalLine } from "./goal-line.js";
import { median } from "./median.js";

/*
 * How long `npm start` takes when nothing has changed since the last build: until the health check
 * answers, and until the server is ready with its catalogue. The first start does not count: it builds
 * if it has to, and fills the database.
 *
 *   pnpm bench start [starts]
 */
const starts = Number(process.argv[2] ?? 5);
const goalMs = 2000;

/** How often the server is asked, in milliseconds. */
const interval = 10;

try {
	const directory = mkdtempSync(join(tmpdir(), "nev-start-"));
	atEnd(() => rmSync(directory, { recursive: true, force: true }));
	const origin = `http://127.0.0.1:${await freePort()}`;
	await measureStart(origin, directory);
	const times: StartTimes[] = [];
	for (let start = 0; start < starts; start += 1) {
		times.push(await measureStart(origin, directory));
	}
	const health = median(times.map(({ health }) => health));
	process.stdout.write(`npm start, median of ${starts} starts\n`);
	process.stdout.write(`first answer of the health check  ${health} ms\n`);
	process.stdout.write(`ready  ${median(times.map(({ ready }) => ready))} ms\n`);
	process.stdout.write(goalLine("first answer, ms", String(health), "at most", goalMs));
} finally {
	await cleanUp();
}

/** In milliseconds from the command to the answer. */
interface StartTimes {
	readonly health: number;
	readonly ready: number;
}

async function measureStart(origin: string, directory: string): Promise<StartTimes> {
	const start = performance.now();
	const npm = spawn("npm", ["start"], {
		cwd: join(import.meta.dirname, "../.."),
		env: {
			...process.env,
			PORT: new URL(origin).port,
			HOST: "127.0.0.1",
			DATA_DIR: directory,
			DATABASE_URL: "",
		},
		stdio: ["ignore", "ignore", "inherit"],
		// A group of its own, which can be ended as a whole.
		detached: true,
	});
	const exited = once(npm, "exit");
	async function stop(): Promise<void> {
		if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid as number));
		await exited;
		// npm may end before the server.
		while (await isResponding(`${origin}/api/health`)) await sleep(interval);
	}
	atEnd(stop);
	const health = await waitFor(npm, `${origin}/api/health`, start);
	const ready = await waitFor(npm, `${origin}/api/ready`, start);
	await stop();
	return { health, ready };
}

async function waitFor(npm: ChildProcess, address: string, start: number): Promise<number> {
	// The first start builds, which may take minutes.
	await waitForServer(address, { child: npm, timeout: Infinity, interval });
	return Math.round(performance.now() - start);
}
