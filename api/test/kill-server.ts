import type { ClientConfig } from "pg";
import { serverOf } from "./temporary-data.js";
import { query } from "./test-backend.js";

/** Ends the server and all its processes at once, as the end of a container does. */
export async function killServer(data: string, connection: ClientConfig): Promise<void> {
	const rows = await query(connection, "select pid from pg_stat_activity");
	const pids = [serverOf(data), ...rows.map(({ pid }) => Number(pid))];
	for (const pid of pids) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// The one that answered has ended by itself.
		}
	}
}
