import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { EmbeddedPostgres } from "../src/storage/embedded-postgres/embedded-postgres.js";
import { postmasterPid } from "../src/storage/embedded-postgres/postmaster-file.js";
import { withClient } from "../src/storage/with-client.js";

/** The process ids of the embedded PostgreSQL: its first process, and those that it started. */
export async function postgresPids(
	dataDirectory: string,
	postgres: EmbeddedPostgres,
): Promise<number[]> {
	const postmaster = postmasterPid(realpathSync(join(dataDirectory, "postgres")));
	if (postmaster === undefined) return [];
	await postgres.ensureRunning();
	const rows = await withClient(
		postgres.connection,
		async (client) =>
			(await client.query<{ pid: number }>("select pid from pg_stat_activity")).rows,
	).catch(() => []);
	return [postmaster, ...rows.map(({ pid }) => pid)];
}

/** Kills all processes of PostgreSQL at once, as in a power cut. */
export async function killPostgres(
	dataDirectory: string,
	postgres: EmbeddedPostgres,
): Promise<void> {
	signal(await postgresPids(dataDirectory, postgres), "SIGKILL");
}

/** Sends a signal to processes, some of which may have exited. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
	for (const pid of pids) {
		try {
			process.kill(pid, name);
		} catch {
			// It has exited.
		}
	}
}
