import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { killPostgres, postgresPids, signal } from "../kill-postgres.js";
import type { Fault } from "./fault.js";

export const databaseFaults: readonly Fault[] = [
	{
		name: "PostgreSQL is stopped",
		async run({ postgres }, duration) {
			await postgres.stop();
			await sleep(duration);
			await postgres.ensureRunning();
		},
	},
	{
		name: "PostgreSQL is paused",
		async run({ dataDirectory, postgres }, duration) {
			const pids = await postgresPids(dataDirectory, postgres);
			signal(pids, "SIGSTOP");
			await sleep(duration);
			signal(pids, "SIGCONT");
		},
	},
	{
		name: "PostgreSQL is killed",
		async run({ dataDirectory, postgres }, duration) {
			await killPostgres(dataDirectory, postgres);
			await sleep(duration);
			await postgres.ensureRunning();
		},
	},
	{
		name: "PostgreSQL is slow",
		async run({ sql }, duration) {
			await sql(
				"create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return new; end'",
			);
			await sql("create trigger slow before insert on leads for each row execute function wait()");
			await sleep(duration);
			await sql("drop function wait cascade");
		},
	},
	{
		name: "PostgreSQL's disk is full",
		diskSize: 160,
		async run({ dataDirectory, postgres, sql }, duration) {
			// The log of changes would use what is free in its files for minutes.
			await sql("checkpoint");
			const filler = join(dataDirectory, "filler");
			fillDisk(filler);
			await sleep(duration);
			rmSync(filler);
			await postgres.ensureRunning();
		},
	},
];

/** Writes zeros until nothing is free. */
function fillDisk(path: string): void {
	const file = openSync(path, "w");
	const zeros = Buffer.alloc(64 * 1024);
	try {
		for (;;) writeSync(file, zeros);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
	} finally {
		closeSync(file);
	}
}
